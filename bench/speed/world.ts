import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../server/src/db/db.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { startCountingCluster } from '../../server/test/counting-cluster.ts';
import {
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type TestSede,
} from '../../server/test/factories.ts';
import { type History, loadHistory } from './history.ts';
import type { LoadRequest } from './load.ts';

/** A sede with the token of somebody who may do everything there. */
export type Workplace = TestSede & { token: string };

export type World = { url: string; db: Db; sedes: Workplace[]; close: () => Promise<void> };

export type Databases = {
  /** A separate database on the one PostgreSQL. */
  open: (name: string) => Promise<{ url: string; db: Db; close: () => Promise<void> }>;
  stop: () => Promise<void>;
};

/** The product's PostgreSQL, with pg_stat_statements switched on. */
export async function startDatabases(folder: string): Promise<Databases> {
  await mkdir(folder, { recursive: true });
  const cluster = await startCountingCluster(join(folder, 'cluster'));
  const { db: admin, close: closeAdmin } = openDatabase(cluster.url);
  return {
    open: async (name) => {
      await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin);
      const url = cluster.url.replace(/\/comanda$/, `/${name}`);
      await migrate(url);
      return { url, ...openDatabase(url) };
    },
    stop: async () => {
      await closeAdmin();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Restaurants of five sedes each, with their staff, menus and the orders of their past. */
export async function makeWorld(
  databases: Databases,
  name: string,
  { sedes: wanted, ...history }: { sedes: number } & Omit<History, 'sedes'>,
): Promise<World> {
  const { url, db, close } = await databases.open(name);
  const sedes: Workplace[] = [];
  while (sedes.length < wanted) {
    const restaurant = await makeRestaurant(db);
    for (let i = 0; i < 5 && sedes.length < wanted; i += 1) {
      const sede = await makeSede(db, restaurant, `Banco ${sedes.length}`);
      await makeMenu(db, sede);
      const { token } = await makeEmployee(db, sede, ['pedidos', 'cocina', 'caja', 'reportes']);
      sedes.push({ ...sede, token });
    }
  }
  await loadHistory(db, { sedes, ...history });
  await copyForReference(db);
  return { url, db, sedes, close };
}

/** An order of three lines, as a waiter sends it. */
export function orderOf({ dbName }: Workplace) {
  return {
    dbName,
    tipo: 'en_local',
    mesa: '7',
    nombreCliente: 'Nubia Rincón',
    telefono: '310 555 0100',
    metodoPago: 'efectivo',
    productos: [
      {
        id_sigo: 'BANDEJA',
        nombre: 'Bandeja paisa',
        precio: 32_900,
        cantidad: 2,
        nota: 'Sin chicharrón',
        adiciones: [{ id_sigo: 'AGUACATE', nombre: 'Aguacate', precio: 4_000 }],
      },
      { id_sigo: 'AJIACO', nombre: 'Ajiaco', precio: 27_500, cantidad: 1, nota: '', adiciones: [] },
      { id_sigo: 'LIMONADA', nombre: 'Limonada de coco', precio: 11_500, cantidad: 3, nota: '' },
    ],
  };
}

export function creating(sede: Workplace): LoadRequest {
  return {
    method: 'POST',
    path: '/api/orders/create',
    headers: bearer(sede),
    body: JSON.stringify(orderOf(sede)),
    hasKey: true,
    status: 201,
  };
}

/** The same, with options of two groups in every line. */
export function choosing(sede: Workplace): LoadRequest {
  const order = orderOf(sede);
  const productos = order.productos.map(({ adiciones: _, ...line }) => ({
    ...line,
    grupos: [
      { codigo: 'grupo-1', opciones: [{ codigo: 'opcion-2' }] },
      {
        codigo: 'grupo-2',
        opciones: [{ codigo: 'opcion-1', cantidad: 2 }, { codigo: 'opcion-3' }],
      },
    ],
  }));
  return { ...creating(sede), body: JSON.stringify({ ...order, productos }) };
}

/** The same, each at a table that nobody sits at. */
export function opening(sede: Workplace): LoadRequest {
  const body = JSON.stringify({ ...orderOf(sede), mesa: FRESH_TABLE });
  return { ...creating(sede), body, fresh: FRESH_TABLE };
}

const FRESH_TABLE = 'mesa-nueva';

/** Turns on the accounts of all tables. The new version makes every node read the settings again. */
export async function activateAccounts({ db, sedes }: World): Promise<void> {
  for (const sede of sedes) {
    const { restaurantId, locationId } = sede;
    const keys = { restaurant_id: restaurantId, location_id: locationId };
    const ajustes = JSON.stringify({ cuentas: { activas: true, qrSoloMesaAbierta: false } });
    await db
      .insertInto('location_settings')
      .values({ ...keys, ajustes })
      .execute();
    await raiseMenu(db, sede);
  }
}

/** Gives a sede groups of five options, unless it has them; of each one may choose nothing. */
export async function drawGroups(db: Db, sede: Workplace, count: number): Promise<void> {
  const { restaurantId: restaurant_id, locationId: location_id } = sede;
  const opciones = [1, 2, 3, 4, 5].map((at) => ({
    codigo: `opcion-${at}`,
    nombre: `Opción de la casa ${at}`,
    precio: at * 500,
    id_sigo: null,
    agotado: false,
    grupos: [],
  }));
  const groups = Array.from({ length: count }, (_, at) => ({
    restaurant_id,
    location_id,
    codigo: `grupo-${at + 1}`,
    nombre: `Grupo ${at + 1}`,
    min: 0,
    max: 4,
    gratis: 1,
    repetible: true,
    opciones: JSON.stringify(opciones),
    position: at,
  }));
  const insert = db.insertInto('modifier_groups').values(groups);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Every dish of a sede is asked with these groups. Every node reads its menu again. */
export async function useGroups(db: Db, sede: Workplace, codes: readonly string[]): Promise<void> {
  await db
    .updateTable('products')
    .set({ grupos: [...codes] })
    .where('location_id', '=', sede.locationId)
    .execute();
  await raiseMenu(db, sede);
}

/** After a change of its menu or settings that went past the product: every node reads them again. */
export async function raiseMenu(db: Db, { restaurantId, locationId }: Workplace): Promise<void> {
  await db
    .updateTable('location_counters')
    .set((eb) => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('restaurant_id', '=', restaurantId)
    .where('location_id', '=', locationId)
    .execute();
}

/** The list that a console asks for when it opens. */
export function listing(sede: Workplace): LoadRequest {
  return {
    path: `/api/orders?dbName=${sede.dbName}&estado=enviado,preparado,entregado&limit=50`,
    headers: bearer(sede),
  };
}

export function bearer({ token }: Workplace): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

/** The same orders as one JSON each: what the reference reads and writes. */
async function copyForReference(db: Db): Promise<void> {
  await sql`CREATE SCHEMA reference`.execute(db);
  await sql`CREATE TABLE reference.orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sede text NOT NULL, body jsonb NOT NULL
  )`.execute(db);
  await sql`INSERT INTO reference.orders (sede, body)
    SELECT l."dbName", to_jsonb(o) - ARRAY['restaurant_id', 'location_id', 'client_id', 'employee_id',
      'idempotency_key', 'request_hash', 'seguimiento', 'busqueda']
    FROM orders o JOIN locations l ON l.restaurant_id = o.restaurant_id AND l.id = o.location_id
    WHERE o.estado IN ('enviado', 'preparado', 'entregado') OR o."horaCreacion" > now() - INTERVAL '100 days'
    ORDER BY o."horaCreacion"`.execute(db);
  await sql`CREATE INDEX ON reference.orders (sede, id DESC)`.execute(db);
  await sql`VACUUM ANALYZE reference.orders`.execute(db);
}
