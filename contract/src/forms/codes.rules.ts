import { fold } from '../fold.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** How much of a name its code has, and how long a code may be with the number of a copy. */
const LONGEST = { name: 40, code: 60 } as const;

/** Codes of groups, options and stations: 'salsas', 'aji-de-mani'. Those with '_' in front are of the flags. */
export function isCode(text: string): boolean {
  return text.length <= LONGEST.code && SLUG.test(text);
}

/** The code that a name gets: 'Ají de maní' → 'aji-de-mani', or 'aji-de-mani-2' if that one is taken. */
export function codeOf(nombre: string, taken: ReadonlySet<string>): string {
  const words = fold(nombre.slice(0, LONGEST.name)).match(/[a-z0-9]+/g) ?? ['opcion'];
  const code = words.join('-');
  let free = code;
  for (let copy = 2; taken.has(free); copy += 1) free = `${code}-${copy}`;
  return free;
}
