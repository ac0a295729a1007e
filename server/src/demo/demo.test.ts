import { pideCuenta } from '@comanda/contract/accounts/accounts.rules';
import { heldCourses } from '@comanda/contract/kitchen/courses.rules';
import { planProblems } from '@comanda/contract/tables/plan.rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IS_CITUS } from '../../test/citus/is-citus.ts';
import { makeRestaurant } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import type { ImageStore } from '../images/image-store.ts';
import { verifyPassword } from '../sessions/passwords.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import { selectOpenAccounts } from '../tables/account-rows.ts';
import { loadDemo } from './demo.ts';

const images: ImageStore = {
  has: async () => true,
  read: async () => null,
  write: async () => undefined,
  serve: async () => undefined,
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('an empty database gets the demo once, though two nodes start together', async () => {
  const { db } = database;
  const [first, second] = await Promise.all([loadDemo(db, images), loadDemo(db, images)]);
  expect(first).toEqual(second);
  expect(await db.selectFrom('owners').select('email').execute()).toEqual([
    { email: 'marta@lasazon.example' },
  ]);
  const counters = await db.selectFrom('location_counters').selectAll().execute();
  expect(counters).toHaveLength(2);
  for (const { location_id, order_count, revision } of counters) {
    const { orders, newest } = await db
      .selectFrom('orders')
      .select(({ fn }) => [fn.countAll<number>().as('orders'), fn.max('revision').as('newest')])
      .where('location_id', '=', location_id)
      .executeTakeFirstOrThrow();
    expect([order_count, revision]).toEqual([orders, newest]);
  }
});

// Its own question joins what Citus keeps apart.
test.skipIf(IS_CITUS)('the audit log says who took and moved each order of the demo', async () => {
  const { db } = database;
  await loadDemo(db, images);
  const { rows } = await sql<{ entries: number; happened: number; strangers: number }>`
    SELECT (SELECT count(*) FROM audit_entries) AS entries,
      (SELECT sum(num_nonnulls(employee_id::text, "fechaPreparado"::text, "fechaEntregado"::text,
        "fechaCancelado"::text, "fechaFacturado"::text, "fechaBaja"::text)) FROM orders) AS happened,
      (SELECT count(*) FROM audit_entries a WHERE NOT EXISTS (SELECT FROM employees e
        WHERE e.id = a.actor_id AND e.location_id = a.location_id
          AND e.nombre = a.actor_nombre)) AS strangers`.execute(db);
  const [found] = rows;
  expect(found?.entries).toBeGreaterThan(1_000);
  expect(found?.entries).toBe(found?.happened);
  expect(found?.strangers).toBe(0);
});

test('one sede has a plan of its tables and people at them; every order that is not paid there is in the account of its table', async () => {
  const { db } = database;
  await loadDemo(db, images);
  expect(await db.selectFrom('zones').select('nombre').orderBy('position').execute()).toEqual([
    { nombre: 'Salón' },
    { nombre: 'Patio' },
    { nombre: 'Terraza' },
  ]);
  const accounts = await db.selectFrom('accounts').selectAll().execute();
  const joined = await db
    .selectFrom('orders')
    .select(['cuentaId', 'mesa', 'estado'])
    .where('cuentaId', 'is not', null)
    .execute();
  const mesasOf = new Map(accounts.map(({ id, mesas }) => [id, mesas]));
  for (const { cuentaId, mesa } of joined) {
    // Without a table: a sale at the counter.
    expect(mesasOf.get(cuentaId ?? '')).toEqual(mesa ? expect.arrayContaining([mesa]) : []);
  }
  const open = accounts.filter(({ estado }) => estado === 'abierta');
  const taken = open.flatMap(({ claves }) => claves);
  expect(new Set(taken).size).toBe(taken.length);
});

test('the tables of the plan stand apart and keep the rules of a plan', async () => {
  const { db } = database;
  await loadDemo(db, images);
  const zones = await db.selectFrom('zones').selectAll().execute();
  const tables = await db.selectFrom('dining_tables').selectAll().execute();
  expect(tables).toHaveLength(14);
  const zonas = zones.map(({ id, nombre }) => ({
    nombre,
    mesas: tables.filter(({ zona_id }) => zona_id === id),
  }));
  expect(planProblems({ zonas })).toEqual([]);
  const touching = zonas.flatMap(({ mesas }) =>
    mesas.filter((one) => mesas.some((other) => other !== one && overlap(one, other))),
  );
  expect(touching).toEqual([]);
});

test('the tables of the demo show every state that a table can be in', async () => {
  const { db } = database;
  await loadDemo(db, images);
  const drawn = await db.selectFrom('zones').select('location_id').executeTakeFirstOrThrow();
  const [sede] = await sedesOf(db, [drawn.location_id]);
  if (!sede) throw new Error('The demo has no plan.');
  const { accounts } = await selectOpenAccounts(db, sede);
  const lines = await db.selectFrom('orders').select(['id', 'productos', 'cocina']).execute();
  const statesOf = ({ orders, mesas, cuentaPedida }: (typeof accounts)[number]) => {
    const open = orders.filter(({ estado }) => estado !== 'facturado');
    const held = lines.filter(
      ({ id, productos, cocina }) =>
        orders.some((order) => order.id === id) && heldCourses({ productos, cocina }).length > 0,
    );
    const asked = cuentaPedida?.toISOString() ?? null;
    return [
      orders.length === 0 && 'Sin consumo',
      open.length > 1 && 'dos rondas',
      held.length > 0 && 'Por marchar',
      mesas.length > 1 && mesas.join(' + '),
      pideCuenta({ cuentaPedida: asked }, orders) && 'Pide cuenta',
      open.length > 0 && open.length < orders.length && 'pagada en parte',
    ].filter((state) => state !== false);
  };
  const states = accounts.map(statesOf);
  expect(new Set(states.flat())).toEqual(
    new Set([
      'Sin consumo',
      'dos rondas',
      'Por marchar',
      '9 + 10',
      'Pide cuenta',
      'pagada en parte',
    ]),
  );
  expect(new Set(states.map(String)).size).toBeGreaterThanOrEqual(5);
  expect(accounts.every(({ comensales }) => (comensales ?? 0) > 0)).toBe(true);
  expect(accounts.filter(({ nombre }) => nombre).length).toBeGreaterThanOrEqual(5);
});

type Box = { x: number; y: number; ancho: number; alto: number };

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.ancho &&
    other.x < one.x + one.ancho &&
    one.y < other.y + other.alto &&
    other.y < one.y + one.alto
  );
}

test('every announced account opens with its password', async () => {
  const { db } = database;
  const demo = await loadDemo(db, images);
  expect(demo?.employees).toHaveLength(7);
  const hashes = async (table: 'owners' | 'employees' | 'clients', email: string | undefined) =>
    (
      await db
        .selectFrom(table)
        .select('password_hash')
        .where('email', '=', email ?? '')
        .execute()
    ).map((row) => row.password_hash);
  const doors = [
    await hashes('owners', demo?.owner.email),
    await hashes('clients', demo?.client.email),
    await hashes('clients', demo?.clientAndEmployee.email),
    await hashes('employees', demo?.clientAndEmployee.email),
    ...(await Promise.all((demo?.employees ?? []).map(({ email }) => hashes('employees', email)))),
  ];
  for (const [hash] of doors) {
    expect(await verifyPassword(hash, demo?.owner.password ?? '')).toBe(true);
  }
  const { pin_hash } = await db
    .selectFrom('employees')
    .select('pin_hash')
    .executeTakeFirstOrThrow();
  expect(await verifyPassword(pin_hash, demo?.pin ?? '')).toBe(true);
});

test('a database that belongs to somebody else is left alone', async () => {
  const { db } = database;
  await makeRestaurant(db);
  expect(await loadDemo(db, images)).toBeNull();
  expect(await db.selectFrom('owners').select('id').execute()).toHaveLength(1);
});

test('an old demo gets its membership back and keeps everything else', async () => {
  const { db } = database;
  const first = await loadDemo(db, images);
  const lapsed = { fechaInicio: new Date('2026-01-01'), fechaFin: new Date('2026-02-01') };
  await db.updateTable('owners').set(lapsed).execute();
  await db.deleteFrom('orders').execute();
  expect(await loadDemo(db, images)).toEqual(first);
  const { fechaFin } = await db.selectFrom('owners').select('fechaFin').executeTakeFirstOrThrow();
  expect(fechaFin?.getTime()).toBeGreaterThan(Date.now());
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('a load that fails half way leaves nothing', async () => {
  const { db } = database;
  await sql`ALTER TABLE orders ADD CHECK ("metodoPago" <> 'bizum')`.execute(db);
  await expect(loadDemo(db, images)).rejects.toThrow();
  expect(await db.selectFrom('owners').select('id').execute()).toEqual([]);
});
