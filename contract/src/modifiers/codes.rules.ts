import { fold } from '../fold.ts';
import { nameKey } from '../text.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

/** Codes of groups and options: 'salsas', 'aji-de-mani'. Those with '_' in front are of the flags. */
export function isCode(text: string): boolean {
  return text.length <= MODIFIER_LIMITS.codigo && SLUG.test(text);
}

/** The code that a name gets: 'Ají de maní' → 'aji-de-mani', or 'aji-de-mani-2' if that one is taken. */
export function codeOf(nombre: string, taken: ReadonlySet<string>): string {
  const words = fold(nombre.slice(0, LONGEST)).match(/[a-z0-9]+/g) ?? ['opcion'];
  const code = words.join('-');
  let free = code;
  for (let copy = 2; taken.has(free); copy += 1) free = `${code}-${copy}`;
  return free;
}

/** The name itself, or 'Salsas 2' if a group is called so. `taken`: keys of names. */
export function freeName(nombre: string, taken: ReadonlySet<string>): string {
  let free = nombre;
  for (let copy = 2; taken.has(nameKey(free)); copy += 1) {
    const mark = ` ${copy}`;
    free = nombre.slice(0, MODIFIER_LIMITS.nombre - mark.length) + mark;
  }
  return free;
}
