import { isChoosable, type OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import type { Modifier } from './assistant.ts';
import { contentWords, plainWords } from './language/normalise.ts';

/** An option by the codes that lead to it: 'termino/medio', 'combo/en-combo/bebida/limonada'. */
type Path = string;

/** What was said of the groups of a dish, and the wishes that are about something else. */
export function readOptions(
  groups: readonly OfferedGroup[],
  mods: readonly Modifier[],
  known: readonly Path[],
): { chosen: Path[]; left: Modifier[] } {
  const chosen = [...known];
  const left = mods.filter((mod) => {
    const path = namedIn(groups, mod, chosen, '');
    if (path) chosen.push(path);
    return path === null;
  });
  return { chosen, left };
}

/** The first group, in the order of the dish, of which too little is chosen. */
export function openGroup(
  groups: readonly OfferedGroup[],
  chosen: readonly Path[],
  under = '',
): { path: Path; group: OfferedGroup } | null {
  for (const group of groups) {
    const path = `${under}${group.codigo}`;
    const taken = group.opciones.filter(({ codigo }) => chosen.includes(`${path}/${codigo}`));
    if (taken.length < group.min) return { path, group };
    for (const option of taken) {
      const below = openGroup(option.grupos, chosen, `${path}/${option.codigo}/`);
      if (below) return below;
    }
  }
  return null;
}

/** The same as an order sends it; a path that is there twice is two of its option. */
export function choiceOf(
  groups: readonly OfferedGroup[],
  chosen: readonly Path[],
  under = '',
): ChosenGroup[] {
  return groups.flatMap((group) => {
    const path = `${under}${group.codigo}`;
    const opciones = group.opciones
      .filter(({ codigo }) => chosen.includes(`${path}/${codigo}`))
      .map(({ codigo, grupos }) => ({
        codigo,
        cantidad: chosen.filter((one) => one === `${path}/${codigo}`).length,
        grupos: choiceOf(grupos, chosen, `${path}/${codigo}/`),
      }));
    return opciones.length > 0 ? [{ codigo: group.codigo, opciones }] : [];
  });
}

/** The one option of a group that an answer names; null if it names none or several. */
export function optionSaid({ opciones }: OfferedGroup, said: string): string | null {
  const words = new Set(plainWords(said).map(stem));
  const served = opciones.filter(isChoosable);
  const hits = served.map((option) => {
    const own = contentWords(option.nombre).map(stem);
    return { option, own, said: own.filter((word) => words.has(word)).length };
  });
  const whole = hits.filter(({ own, said: count }) => own.length > 0 && count === own.length);
  // Of 'Papa' and 'Papa criolla', who says 'papa criolla' means the longer name.
  const longest = Math.max(...whole.map(({ own }) => own.length));
  const named = whole.filter(({ own }) => own.length === longest);
  const [only, another] = named.length > 0 ? named : hits.filter(({ said: count }) => count > 0);
  return only && !another ? only.option.codigo : null;
}

/** Where the wish names an option that can still be chosen: 'término medio', 'sin queso' of an option so called. */
function namedIn(
  groups: readonly OfferedGroup[],
  mod: Modifier,
  chosen: readonly Path[],
  under: string,
): Path | null {
  for (const group of groups) {
    const path = `${under}${group.codigo}`;
    const taken = group.opciones.filter(({ codigo }) => chosen.includes(`${path}/${codigo}`));
    const heads = new Set(contentWords(group.nombre).map(stem));
    const words = contentWords(mod.what)
      .map(stem)
      .filter((word) => !heads.has(word));
    const option =
      taken.length < group.max
        ? group.opciones.find(
            (one) =>
              !taken.includes(one) && isChoosable(one) && isCalled(one.nombre, mod.kind, words),
          )
        : undefined;
    if (option) return `${path}/${option.codigo}`;
    for (const one of taken) {
      const below = namedIn(one.grupos, mod, chosen, `${path}/${one.codigo}/`);
      if (below) return below;
    }
  }
  return null;
}

/** A wish for something is never met by an option without it, nor the other way round. */
function isCalled(nombre: string, kind: Modifier['kind'], words: readonly string[]): boolean {
  if ((plainWords(nombre)[0] === 'sin') !== (kind === 'sin') || words.length === 0) return false;
  const own = new Set(contentWords(nombre).map(stem));
  return words.every((word) => own.has(word));
}

/** 'asada', 'asado' and 'asados' are one word here. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:[aeo]s|[aeos])$/, '') : word;
}
