import { addDays, bogotaDay } from '@comanda/contract/days';
import { type EarlierPeriod, earlierPeriod } from '@comanda/contract/reports/comparison.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { periodProblems, type ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import type { Scope } from './facts.db.ts';
import { type MethodRow, selectMethods, selectMethodsUntil } from './money.db.ts';
import {
  addUp,
  countClients,
  type DayRow,
  selectDays,
  selectDayUntil,
  selectHours,
  selectKinds,
  selectLosses,
  selectMenus,
  selectProductSales,
  selectReportSedes,
  selectStaff,
} from './reports.db.ts';
import {
  leastSold,
  presentFigures,
  presentLosses,
  presentMethods,
  presentProducts,
  presentSedesAndDays,
  presentStaff,
  presentTypes,
} from './reports.presenter.ts';

/** What is reported: one sede, or all that the restaurant has. */
export type Asked = {
  restaurantId: string;
  sede: Sede | null;
  period: ReportPeriod;
  now: Date;
};

export async function readReport(
  db: Db,
  restaurantId: string,
  sede: Sede | null,
  period: ReportPeriod,
  now: Date,
): Promise<Report> {
  return inSnapshot(db, { restaurantId, sede, period, now }, (tx, scope) =>
    compose(tx, scope, period, now),
  );
}

/** One snapshot: an invoice that comes in meanwhile is in all sections or in none. */
export async function inSnapshot<T>(
  db: Db,
  { restaurantId, sede, period, now }: Asked,
  read: (tx: Db, scope: Scope) => Promise<T>,
): Promise<T> {
  const problems = periodProblems(period);
  if (problems.length > 0) throw brokenRules(problems);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // JIT-compiling these statements takes longer than running them.
      await sql`SET LOCAL jit = off`.execute(tx);
      return read(tx, {
        restaurantId,
        sedes: await selectReportSedes(tx, restaurantId, sede, now),
      });
    });
}

async function compose(tx: Db, scope: Scope, period: ReportPeriod, now: Date): Promise<Report> {
  const before = earlierPeriod(period, now);
  const days = await selectDays(tx, scope, { desde: before.desde, hasta: period.hasta });
  const current = days.filter(({ dia }) => dia >= period.desde);
  const earlier = await cutShort(tx, scope, days, before);
  const products = await selectProductSales(tx, scope, period);
  const soldProducts = presentProducts(products, 'producto');
  const clients = await countClients(tx, scope, period);
  const methods = await selectMethods(tx, scope, period);
  return {
    ...period,
    actual: presentFigures(current, methods),
    anterior: {
      ...before,
      corte: before.corte?.toISOString() ?? null,
      ...presentFigures(earlier, await methodsBefore(tx, scope, before)),
    },
    hoy: await compareToday(tx, scope, current, period, now),
    ...presentSedesAndDays(scope.sedes, { period, current }, { before, earlier }),
    porHora: await selectHours(tx, scope, period),
    porTipo: presentTypes(await selectKinds(tx, scope, period)),
    porMetodoPago: presentMethods(methods),
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

/** The rows of the earlier period, up to where it counts: its headline, sedes and days use them. */
async function cutShort(
  tx: Db,
  scope: Scope,
  days: readonly DayRow[],
  { hasta, corte }: EarlierPeriod,
): Promise<DayRow[]> {
  if (!corte) return days.filter(({ dia }) => dia <= hasta);
  const whole = days.filter(({ dia }) => dia < bogotaDay(corte));
  return [...whole, ...(await selectDayUntil(tx, scope, corte))];
}

/** What was paid in the earlier period, up to where it counts. */
async function methodsBefore(
  tx: Db,
  scope: Scope,
  { desde, hasta, corte }: EarlierPeriod,
): Promise<MethodRow[]> {
  if (!corte) return selectMethods(tx, scope, { desde, hasta });
  const whole = await selectMethods(tx, scope, { desde, hasta: addDays(bogotaDay(corte), -1) });
  return [...whole, ...(await selectMethodsUntil(tx, scope, corte))];
}

async function compareToday(
  tx: Db,
  scope: Scope,
  current: readonly DayRow[],
  period: ReportPeriod,
  now: Date,
): Promise<Report['hoy']> {
  const today = bogotaDay(now);
  if (today < period.desde || today > period.hasta) return null;
  const lastWeek = earlierPeriod({ desde: today, hasta: today }, now);
  const whole = await selectDays(tx, scope, lastWeek);
  return {
    ...addUp(current.filter(({ dia }) => dia === today)),
    corte: (lastWeek.corte ?? now).toISOString(),
    semanaPasada: addUp(await cutShort(tx, scope, whole, lastWeek)),
    semanaPasadaCompleta: addUp(whole),
  };
}
