import type { Restaurant } from './locations.ts';

const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'y', 'e', 'a']);

/** The name of the restaurant. Without one it is made from the link: 'el-fogon-de-ana' becomes 'El Fogon de Ana'. */
export function restaurantName({ nombre, path }: Pick<Restaurant, 'nombre' | 'path'>): string {
  if (nombre) return nombre;
  return (path ?? '')
    .split('-')
    .filter(Boolean)
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
