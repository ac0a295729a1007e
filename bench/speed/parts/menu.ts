import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/db.ts';
import type { Part } from '../part.ts';
import { startReference } from '../servers.ts';
import { inTurns } from '../windows.ts';
import { drawGroups, raiseMenu, useGroups, type Workplace } from '../world.ts';

const PRODUCTS = 300;
const GROUPS = 60;

/**
 * A menu of three hundred dishes compared with the same bytes as a static file with its tag, and,
 * to see how much is left, with a server that only sends them from memory.
 */
export const menu: Part = async ({ folder, load, world, product }) => {
  const [sede, grouped] = world.sedes;
  if (!sede || !grouped) throw new Error('No hay sedes.');
  for (const one of [sede, grouped]) await fillMenu(world.db, one);
  await drawGroups(world.db, grouped, GROUPS);
  await useGroups(world.db, grouped, ['grupo-1', 'grupo-2', 'grupo-3']);
  const { menu_version: version } = await world.db
    .selectFrom('location_counters')
    .select('menu_version')
    .where('location_id', '=', sede.locationId)
    .executeTakeFirstOrThrow();
  const path = `/api/products?dbName=${sede.dbName}`;
  // A reader who knows of the new version gets it.
  const answer = await fetch(`${product.url}${path}&version=${version}`);
  const etag = answer.headers.get('etag') ?? '';
  const file = join(folder, 'menu.json');
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  const reference = await startReference({
    folder,
    env: { DATABASE_URL: world.url, STATIC_FILE: file },
  });
  try {
    const ours = (headers: Record<string, string>, status: number) => ({
      url: product.url,
      clients: 16,
      requests: [{ path, headers, status }],
    });
    const bare = (path: string) => ({ url: reference.url, clients: 16, requests: [{ path }] });
    const whole = await inTurns(load, bare('/menu.json'), ours({}, 200));
    const known = await inTurns(load, bare('/menu.json'), ours({ 'If-None-Match': etag }, 304));
    const bytes = await inTurns(load, bare('/bytes'), ours({}, 200));
    const choosing = {
      ...ours({}, 200),
      requests: [{ path: `/api/products?dbName=${grouped.dbName}` }],
    };
    const groups = await inTurns(load, ours({}, 200), choosing);
    const rate = (result: { rate: number }) => result.rate;
    return [
      whole.atLeast(`menú de ${PRODUCTS} productos, frente a un archivo estático`, 0.7, rate),
      known.atLeast('el mismo menú, ya conocido (304), frente al archivo entero', 0.7, rate),
      bytes.noted('el mismo menú, frente a los mismos bytes en memoria', rate),
      groups.atMost(
        `el mismo menú con ${GROUPS} grupos, frente a sin ellos: p50`,
        1.15,
        ({ p50 }) => p50,
      ),
    ];
  } finally {
    await reference.stop();
  }
};

async function fillMenu(db: Db, sede: Workplace): Promise<void> {
  await sql`INSERT INTO products (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
    SELECT c.restaurant_id, c.location_id, c.id, 'Plato de la casa número ' || n,
      'Arroz, fríjoles, carne molida, chicharrón, huevo, tajadas y aguacate.', 10000 + n * 100,
      '/images/0123456789abcdef0123456789abcdef/1280.webp', 'P-' || n
    FROM categories c, generate_series(1, ${PRODUCTS}) AS n
    WHERE c.location_id = ${sede.locationId} AND c."esPlatoPrincipal"`.execute(db);
  await raiseMenu(db, sede);
}
