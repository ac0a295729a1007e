import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Part } from '../part.ts';
import { startReference } from '../servers.ts';
import { inTurns } from '../windows.ts';

const PRODUCTS = 300;

/**
 * A menu of three hundred dishes compared with the same bytes as a static file with its tag, and,
 * to see how much is left, with a server that only sends them from memory.
 */
export const menu: Part = async ({ folder, load, world, product }) => {
  const [sede] = world.sedes;
  if (!sede) throw new Error('No hay sedes.');
  await sql`INSERT INTO products (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
    SELECT c.restaurant_id, c.location_id, c.id, 'Plato de la casa número ' || n,
      'Arroz, fríjoles, carne molida, chicharrón, huevo, tajadas y aguacate.', 10000 + n * 100,
      '/images/0123456789abcdef0123456789abcdef/1280.webp', 'P-' || n
    FROM categories c, generate_series(1, ${PRODUCTS}) AS n
    WHERE c.location_id = ${sede.locationId} AND c."esPlatoPrincipal"`.execute(world.db);
  await sql`UPDATE location_counters SET menu_version = menu_version + 1
    WHERE location_id = ${sede.locationId}`.execute(world.db);
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
    const rate = (result: { rate: number }) => result.rate;
    return [
      whole.atLeast(`menú de ${PRODUCTS} productos, frente a un archivo estático`, 0.7, rate),
      known.atLeast('el mismo menú, ya conocido (304), frente al archivo entero', 0.7, rate),
      bytes.noted('el mismo menú, frente a los mismos bytes en memoria', rate),
    ];
  } finally {
    await reference.stop();
  }
};
