import { addDays, dayRange } from '@comanda/contract/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEmployee, makeRestaurant, makeSede } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import type { GeneratedOrder } from '../../test/report-history.ts';
import { live, makeWorld, type World } from '../../test/report-world.ts';
import { readClock } from './closing.db.ts';
import { closableUntil, closePast, closeSede, reopen } from './closing.service.ts';
import { readReport } from './reports.service.ts';
import { ROLLUPS } from './rollups.db.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const DAY = '2026-03-10';
const HOUR_MS = 3_600_000;
const STEP_MS = 600_000;
const noon = (day: string) => dayRange(day).from.getTime() + 12 * HOUR_MS;
const MIDNIGHT = dayRange(DAY).to.getTime();

const sale = (
  at: number,
  taker: GeneratedOrder['taker'] = { kind: 'invitado' },
): GeneratedOrder => ({
  sede: 0,
  tipo: 'en_local',
  metodoPago: 'efectivo',
  lines: [
    {
      id_sigo: 'BANDEJA',
      nombre: 'Bandeja paisa',
      precio: 32_900,
      imagen: null,
      cantidad: 1,
      nota: '',
      adiciones: [],
      combo: null,
      subtotal: 32_900,
    },
  ],
  estado: 'facturado',
  creado: at - 3_000,
  marchado: null,
  preparado: at - 2_000,
  entregado: at - 1_000,
  fin: at,
  taker,
  cook: null,
  waiter: null,
  cashier: null,
});

async function liveFrom({ sedes }: World): Promise<Date | undefined> {
  const row = await server.db
    .selectFrom('report_sedes')
    .select('live_from')
    .where('location_id', '=', sedes[0]?.locationId ?? '')
    .executeTakeFirst();
  return row?.live_from;
}

const reportOf = (world: World, desde: string, hasta = desde) =>
  readReport(server.db, world.restaurant.id, null, { desde, hasta }, new Date(noon('2026-03-20')));

async function closeUntil(world: World, day: string) {
  const [sede] = world.sedes;
  if (!sede) throw new Error('sin sede');
  const until = dayRange(day).from;
  while (((await liveFrom(world)) ?? new Date(0)) < until) await closeSede(server.db, sede, until);
  return sede;
}

test('ten minutes are closed ten minutes after their end, not before', async () => {
  const world = await makeWorld(server.db);
  await live(server.db, world, [sale(noon(DAY))]);
  await closePast(server.db, new Date(MIDNIGHT + STEP_MS - 1));
  expect(await liveFrom(world)).toEqual(new Date(MIDNIGHT - STEP_MS));
  await closePast(server.db, new Date(MIDNIGHT + STEP_MS));
  expect(await liveFrom(world)).toEqual(new Date(MIDNIGHT));
});

test('a round that is asked to stop closes no other sede', async () => {
  const world = await makeWorld(server.db);
  await closePast(server.db, new Date(MIDNIGHT + STEP_MS), AbortSignal.abort());
  expect(await liveFrom(world)).toBeUndefined();
  await closePast(server.db, new Date(MIDNIGHT + STEP_MS));
  expect(await liveFrom(world)).toBeDefined();
});

test('a moment stays open while a transaction that began in it is still writing', async () => {
  await server.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ began: Date }>`SELECT now() AS began`.execute(tx);
    const { oldestTransaction } = await readClock(server.db);
    expect(oldestTransaction?.getTime()).toBeLessThanOrEqual(rows[0]?.began.getTime() ?? 0);
  });
  const now = new Date('2026-03-10T15:25:00Z');
  const until = (oldestTransaction: string | null) =>
    closableUntil(now, {
      now,
      oldestTransaction: oldestTransaction === null ? null : new Date(oldestTransaction),
    }).toISOString();
  expect(until(null)).toBe('2026-03-10T15:10:00.000Z');
  expect(until('2026-03-10T15:24:59Z')).toBe('2026-03-10T15:10:00.000Z');
  expect(until('2026-03-10T13:09:59Z')).toBe('2026-03-10T13:00:00.000Z');
});

test('a node whose clock is ahead closes nothing of the future', async () => {
  const world = await makeWorld(server.db);
  await closePast(server.db, new Date(Date.now() + 48 * HOUR_MS));
  expect((await liveFrom(world))?.getTime()).toBeLessThan(Date.now());
});

test('an order written into closed days is counted once they are opened again', async () => {
  const world = await makeWorld(server.db);
  // In the month before and in this one; both are closed.
  await live(server.db, world, [sale(noon('2026-02-03')), sale(noon('2026-02-20'))]);
  const sede = await closeUntil(world, '2026-03-15');
  await live(server.db, world, [sale(noon('2026-02-20')), sale(noon('2026-03-02'))]);
  const all = async () => {
    const { actual, productos } = await reportOf(world, '2026-02-01', '2026-03-19');
    expect(productos.map(({ cantidad }) => cantidad)).toEqual([actual.pedidos]);
    return actual.pedidos;
  };
  expect(await all()).toBe(2);
  await server.db.transaction().execute((tx) => reopen(tx, sede, '2026-02-20'));
  expect(await all()).toBe(4);
  await closeUntil(world, '2026-03-15');
  expect(await all()).toBe(4);
  // Reopening open days changes nothing.
  await server.db.transaction().execute((tx) => reopen(tx, sede, '2026-03-18'));
  expect(await liveFrom(world)).toEqual(dayRange('2026-03-15').from);
});

test('a long history is closed chunk by chunk, and each step leaves the same report', async () => {
  const world = await makeWorld(server.db);
  const [sede] = world.sedes;
  if (!sede) throw new Error('sin sede');
  const days = Array.from({ length: 100 }, (_, i) => addDays(DAY, i - 100));
  const buyer = { kind: 'cliente', who: 0 } as const;
  const bought = days.map((day) => sale(noon(day), buyer));
  await live(server.db, world, bought);
  const before = await reportOf(world, days[10] ?? '', days[90]);
  expect(before.actual.pedidos).toBe(81);
  expect(before.clientes).toEqual({ nuevos: 0, recurrentes: 1, sinCuenta: 0 });
  const until = dayRange(DAY).from;
  for (let steps = 0; (await liveFrom(world))?.getTime() !== until.getTime(); steps += 1) {
    expect(steps).toBeLessThan(6);
    await closeSede(server.db, sede, until);
    expect(await reportOf(world, days[10] ?? '', days[90])).toEqual(before);
  }
});

test('closed days contain nothing of a client, and a forgotten client stays in their figures', async () => {
  const world = await makeWorld(server.db);
  const [sede] = world.sedes;
  const client = sede?.clients[0];
  if (!sede || !client) throw new Error('sin cliente');
  await live(server.db, world, [sale(noon(DAY), { kind: 'cliente', who: 0 })]);
  await closeSede(server.db, sede, dayRange(addDays(DAY, 1)).from);
  const before = await reportOf(world, DAY);
  const url = `/api/clients/delete/${client.id}?dbName=${sede.dbName}`;
  const { status } = await server.call('DELETE', url, { token: world.restaurant.token });
  expect(status).toBe(200);
  for (const { table } of ROLLUPS) {
    const { rows } = await sql`SELECT * FROM ${sql.table(table)}
      WHERE location_id = ${sede.locationId}`.execute(server.db);
    expect(rows.length, table).toBeGreaterThan(0);
    const text = JSON.stringify(rows);
    for (const personal of [client.id, client.email, client.nombre]) {
      expect(text).not.toContain(personal);
    }
  }
  expect(await reportOf(world, DAY)).toEqual(before);
  expect(before.clientes).toEqual({ nuevos: 1, recurrentes: 0, sinCuenta: 0 });
});

test('somebody who was renamed or left keeps the name they had last', async () => {
  const restaurant = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, restaurant);
  const gone = await makeEmployee(server.db, sede, ['pedidos']);
  const world = { restaurant, sedes: [{ ...sede, staff: [gone], clients: [] }] };
  const taker = { kind: 'empleado', who: 0 } as const;
  await live(server.db, world, [sale(noon(DAY), taker), sale(noon(addDays(DAY, 1)), taker)]);
  await sql`UPDATE audit_entries SET actor_nombre = 'Luz Dary de Gómez'
    WHERE actor_id = ${gone.id} AND at > ${dayRange(DAY).to}`.execute(server.db);
  await server.db.deleteFrom('employees').where('id', '=', gone.id).execute();
  await closeSede(server.db, sede, dayRange(addDays(DAY, 1)).from);
  const { personal } = await reportOf(world, DAY, addDays(DAY, 1));
  expect(personal).toMatchObject([
    { empleado: gone.id, nombre: 'Luz Dary de Gómez', tomados: 2, ventas: 65_800 },
  ]);
});
