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

/** More does not fit below the icon of an app. */
const SHORT = 12;

/** As many whole words as fit below an icon: 'La Sazón de Doña Marta' becomes 'La Sazón'. */
export function shortName(name: string): string {
  const letters = [...name];
  if (letters.length <= SHORT) return name;
  const fitting = letters.slice(0, SHORT + 1).join('');
  const words = fitting.slice(0, Math.max(0, fitting.lastIndexOf(' '))).split(' ');
  while (SMALL_WORDS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ').trim() || letters.slice(0, SHORT).join('');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
