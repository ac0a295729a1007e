import { tableLinksSchema } from '@comanda/contract/locations/locations';
import type { Permiso } from '@comanda/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../../server/src/db/db.ts';
import {
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../server/test/factories.ts';
import { loadHistory } from '../speed/history.ts';
import type { StaffedSede } from './service-process.ts';

const RESTAURANTS = 4;
const SEDES_EACH = 5;
const TABLES = 10;
const WAITERS = 3;
const PHONES = 20;
const DISHES = 60;

export type Opened = TestSede & { restaurant: Restaurant };

/** Twenty sedes with a menu and the orders of twenty days. */
export async function makeSedes(db: Db): Promise<Opened[]> {
  const sedes: Opened[] = [];
  for (let r = 0; r < RESTAURANTS; r += 1) {
    const restaurant = await makeRestaurant(db, { plan: 'Cadena' });
    for (let s = 0; s < SEDES_EACH; s += 1) {
      const sede = await makeSede(db, restaurant, `Sábado ${sedes.length + 1}`);
      await makeMenu(db, sede);
      sedes.push({ ...sede, restaurant });
    }
  }
  await sql`
    INSERT INTO products (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
    SELECT c.restaurant_id, c.location_id, c.id, 'Plato ' || n, 'Con arroz, ensalada y patacones', 20000 + n,
      '/images/0123456789abcdef0123456789abcdef/1280.webp', 'P-' || n
    FROM categories c, generate_series(1, ${DISHES}) AS n WHERE c."esPlatoPrincipal"`.execute(db);
  await loadHistory(db, { sedes, days: 20, ordersADay: 200 });
  return sedes;
}

/** Gives each sede its people, tables, which have accounts, and phones. */
export function staff(db: Db, url: string, sedes: Opened[]): Promise<StaffedSede[]> {
  return Promise.all(
    sedes.map(async (sede) => {
      await turnOnAccounts(url, sede);
      const employ = async (permiso: Permiso) => (await makeEmployee(db, sede, [permiso])).token;
      return {
        dbName: sede.dbName,
        cook: await employ('cocina'),
        cashier: await employ('caja'),
        waiters: await Promise.all(Array.from({ length: WAITERS }, () => employ('pedidos'))),
        tables: await tablesOf(url, sede),
        phones: PHONES,
      };
    }),
  );
}

/** As its owner would, in the settings of the sede. */
async function turnOnAccounts(url: string, { dbName, restaurant }: Opened): Promise<void> {
  const path = `${url}/api/locations/ajustes`;
  const headers = {
    Authorization: `Bearer ${restaurant.token}`,
    'Content-Type': 'application/json',
  };
  const read = await fetch(`${path}?dbName=${dbName}`, { headers });
  const { version } = (await read.json()) as { version: number };
  const ajustes = { cuentas: { activas: true, qrSoloMesaAbierta: false } };
  const body = JSON.stringify({ dbName, version, ajustes });
  const answer = await fetch(path, { method: 'PATCH', headers, body });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** The tables with the signature that their printed code carries. */
async function tablesOf(url: string, { dbName, restaurant }: Opened) {
  const path = `/api/locations/mesas?dbName=${dbName}&desde=1&hasta=${TABLES}`;
  const headers = { Authorization: `Bearer ${restaurant.token}` };
  const answer = await fetch(`${url}${path}`, { headers });
  return tableLinksSchema
    .parse(await answer.json())
    .data.map(({ mesa, firma }) => ({ mesa, firma }));
}
