import {
  FACULTAD_BASE,
  FACULTADES,
  type Facultad,
  hasBase,
  PERMISOS,
  type Permiso,
} from '../permissions.ts';
import type { Problem } from '../wire.ts';
import { FACULTAD_WORDS } from './facultades.words.ts';
import { staffMessages } from './staff.messages.ts';

/** Known words, each once, and each with a permiso that it stands on. */
export function facultadesProblems(
  facultades: readonly string[],
  permisos: readonly Permiso[],
): Problem[] {
  const message = facultadesProblem(facultades, permisos);
  return message === null ? [] : [{ path: 'facultades', message }];
}

function facultadesProblem(
  facultades: readonly string[],
  permisos: readonly Permiso[],
): string | null {
  if (!facultades.every(isFacultad)) return staffMessages.facultadUnknown;
  if (new Set(facultades).size < facultades.length) return staffMessages.facultadRepeated;
  const baseless = facultades.find((one) => !hasBase(one, permisos));
  return baseless === undefined
    ? null
    : staffMessages.facultadNeeds(FACULTAD_WORDS[baseless].word, baseWords(baseless));
}

function isFacultad(word: string): word is Facultad {
  return (FACULTADES as readonly string[]).includes(word);
}

/** «el permiso Caja», «el permiso Pedidos o Caja», «algún permiso». */
export function baseWords(facultad: Facultad): string {
  const base = FACULTAD_BASE[facultad];
  if (base.length === PERMISOS.length) return 'algún permiso';
  const words = base.map((permiso) => `${permiso[0]?.toUpperCase()}${permiso.slice(1)}`);
  return `el permiso ${words.join(' o ')}`;
}
