import { POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { DAY_MS } from '@comanda/contract/days';
import { nextFreeDbName, toDbName } from '@comanda/contract/locations/locations.rules';
import { addOneMonth } from '@comanda/contract/memberships/memberships.rules';
import type { Permiso } from '@comanda/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { ImageStore } from '../images/image-store.ts';
import { auditEntriesOf } from './audit-entries.ts';
import { type Chance, createChance } from './chance.ts';
import { type Crew, chargedOrders } from './charged.ts';
import { clientsOf, type DemoClient } from './clients.ts';
import { savePictures } from './example-menu.service.ts';
import { makeHistory } from './history.ts';
import { DESAYUNOS, MENU } from './menu.data.ts';
import { addressOf, type Menu, menuOf } from './menu.ts';
import { openMoney } from './open-money.ts';
import type { PictureName } from './picture-names.ts';
import { ASISTENTE, COBROS, type DemoSede, OWNER, SEDES } from './restaurant.ts';
import { shiftsOf } from './shifts.ts';
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
      nit: OWNER.nit,
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
  const [waiters, [cashier]] = [crewFor(staff, 'pedidos'), crewFor(staff, 'caja')];
  const manager = waiters.at(-1);
  if (!cashier || !manager) throw new Error(`${sede.nombre} has nobody at the till.`);
  const history = makeHistory({ sede, menu, waiters, clients }, now);
  const tables = tablesOf(sede, { history, crew: { waiters, cashier, manager }, now, chance });

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
    {
      ...keys,
      revision: history.revision,
      order_count: history.orders.length,
      account_count: tables?.charged.length ?? 0,
      shift_count: tables?.shifts.length ?? 0,
    },
  ]);
  await writeMenu(tx, keys, menu);
  await writeStations(tx, keys, sede);
  await writeZones(tx, keys, sede, chance);

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
  const orders = tables?.orders ?? history.orders;
  await insertRows(
    tx,
    'orders',
    orders.map((order) => ({ ...keys, ...order })),
  );
  if (tables) await writeTables(tx, keys, tables, { addresses, now });
  await insertRows(
    tx,
    'audit_entries',
    auditEntriesOf(sede.key, history.orders, staff).map((entry) => ({ ...keys, ...entry })),
  );
}

/** Who has only this permiso comes first, who has every one last. */
function crewFor<Member extends { permisos: readonly Permiso[] }>(
  staff: readonly Member[],
  permiso: Permiso,
): Member[] {
  return staff
    .filter(({ permisos }) => permisos.includes(permiso))
    .sort((a, b) => a.permisos.length - b.permisos.length);
}

type Room = { history: ReturnType<typeof makeHistory>; crew: Crew; now: Date; chance: Chance };

/** The tables of a sede that has a plan: who sits there, what was paid for whom, and the orders with their accounts. */
function tablesOf({ zonas, cuentas }: DemoSede, { history, crew, now, chance }: Room) {
  if (zonas.length === 0) return null;
  const plan = planOf(zonas, chance);
  const seats = { zonas, cuentas, waiters: crew.waiters, now, revision: history.revision };
  const { accounts, orders } = accountsOf(history.orders, seats, chance);
  const open = openMoney(accounts, orders, cuentas, { crew, now, chance });
  const { shifts, movements, charged } = shiftsOf(
    chargedOrders(orders, crew, now),
    crew,
    now,
    chance,
  );
  const sold = new Map(charged.map(({ order }) => [order.id, order]));
  return {
    ...plan,
    accounts,
    open,
    charged,
    shifts,
    movements,
    orders: orders.map((order) => sold.get(order.id) ?? order),
  };
}

async function writeTables(
  tx: Db,
  keys: OfSede,
  tables: NonNullable<ReturnType<typeof tablesOf>>,
  { addresses, now }: Pick<DemoParts, 'addresses' | 'now'>,
): Promise<void> {
  const { open, charged } = tables;
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  const pagos = COBROS.pagos.map(({ picture, ...pago }) => ({
    ...pago,
    imagen: picture ? addressOf(addresses, picture) : '',
  }));
  const ajustes = { cuentas, ...COBROS, pagos, preparacionMin: 25 };
  const rows = {
    location_settings: [{ ajustes, updated_at: now }],
    zones: tables.zones,
    dining_tables: tables.tables,
    till_shifts: tables.shifts,
    till_movements: tables.movements,
    account_payments: [...open.payments, ...charged.flatMap(({ payments }) => payments)],
    account_adjustments: [
      ...open.adjustments,
      ...charged.flatMap(({ adjustments }) => adjustments),
    ],
    tip_consents: [...open.consents, ...charged.flatMap(({ consents }) => consents)],
  };
  const ofSede = (own: readonly object[]) => own.map((row) => ({ ...keys, ...row }));
  await insertRows(tx, 'accounts', ofSede(tables.accounts));
  await insertRows(tx, 'accounts', ofSede(charged.map(({ account }) => account)));
  for (const [table, own] of Object.entries(rows)) await insertRows(tx, table, ofSede(own));
}

async function writeMenu(tx: Db, keys: OfSede, { categories, products, groups }: Menu) {
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
  await insertRows(
    tx,
    'modifier_groups',
    groups.map((group, position) => ({ ...keys, ...group, position })),
  );
}

async function writeZones(
  tx: Db,
  keys: OfSede,
  { domicilios }: DemoSede,
  chance: Chance,
): Promise<void> {
  const rows = domicilios.map((zone, position) => ({
    ...keys,
    ...zone,
    id: chance.uuid(),
    position,
  }));
  await insertRows(tx, 'delivery_zones', rows);
}

async function writeStations(tx: Db, keys: OfSede, { estaciones }: DemoSede): Promise<void> {
  const rows = estaciones.map(({ objetivoMin, ...station }, position) => ({
    ...keys,
    ...station,
    objetivo_min: objetivoMin,
    position,
  }));
  await insertRows(tx, 'stations', rows);
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
    ...COBROS.pagos.flatMap(({ picture }) => picture ?? []),
    ...categories.map(({ picture }) => picture),
    ...categories.flatMap(({ products }) => products.map(({ picture }) => picture)),
  ]);
}
