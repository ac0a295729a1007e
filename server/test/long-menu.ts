import type { Db } from '../src/db/db.ts';
import type { TestSede } from './factories.ts';

const SYLLABLES =
  'ba be bo ca co cu da de di fa ga lo lu ma me mi mo na no pa pe ra ri ro sa ta te ti to va ve'.split(
    ' ',
  );
const AT_ONCE = 500;

/** Invented words, the same ones for the same seed. */
function nonsense(seed: number): () => string {
  let state = seed;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return () =>
    Array.from({ length: 2 + below(4) }, () => SYLLABLES[below(SYLLABLES.length)]).join('');
}

/** A message of the maximum length, made of invented words. */
export function nonsenseMessage(seed: number): string {
  const word = nonsense(seed);
  return Array.from({ length: 120 }, word).join(' ').slice(0, 500);
}

/** Adds dishes, hardly two of which share a word, in a category of their own. */
export async function fillMenu(
  db: Db,
  sede: TestSede,
  count: number,
  lengths = { nombre: 60, descripcion: 200 },
): Promise<string> {
  const key = { restaurant_id: sede.restaurantId, location_id: sede.locationId };
  const { id: category_id } = await db
    .insertInto('categories')
    .values({ ...key, name: 'Carta larga', imageUrl: '/images/c/1280.webp' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const word = nonsense(count);
  const text = (length: number) => Array.from({ length: 250 }, word).join(' ').slice(0, length);
  const rows = Array.from({ length: count }, (_, at) => ({
    ...key,
    category_id,
    id_sigo: `LARGO-${at}`,
    nombre: text(lengths.nombre),
    descripcion: text(lengths.descripcion),
    precio: 10_000 + at,
    imagen: '/images/p/1280.webp',
    agotado: false,
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await db
      .insertInto('products')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  }
  return category_id;
}
