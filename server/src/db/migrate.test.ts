import { mesaClave } from '@comanda/contract/tables/tables.rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type TestSede,
} from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sede: TestSede;
let other: TestSede;

beforeAll(async () => {
  database = await openTestDatabase();
  const restaurant = await makeRestaurant(database.db);
  sede = await makeSede(database.db, restaurant);
  other = await makeSede(database.db, await makeRestaurant(database.db));
  await makeMenu(database.db, sede);
  await makeEmployee(database.db, sede, ['caja']);
});
afterAll(() => database.close());

async function query(sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

test('five nodes that start at once migrate once', async () => {
  await query('DROP SCHEMA IF EXISTS nueva CASCADE; CREATE SCHEMA nueva');
  const url = `${database.url}?options=-csearch_path%3Dnueva`;
  const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  const names = (await readMigrations()).map(({ name }) => name);
  expect(ran.flat().sort()).toEqual(names);
  expect(await migrate(url)).toEqual([]);
});

test('a migration that changed after it was applied stops the start', async () => {
  await query("UPDATE schema_migrations SET checksum = 'otra' WHERE name LIKE '001%'");
  await expect(migrate(database.url)).rejects.toThrow('001-tables.sql changed');
});

test('plans exist without the demo: two to buy and one that is not offered', async () => {
  const { rows } = await query('SELECT plan_type, precio_mensual_cop FROM plans');
  expect(rows.filter(({ plan_type }) => plan_type === 1).length).toBeGreaterThanOrEqual(2);
  expect(rows.some(({ plan_type }) => plan_type !== 1)).toBe(true);
});

test('after the upgrade an owner keeps what the plan no longer covers, and what was paid is known', async () => {
  await query('DROP SCHEMA IF EXISTS antes CASCADE; CREATE SCHEMA antes');
  const url = `${database.url}?options=-csearch_path%3Dantes`;
  await migrate(url, { through: '016-zzz.sql' });
  await query(`SET search_path TO antes;
    INSERT INTO owners (email, password_hash, plan_id, "fechaInicio", "fechaFin")
      SELECT lower(plan_name) || '@x.example', '', id, now(), now() + interval '90 days' FROM plans;
    INSERT INTO payment_links
      (restaurant_id, provider_link_id, environment, plan_id, amount_in_cents, expires_at)
      SELECT id, 'l', 'sandbox', plan_id, 123, now() FROM owners WHERE email LIKE 'starter%';
    INSERT INTO payments (restaurant_id, transaction_id, environment, payment_link_id, status,
        amount_in_cents, "fechaInicio", "fechaFin")
      SELECT restaurant_id, 't', 'sandbox', id, 'APPROVED', 123, now(), now() FROM payment_links;
    INSERT INTO locations
      (restaurant_id, nombre, direccion, telefono, horario, logo, imagen, "dbName", created_at)
      SELECT id, 'S' || n, 'x', 'x', 'x', 'x', 'x', 's' || n, '2020-01-01'
      FROM owners, generate_series(1, 3) n WHERE email LIKE 'starter%';
    INSERT INTO roles (restaurant_id, location_id, nombre, descripcion)
      SELECT restaurant_id, id, 'x', 'x' FROM locations;
    INSERT INTO employees (restaurant_id, location_id, nombre, edad, telefono, direccion, role_id,
        email, password_hash)
      SELECT restaurant_id, location_id, 'x', 1, 'x', 'x', id, n || '@x', ''
      FROM roles, generate_series(1, 5) n`);
  await migrate(url);
  const { rows } = await query(`SELECT plan_name, usuarios, pagado_mes_centavos AS pagado,
      pagado_plan_id = plan_id AS known
    FROM antes.owners JOIN antes.plans p ON p.id = plan_id ORDER BY precio_mensual_cop`);
  expect(rows).toEqual([
    { plan_name: 'Starter', usuarios: 10, pagado: 123, known: true },
    { plan_name: 'Pro', usuarios: 20, pagado: 7_500_000, known: true },
    { plan_name: 'Cadena', usuarios: null, pagado: 75_000_000, known: true },
  ]);
  const active = await query(`SELECT (SELECT count(*) FROM antes.locations WHERE activa) AS sedes,
    (SELECT count(*) FROM antes.employees WHERE activo AND created_at = '2020-01-01') AS people`);
  expect(active.rows).toEqual([{ sedes: 3, people: 15 }]);
});

test('after the upgrade tables, accounts and codes are found by the key that their name has now', async () => {
  await query('DROP SCHEMA IF EXISTS claves CASCADE; CREATE SCHEMA claves');
  const url = `${database.url}?options=-csearch_path%3Dclaves`;
  await migrate(url, { through: '026-zzz.sql' });
  const names = ['7B', 'A1', 'Terraza 01', 'Mesa7', 'Barra', '10', '12B', '12 B'];
  const before = names.map((name) => name.toLowerCase());
  await query(`SET search_path TO claves;
    INSERT INTO owners (email, password_hash) VALUES ('x@x.example', '');
    INSERT INTO locations
      (restaurant_id, nombre, direccion, telefono, horario, logo, imagen, "dbName")
      SELECT id, 'S', 'x', 'x', 'x', 'x', 'x', 's' FROM owners;
    INSERT INTO zones (restaurant_id, location_id, nombre, position)
      SELECT restaurant_id, id, 'Salón', 0 FROM locations;
    INSERT INTO dining_tables (restaurant_id, location_id, zona_id, nombre, clave, puestos, x, y, ancho, alto, forma)
      SELECT restaurant_id, location_id, id, n, lower(n), 4, 0, 0, 1, 1, 'redonda'
      FROM zones, unnest('{${names.join()}}'::text[]) n;
    INSERT INTO location_settings (restaurant_id, location_id, codigos)
      SELECT restaurant_id, id, '{"a1": 2, "barra": 1}' FROM locations;
    INSERT INTO accounts (restaurant_id, location_id, id, tipo, mesas, claves, "abiertaPor", unidos, revision)
      SELECT restaurant_id, id, gen_random_uuid(), 'mesa', '{7B,Barra,A1}', '{7b,barra,a1}', 'x',
        '[{"cuenta": "c", "mesas": ["A1"], "claves": ["a1"], "pedidos": []}]', 1 FROM locations`);
  await migrate(url);
  const tables = await query('SELECT nombre, clave FROM claves.dining_tables');
  const claves = new Map(tables.rows.map(({ nombre, clave }) => [nombre, clave]));
  // Two that are one table now wait for another name.
  const wanted = [...names.slice(0, 6).map(mesaClave), '12b', '12 b'];
  expect(names.map((name) => claves.get(name))).toEqual(wanted);
  expect(wanted).not.toEqual(before);
  const { rows } = await query('SELECT claves, unidos FROM claves.accounts');
  expect(rows).toEqual([
    {
      claves: ['7 b', 'barra', 'a 1'],
      unidos: [{ cuenta: 'c', mesas: ['A1'], claves: ['a 1'], pedidos: [] }],
    },
  ]);
  const settings = await query('SELECT codigos FROM claves.location_settings');
  expect(settings.rows[0].codigos).toEqual({ 'a 1': 2, a1: 2, barra: 1 });
});

describe('the schema refuses', () => {
  const keys = () => [sede.restaurantId, sede.locationId];
  const category = `INSERT INTO categories (restaurant_id, location_id, name, "imageUrl", "esBebida")
    VALUES ($1, $2, 'Otra', '/x', true)`;
  const product = (id_sigo: string, precio: number) =>
    `INSERT INTO products
       (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
     SELECT restaurant_id, location_id, id, 'x', 'x', ${precio}, '/x', '${id_sigo}'
     FROM categories WHERE restaurant_id = $1 AND location_id = $2 LIMIT 1`;
  const order = (columns: string, values: string) =>
    `INSERT INTO orders (restaurant_id, location_id, id, revision, "nombreCliente", "metodoPago",
       "creadoPor", productos, total, busqueda, ${columns})
     VALUES ($1, $2, '${'a'.repeat(24)}', 1, 'Ana', 'efectivo', 'ana@x', '[{}]', 1, '', ${values})`;

  test.each([
    ['a second drink category in a sede', category],
    ['the same id_sigo twice in a sede', product('BANDEJA', 1)],
    ['a negative price', product('NUEVO', -1)],
    ['an unknown estado', order('tipo, estado', "'para_llevar', 'perdido'")],
    ['a table order without table', order('tipo', "'en_local'")],
    ['a table on a takeaway order', order('tipo, mesa', "'para_llevar', '4'")],
    ['a delivery without address', order('tipo, telefono', "'a_domicilio', '300'")],
    ['a prepared order without its time', order('tipo, estado', "'para_llevar', 'preparado'")],
    [
      'a write-off without a reason',
      order(
        'tipo, estado, "fechaPreparado", "fechaEntregado", "fechaBaja"',
        "'para_llevar', 'dado_de_baja', now(), now(), now()",
      ),
    ],
    [
      'an unknown permiso',
      `UPDATE employees SET permisos = '{todo}' WHERE restaurant_id = $1 AND location_id = $2`,
    ],
    [
      'a negative counter',
      `UPDATE location_counters SET revision = -1
       WHERE restaurant_id = $1 AND location_id = $2`,
    ],
    [
      'a menu without a version',
      `UPDATE location_counters SET menu_version = 0
       WHERE restaurant_id = $1 AND location_id = $2`,
    ],
    [
      'an audit entry by an unknown kind of person',
      `INSERT INTO audit_entries (restaurant_id, location_id, actor_tipo, actor_nombre, action, entity,
         entity_id)
       VALUES ($1, $2, 'nadie', '', 'creado', 'pedido', '')`,
    ],
  ])('%s', async (_name, sql) => {
    await expect(query(sql, keys())).rejects.toThrow(/violates (check|unique)/);
  });

  test('a product in a category of another sede', async () => {
    const { rows } = await query('SELECT id FROM categories WHERE location_id = $1 LIMIT 1', [
      sede.locationId,
    ]);
    const insert = query(
      `INSERT INTO products
         (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
       VALUES ($1, $2, $3, 'x', 'x', 1, '/x', 'x')`,
      [other.restaurantId, other.locationId, rows[0].id],
    );
    await expect(insert).rejects.toThrow('violates foreign key');
  });

  test('an order in a sede of another restaurant', async () => {
    const mixed = query(order('tipo', "'para_llevar'"), [sede.restaurantId, other.locationId]);
    await expect(mixed).rejects.toThrow('violates foreign key');
  });
});

test('every tenant table is keyed by the restaurant first', async () => {
  const { rows } = await query(`
    SELECT c.relname AS name, (
      SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = i.indkey[0]
    ) AS first
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace
      AND EXISTS (SELECT 1 FROM pg_attribute a
                  WHERE a.attrelid = c.oid AND a.attname = 'restaurant_id')`);
  const references = ['sessions', 'password_resets', 'location_names', 'restaurant_links'];
  const keyed = rows.filter(({ name }) => !references.includes(name));
  expect(keyed.length).toBeGreaterThan(15);
  expect(keyed.filter(({ first }) => first !== 'restaurant_id')).toEqual([]);
});
