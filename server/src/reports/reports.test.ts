import { addDays, bogotaDay, dayRange } from '@comanda/contract/days';
import { earlierWords } from '@comanda/contract/reports/comparison.rules';
import type { Report, ReportSection } from '@comanda/contract/reports/reports';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { FIRST_DAY, HISTORY_DAYS, history } from '../../test/report-history.ts';
import { expectedReport, inModelTerms } from '../../test/report-model.ts';
import { type Happened, live, makeWorld, nameOf, type World } from '../../test/report-world.ts';
import type { Db } from '../db/db.ts';
import { authoriseSede, readSession } from '../sessions/session.ts';
import { closeSede } from './closing.service.ts';
import { writeReportSheet } from './report-sheet.ts';
import { readReport } from './reports.service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const day = fc.integer({ min: -2, max: HISTORY_DAYS + 4 }).map((n) => addDays(FIRST_DAY, n));
const period = fc.oneof(
  fc
    .tuple(day, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 })))
    .map(([desde, more]) => ({ desde, hasta: addDays(desde, more) })),
  fc.constant({ desde: '2026-02-01', hasta: '2026-02-28' }),
  fc.constant({ desde: FIRST_DAY, hasta: addDays(FIRST_DAY, HISTORY_DAYS) }),
);
/** Each sede is closed step by step up to its own hours, or was never closed. */
const hour = fc
  .integer({ min: -24, max: (HISTORY_DAYS + 2) * 24 })
  .map((n) => new Date(dayRange(FIRST_DAY).from.getTime() + n * 3_600_000));
const all = [30, HISTORY_DAYS + 2].map((n) => dayRange(addDays(FIRST_DAY, n)).from);
const hours = fc.oneof(fc.array(hour, { maxLength: 4 }), fc.constant(all));
const closings = fc.tuple(hours, hours);

test('whatever happened and whatever is closed, a report matches a walk over the orders', async () => {
  await fc.assert(
    fc.asyncProperty(
      history,
      closings,
      fc.array(period, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: 86_399_999 }),
      async (generated, steps, periods, msOfDay) => {
        const world = await makeWorld(db);
        const happened = await live(db, world, generated);
        for (const [i, untils] of steps.entries()) {
          for (const until of untils)
            if (world.sedes[i]) await closeSede(db, world.sedes[i], until);
        }
        const today = addDays(FIRST_DAY, HISTORY_DAYS + 3);
        const now = new Date(dayRange(today).from.getTime() + msOfDay);
        for (const wanted of periods) {
          for (const only of [null, 0, 1]) {
            const report = await reportOf(world, only, wanted, now);
            const expected = expectedReport(world, happened, only, wanted, now);
            expect(inModelTerms(report)).toEqual(expected);
            expectToAddUp(report);
            expectTheAuditLog(world, report, happened);
          }
        }
      },
    ),
    { numRuns: 20 },
  );
}, 240_000);

test('while a day runs, the sedes add up to the headline, now and before, on the screen and in the sheet', async () => {
  const today = addDays(FIRST_DAY, 20);
  const running = fc
    .constantFrom(1, 2, 7, 10)
    .map((days) => ({ desde: addDays(today, 1 - days), hasta: today }));
  await fc.assert(
    fc.asyncProperty(
      history,
      running,
      fc.integer({ min: 0, max: 86_399_999 }),
      async (generated, wanted, ms) => {
        const world = await makeWorld(db);
        const now = new Date(dayRange(today).from.getTime() + ms);
        // Events of the future have not happened yet.
        const past = generated.filter(({ fin, entregado, preparado, creado }) =>
          [fin, entregado, preparado, creado].every((at) => at === null || at < now.getTime()),
        );
        if (past.length === 0) return;
        const happened = await live(db, world, past);
        for (const sede of world.sedes) await closeSede(db, sede, dayRange(today).from);
        const report = await reportOf(world, null, wanted, now);
        expect(inModelTerms(report)).toEqual(expectedReport(world, happened, null, wanted, now));
        expectToAddUp(report);
        expectTheSheet(report);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

/** The sheet has the figures and the words of the screen. */
function expectTheSheet(report: Report) {
  const { actual, anterior, porSede } = report;
  const words = earlierWords(report, anterior.corte);
  expect(sheetOf(report, 'resumen')).toEqual(
    expect.arrayContaining([
      ['', 'Este período', `Antes: ${words}`],
      ['Ventas', actual.ventas, anterior.ventas].map(String),
      ['Pedidos cancelados', actual.cancelados.pedidos, anterior.cancelados.pedidos].map(String),
    ]),
  );
  expect(sheetOf(report, 'sedes')).toEqual([
    ['Sede', 'Pedidos', 'Ventas', `Pedidos: ${words}`, `Ventas: ${words}`],
    ...porSede.map((sede) =>
      [sede.nombre, sede.pedidos, sede.ventas, sede.anterior.pedidos, sede.anterior.ventas].map(
        String,
      ),
    ),
  ]);
}

function sheetOf(report: Report, section: ReportSection): string[][] {
  const sheet = writeReportSheet({ report, tips: NO_TIPS, discounts: NO_DISCOUNTS }, section)
    .slice(1)
    .trimEnd();
  return Papa.parse<string[]>(sheet, { delimiter: ';' }).data;
}

const NO_TIPS = { desde: '', hasta: '', propinas: [], respuestas: { si: 0, otro: 0, no: 0 } };
const NO_DISCOUNTS = { desde: '', hasta: '', porTipo: [], porPersona: [], ajustes: [] };

/** Every way to split the sales adds up to all of them. */
function expectToAddUp(report: Report) {
  const { ventas, pedidos } = report.actual;
  const total = (rows: readonly { ventas: number }[]) =>
    rows.reduce((sum, row) => sum + row.ventas, 0);
  const count = (rows: readonly { pedidos: number }[]) =>
    rows.reduce((sum, row) => sum + row.pedidos, 0);
  const { porDia, porSede, porHora, porTipo } = report;
  const porMetodoPago = (report.porMetodoPago ?? []).map(({ pagos, valor }) => ({
    pedidos: pagos,
    ventas: valor,
  }));
  for (const rows of [porDia, porSede, porHora, porTipo, porMetodoPago]) {
    expect(total(rows)).toBe(ventas);
    expect(count(rows)).toBe(pedidos);
  }
  const { anterior } = report;
  expect(total(porSede.map((sede) => sede.anterior))).toBe(anterior.ventas);
  expect(count(porSede.map((sede) => sede.anterior))).toBe(anterior.pedidos);
  expect(porDia.reduce((sum, day) => sum + day.anterior, 0)).toBe(anterior.ventas);
  expect(total(report.productos) + total(report.adiciones)).toBe(ventas);
  expect(total(report.personal)).toBe(ventas);
}

/** Losses name who did it and why; people have their name from the audit log. */
function expectTheAuditLog(world: World, report: Report, happened: readonly Happened[]) {
  for (const loss of [...report.bajas, ...report.cancelados]) {
    const order = happened.find(({ id }) => id === loss._id);
    const who = order?.estado === 'cancelado' ? order.waiter : (order?.cashier ?? null);
    const sede = world.sedes[order?.sede ?? -1];
    expect(loss).toMatchObject({
      dbName: sede?.dbName,
      fecha: new Date(Number(order?.fin)).toISOString(),
      motivo: order?.estado === 'cancelado' ? '' : '=Se cayó',
      por: who === null ? '' : nameOf(sede?.staff[who]?.id ?? ''),
    });
  }
  for (const { empleado, nombre } of report.personal) {
    expect(nombre).toBe(empleado === '' ? 'Clientes por su cuenta' : nameOf(empleado));
  }
}

async function reportOf(
  { restaurant, sedes }: World,
  only: number | null,
  wanted: { desde: string; hasta: string },
  now: Date,
): Promise<Report> {
  expect(bogotaDay(now) >= FIRST_DAY).toBe(true);
  const named = only === null ? null : (sedes[only]?.dbName ?? '');
  const owner = await readSession(db, restaurant.token);
  const sede = named === null ? null : await authoriseSede(db, owner, 'reports.read', named);
  return readReport(db, restaurant.id, sede, wanted, now);
}
