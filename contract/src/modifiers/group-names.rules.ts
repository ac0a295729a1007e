import { nameKey } from '../text.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';

/** The name itself, or 'Salsas 2' if a group is called so. `taken`: keys of names. */
export function freeName(nombre: string, taken: ReadonlySet<string>): string {
  let free = nombre;
  for (let copy = 2; taken.has(nameKey(free)); copy += 1) {
    const mark = ` ${copy}`;
    free = nombre.slice(0, MODIFIER_LIMITS.nombre - mark.length) + mark;
  }
  return free;
}
