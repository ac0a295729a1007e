import { POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { DAY_MS } from '@comanda/contract/days';
import { nextFreeDbName, toDbName } from '@comanda/contract/locations/locations.rules';
import { addOneMonth } from '@comanda/contract/memberships/memberships.rules';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { ImageStore } from '../images/image-store.ts';
import { auditEntriesOf } from './audit-entries.ts';
import { type Chance, createChance } from './chance.ts';
import { clientsOf, type DemoClient } from './clients.ts';
import { savePictures } from './example-menu.service.ts';
import { makeHistory } from './history.ts';
import { DESAYUNOS, MENU } from './menu.data.ts';
import { addressOf, type Menu, menuOf } from './menu.ts';
import type { PictureName } from './picture-names.ts';
import { ASISTENTE, type DemoSede, OWNER, SEDES } from './restaurant.ts';
import { CARGOS, STAFF } from './staff.ts';
import { accountsOf, planOf } from './tables.ts';

type DemoParts = {
  addresses: ReadonlyMap<PictureName, string>;
  passwordHash: string;
  pinHash: string;
  now: Date;
};

type OfSede = { restaurant_id: string; location_id: string };

/** The same `now` gives the same rows, ids included. Runs in one transaction: all or nothing. */
export async function writeDemo(tx: Db, parts: DemoParts): Promise<void> {
  const { now, addresses, passwordHash } = parts;
  const chance = createChance(`ids of ${now.toISOString()}`);
  const restaurantId = chance.uuid();
  const plan = await tx
    .selectFrom('plans')
    .select('id')
    .where('plan_name', '=', OWNER.plan_name)
    .executeTakeFirstOrThrow();
  const opened = Math.max(...SEDES.map(({ openedDaysAgo }) => openedDaysAgo)) + 3;
  await insertRows(tx, 'owners', [
    {
      id: restaurantId,
      email: OWNER.email,
      password_hash: passwordHash,
      nombre: OWNER.nombre,
      logo: addressOf(addresses, OWNER.logo),
      path: OWNER.path,
      verified_at: daysBefore(now, opened),
      plan_id: plan.id,
      fechaInicio: now,
      fechaFin: addOneMonth(now),
      created_at: daysBefore(now, opened),
    },
  ]);
  const taken: string[] = [];
  for (const sede of SEDES) {
    const dbName = nextFreeDbName(toDbName(sede.nombre), taken);
    taken.push(dbName);
    const keys = { restaurant_id: restaurantId, location_id: chance.uuid() };
    await writeSede(tx, sede, keys, { ...parts, dbName, chance });
  }
}

async function writeSede(
  tx: Db,
  sede: DemoSede,
  keys: OfSede,
  parts: DemoParts & { dbName: string; chance: Chance },
) {
  const { now, chance, dbName, addresses, passwordHash, pinHash } = parts;
  const menu = menuOf(sede.key, addresses, chance);
  const clients = clientsOf(sede, now, chance.uuid);
  const staff = STAFF[sede.key].map((member) => ({ ...member, id: chance.uuid() }));
  const waiters = staff
    .filter(({ permisos }) => permisos.includes('pedidos'))
    .sort((a, b) => a.permisos.length - b.permisos.length);
  const history = makeHistory({ sede, menu, waiters, clients }, now);

  const { nombre, direccion, telefono, horario } = sede;
  await insertRows(tx, 'locations', [
    {
      restaurant_id: keys.restaurant_id,
      id: keys.location_id,
      nombre,
      direccion,
      telefono,
      horario,
      logo: addressOf(addresses, OWNER.logo),
      imagen: addressOf(addresses, sede.imagen),
      dbName,
      created_at: daysBefore(now, sede.openedDaysAgo),
    },
  ]);
  await insertRows(tx, 'location_names', [{ ...keys, dbName }]);
  await insertRows(tx, 'location_counters', [
    { ...keys, revision: history.revision, order_count: history.orders.length },
  ]);
  await writeMenu(tx, keys, menu);

  const roles = CARGOS.map((cargo) => ({ ...keys, id: chance.uuid(), ...cargo, disponible: true }));
  await insertRows(tx, 'roles', roles);
  await insertRows(
    tx,
    'employees',
    staff.map(({ cargo, ...member }) => ({
      ...keys,
      ...member,
      role_id: roles.find((role) => role.nombre === cargo)?.id,
      password_hash: passwordHash,
      pin_hash: pinHash,
      created_at: daysBefore(now, sede.openedDaysAgo),
    })),
  );
  await writeClients(tx, keys, clients, { passwordHash, chance });
  await insertRows(tx, 'chatbot_configs', [{ ...keys, ...chatbotOf(sede), updated_at: now }]);
  const orders = await writeTables(tx, keys, sede, { history, waiters, now, chance });
  await insertRows(
    tx,
    'orders',
    orders.map((order) => ({ ...keys, ...order })),
  );
  await insertRows(
    tx,
    'audit_entries',
    auditEntriesOf(sede.key, history.orders, staff).map((entry) => ({ ...keys, ...entry })),
  );
}

type Room = Pick<Parameters<typeof accountsOf>[1], 'waiters' | 'now'> & {
  history: ReturnType<typeof makeHistory>;
  chance: Chance;
};

/** The tables of a sede that has a plan, and who sits there; answers its orders with their accounts. */
async function writeTables(
  tx: Db,
  keys: OfSede,
  { zonas, cuentas: parties }: DemoSede,
  { history, waiters, now, chance }: Room,
) {
  if (zonas.length === 0) return history.orders;
  const { zones, tables } = planOf(zonas, chance);
  const seats = { zonas, cuentas: parties, waiters, now, revision: history.revision };
  const { accounts, orders } = accountsOf(history.orders, seats, chance);
  const ofSede = (rows: object[]) => rows.map((row) => ({ ...keys, ...row }));
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  await insertRows(tx, 'location_settings', [{ ...keys, ajustes: { cuentas }, updated_at: now }]);
  await insertRows(tx, 'zones', ofSede(zones));
  await insertRows(tx, 'dining_tables', ofSede(tables));
  await insertRows(tx, 'accounts', ofSede(accounts));
  return orders;
}

async function writeMenu(tx: Db, keys: OfSede, { categories, products }: Menu) {
  await insertRows(
    tx,
    'categories',
    categories.map(({ _id, ...category }, position) => ({
      ...keys,
      id: _id,
      ...category,
      position,
    })),
  );
  await insertRows(
    tx,
    'products',
    products.map(({ _id, categoryId, ...product }, position) => ({
      ...keys,
      id: _id,
      category_id: categoryId,
      ...product,
      position,
    })),
  );
}

/** With proof that each of them accepted the data policy. */
async function writeClients(
  tx: Db,
  keys: OfSede,
  clients: readonly DemoClient[],
  { passwordHash, chance }: { passwordHash: string; chance: Chance },
) {
  await insertRows(
    tx,
    'clients',
    clients.map((client) => ({ ...keys, ...client, password_hash: passwordHash })),
  );
  await insertRows(
    tx,
    'consents',
    clients.map(({ id, email, fecha_registro }) => ({
      ...keys,
      id: chance.uuid(),
      client_id: id,
      email,
      version: POLICY_VERSION,
      canal: 'registro',
      accepted_at: fecha_registro,
    })),
  );
}

function chatbotOf({ direccion, horario, telefono, tono }: DemoSede) {
  return {
    ...ASISTENTE,
    tono,
    frasesConfirmacion: ['hágale pues', 'así quedamos'],
    parametros: [
      { titulo: 'Dirección', valor: direccion },
      { titulo: 'Horarios', valor: horario },
    ],
    redesSociales: {
      whatsapp: `https://wa.me/57${telefono.replaceAll(' ', '')}`,
      instagram: 'https://www.instagram.com/lasazon.example',
      facebook: 'https://www.facebook.com/lasazon.example',
    },
  };
}

function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * DAY_MS);
}

const BATCH = 500;

/**
 * Inserts many rows in few statements. Every row has the columns of the first; the table gives
 * their types.
 */
export async function insertRows(
  tx: Db,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${batch}::jsonb)
    `.execute(tx);
  }
}

/** Stores every picture of the demo once and returns its address. */
export function storePictures(images: ImageStore) {
  const categories = [...MENU, DESAYUNOS];
  return savePictures(images, [
    OWNER.logo,
    ...SEDES.map(({ imagen }) => imagen),
    ...categories.map(({ picture }) => picture),
    ...categories.flatMap(({ products }) => products.map(({ picture }) => picture)),
  ]);
}
