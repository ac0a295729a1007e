import { addDays, bogotaDay, DAY_MS } from '@comanda/contract/days';
import type { Report } from '@comanda/contract/reports/reports';
import {
  daysIn,
  periodBefore,
  periodProblems,
  type ReportPeriod,
} from '@comanda/contract/reports/reports.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import type { Scope } from './facts.db.ts';
import {
  addUp,
  countClients,
  type DayRow,
  selectDaySoFar,
  selectDays,
  selectHours,
  selectKinds,
  selectLosses,
  selectMenus,
  selectProductSales,
  selectReportSedes,
  selectStaff,
  type Tally,
} from './reports.db.ts';
import {
  leastSold,
  presentFigures,
  presentKinds,
  presentLosses,
  presentProducts,
  presentSedesAndDays,
  presentStaff,
} from './reports.presenter.ts';

/** The report of one sede, or of all that the restaurant has. */
export async function readReport(
  db: Db,
  restaurantId: string,
  sede: Sede | null,
  period: ReportPeriod,
  now: Date,
): Promise<Report> {
  const problems = periodProblems(period);
  if (problems.length > 0) throw brokenRules(problems);
  // One snapshot: an invoice that comes in meanwhile is in all sections or in none.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // JIT-compiling these statements takes longer than running them.
      await sql`SET LOCAL jit = off`.execute(tx);
      const sedes = await selectReportSedes(tx, restaurantId, sede, now);
      return compose(tx, { restaurantId, sedes }, period, now);
    });
}

async function compose(tx: Db, scope: Scope, period: ReportPeriod, now: Date): Promise<Report> {
  const before = periodBefore(period);
  const days = await selectDays(tx, scope, { desde: before.desde, hasta: period.hasta });
  const current = days.filter(({ dia }) => dia >= period.desde);
  const earlier = days.filter(({ dia }) => dia < period.desde);
  const products = await selectProductSales(tx, scope, period);
  const soldProducts = presentProducts(products, 'producto');
  const clients = await countClients(tx, scope, period);
  return {
    ...period,
    actual: presentFigures(current),
    anterior: { ...before, ...presentFigures(earlier) },
    hoy: await compareToday(tx, scope, { current, earlier }, period, now),
    ...presentSedesAndDays(scope.sedes, period, current, earlier),
    porHora: await selectHours(tx, scope, period),
    ...presentKinds(await selectKinds(tx, scope, period)),
    productos: soldProducts,
    menosVendidos: leastSold(await selectMenus(tx, scope), soldProducts),
    adiciones: presentProducts(products, 'adicion'),
    bajas: presentLosses(await selectLosses(tx, scope, period, 'dado_de_baja'), scope.sedes),
    cancelados: presentLosses(await selectLosses(tx, scope, period, 'cancelado'), scope.sedes),
    personal: presentStaff(await selectStaff(tx, scope, period), scope.sedes),
    clientes: {
      ...clients,
      sinCuenta: current.reduce((sum, { sin_cuenta }) => sum + sin_cuenta, 0),
    },
  };
}

async function compareToday(
  tx: Db,
  scope: Scope,
  days: { current: readonly DayRow[]; earlier: readonly DayRow[] },
  period: ReportPeriod,
  now: Date,
): Promise<Report['hoy']> {
  const today = bogotaDay(now);
  if (today < period.desde || today > period.hasta) return null;
  const before = (length: number) =>
    selectDaySoFar(tx, scope, addDays(today, -length), new Date(now.getTime() - length * DAY_MS));
  const lastWeek = await before(7);
  const isGoing = period.hasta === today;
  const counterpart = isGoing ? await before(daysIn(period)) : null;
  return {
    ...addUp(days.current.filter(({ dia }) => dia === today)),
    semanaPasada: lastWeek.soFar,
    semanaPasadaCompleta: lastWeek.whole,
    periodoAnterior: counterpart && cutShort(addUp(days.earlier), counterpart),
  };
}

/** Sales without the rest of the last day. */
function cutShort(all: Tally, { soFar, whole }: { soFar: Tally; whole: Tally }): Tally {
  return {
    pedidos: all.pedidos - whole.pedidos + soFar.pedidos,
    ventas: all.ventas - whole.ventas + soFar.ventas,
  };
}
