import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import { earlierPeriod } from '@comanda/contract/reports/comparison.rules';
import type { ReportFigures } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { type Happened, liveMonth, MONTH_DAYS, month } from '../../test/money-month.ts';
import { FIRST_DAY } from '../../test/report-history.ts';
import { makeWorld, type World } from '../../test/report-world.ts';
import type { Db } from '../db/db.ts';
import { authoriseSede, readSession } from '../sessions/session.ts';
import { closeSede } from './closing.service.ts';
import { readDiscounts, readTips } from './money.service.ts';
import { readReport } from './reports.service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const TODAY = addDays(FIRST_DAY, MONTH_DAYS + 4);
const day = fc.integer({ min: -1, max: MONTH_DAYS + 4 }).map((n) => addDays(FIRST_DAY, n));
const period = fc.oneof(
  fc.tuple(day, fc.integer({ min: 0, max: 10 })).map(([desde, more]) => ({
    desde,
    hasta: addDays(desde, more),
  })),
  fc.constant({ desde: '2026-02-01', hasta: '2026-02-28' }),
  fc.constant({ desde: FIRST_DAY, hasta: TODAY }),
);
const until = fc
  .integer({ min: 1, max: (MONTH_DAYS + 4) * 144 })
  .map((steps) => new Date(dayRange(FIRST_DAY).from.getTime() + steps * 600_000));

test('a month of splits, discounts, courtesies, refunds, corrections, reopened accounts and orders that were paid before midnight has the same figures live, closed and summed by hand', async () => {
  await fc.assert(
    fc.asyncProperty(
      month,
      fc.array(until, { maxLength: 5 }),
      period,
      fc.integer({ min: 0, max: 86_399_999 }),
      async (visits, untils, wanted, ms) => {
        const world = await makeWorld(db);
        const happened = await liveMonth(db, world, visits);
        const now = new Date(dayRange(TODAY).from.getTime() + ms);
        await expectByHand(world, happened, wanted, now);
        const ends = [...untils].sort((a, b) => a.getTime() - b.getTime());
        for (const end of [...ends, dayRange(addDays(TODAY, -1)).from]) {
          for (const sede of world.sedes) await closeSede(db, sede, end);
        }
        await expectByHand(world, happened, wanted, now);
      },
    ),
    { numRuns: 25 },
  );
}, 240_000);

async function expectByHand(world: World, happened: Happened, wanted: ReportPeriod, now: Date) {
  const owner = await readSession(db, world.restaurant.token);
  for (const only of [null, 0, 1]) {
    const named = only === null ? null : (world.sedes[only]?.dbName ?? '');
    const sede = named === null ? null : await authoriseSede(db, owner, 'reports.read', named);
    const asked = { restaurantId: world.restaurant.id, sede, period: wanted, now };
    const here = at(happened, only);
    const report = await readReport(db, asked.restaurantId, sede, wanted, now);
    const expected = byHand(here, wanted, null);
    expect(report.actual).toMatchObject(expected.figures);
    const before = earlierPeriod(wanted, now);
    expect(report.anterior).toMatchObject(byHand(here, before, before.corte).figures);
    expect(
      Object.fromEntries(report.porMetodoPago?.map(({ metodo, ...rest }) => [metodo, rest]) ?? []),
    ).toEqual(expected.methods);
    // The parts relate to the whole as the screens say.
    const { ventas, descuentos, propinas, devoluciones } = report.actual;
    const sold = [...report.productos, ...report.adiciones];
    expect(sum(sold.map((one) => one.ventas))).toBe(ventas + descuentos);
    for (const rows of [report.porDia, report.porHora, report.porTipo, report.porSede]) {
      expect(sum(rows.map((one) => one.ventas))).toBe(ventas);
    }
    expect(sum(report.personal.map((one) => one.ventas))).toBe(ventas);
    for (const [i, { staff, dbName }] of world.sedes.entries()) {
      if (only !== null && only !== i) continue;
      for (const [who, { id }] of staff.entries()) {
        const person = report.personal.find((one) => one.empleado === id && one.dbName === dbName);
        expect(person?.facturados ?? 0).toBe(expected.charges.get(`${i} ${who}`) ?? 0);
      }
    }
    const tips = await readTips(db, asked);
    expect(sum(tips.propinas.map((one) => one.propina))).toBe(propinas);
    expect(sum(tips.propinas.map((one) => one.devuelta))).toBeLessThanOrEqual(devoluciones);
    for (const [i, { staff, dbName }] of world.sedes.entries()) {
      for (const [who, { id }] of staff.entries()) {
        const own = tips.propinas.filter((one) => one.mesero?.id === id && one.dbName === dbName);
        expect(sum(own.map((one) => one.propina))).toBe(
          only === null || only === i ? (expected.tips.get(`${i} ${who}`) ?? 0) : 0,
        );
      }
    }
    const discounts = await readDiscounts(db, asked, 1_000);
    const courtesies = discounts.porTipo.find(({ tipo }) => tipo === 'cortesia');
    expect(courtesies?.valor).toBe(report.actual.cortesias);
    expect(sum(discounts.ajustes.map((one) => one.valor))).toBe(
      sum(discounts.porTipo.map((one) => one.valor)),
    );
  }
}

function at(happened: Happened, only: number | null): Happened {
  const here = <T extends { sede: number }>(all: T[]) =>
    all.filter(({ sede }) => only === null || sede === only);
  return {
    sales: here(happened.sales),
    courtesies: here(happened.courtesies),
    payments: here(happened.payments),
    charges: here(happened.charges),
  };
}

/** The same figures from what happened. `corte`: only before it. */
function byHand(happened: Happened, { desde, hasta }: ReportPeriod, corte: Date | null) {
  const within = <T extends { at: number }>(all: T[]) =>
    all.filter(({ at }) => {
      const on = bogotaDay(new Date(at));
      return on >= desde && on <= hasta && (corte === null || at < corte.getTime());
    });
  const sales = within(happened.sales);
  const payments = within(happened.payments);
  const ventas = sum(sales.map(({ gross, descuento }) => gross - descuento));
  const methods: Record<
    string,
    { pagos: number; valor: number; propina: number; devuelto: number }
  > = {};
  const tips = new Map<string, number>();
  for (const { metodo, tipo, valor, propina, sede, waiter } of payments) {
    const one = methods[metodo] ?? { pagos: 0, valor: 0, propina: 0, devuelto: 0 };
    methods[metodo] = one;
    if (tipo === 'devolucion') {
      one.devuelto += valor + propina;
      continue;
    }
    const sign = tipo === 'pago' ? 1 : -1;
    one.pagos += sign;
    one.valor += sign * valor;
    one.propina += sign * propina;
    const key = `${sede} ${waiter}`;
    tips.set(key, (tips.get(key) ?? 0) + sign * propina);
  }
  const charges = new Map<string, number>();
  for (const { sede, who, count } of within(happened.charges)) {
    charges.set(`${sede} ${who}`, (charges.get(`${sede} ${who}`) ?? 0) + count);
  }
  const figures: Partial<ReportFigures> = {
    pedidos: sales.length,
    ventas,
    ticketPromedio: sales.length === 0 ? 0 : Math.round(ventas / sales.length),
    descuentos: sum(sales.map(({ descuento }) => descuento)),
    cortesias: sum(within(happened.courtesies).map(({ valor }) => valor)),
    devoluciones: sum(Object.values(methods).map(({ devuelto }) => devuelto)),
    propinas: sum(Object.values(methods).map(({ propina }) => propina)),
  };
  const isSomething = (one: object) => Object.values(one).some((value) => value !== 0);
  return {
    figures,
    methods: Object.fromEntries(Object.entries(methods).filter(([, one]) => isSomething(one))),
    charges,
    tips,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
