import {
  isChoosable,
  type OfferedGroup,
  type OfferedOption,
} from '@comanda/contract/modifiers/groups.rules';
import type { LineGroup } from '@comanda/contract/modifiers/line-groups';
import type { ChosenGroup } from '@comanda/contract/modifiers/selection-key';
import type { Modifier } from './assistant.ts';
import { contentWords, plainWords } from './language/normalise.ts';

/** An option by the codes that lead to it: 'termino/medio', 'combo/en-combo/bebida/limonada'. */
type Path = string;

interface ReadOptions {
  chosen: Path[];
  /** Wishes that are about something else. */
  left: Modifier[];
}

/** What was said of the groups of a dish. */
export function readOptions(
  groups: readonly OfferedGroup[],
  mods: readonly Modifier[],
  known: readonly Path[],
): ReadOptions {
  const read = readNamed(groups, mods, known);
  return openedBy(groups, read) ?? read;
}

/** What is wished of a dish whose options were chosen before: one gives way to another. */
export function changeOptions(
  groups: readonly OfferedGroup[],
  mods: readonly Modifier[],
  known: readonly Path[],
): ReadOptions {
  let chosen = [...known];
  const left = mods.filter((mod) => {
    const named = namedIn(groups, mod, chosen, '');
    const next =
      named.length > 0
        ? [...chosen, ...named]
        : mod.kind === 'sin'
          ? without(groups, mod, chosen)
          : instead(groups, mod, chosen);
    chosen = next ?? chosen;
    return next === null;
  });
  return { chosen, left };
}

/** What a line has of its groups; a path that is there twice is two of its option. */
export function pathsOf(grupos: readonly LineGroup[] | undefined, under = ''): Path[] {
  return (grupos ?? []).flatMap(({ codigo, opciones }) =>
    opciones.flatMap((option) => {
      const path = `${under}${codigo}/${option.codigo}`;
      const units = Array.from({ length: option.cantidad }, () => path);
      return [...units, ...pathsOf(option.grupos, `${path}/`)];
    }),
  );
}

/** The first group, in the order of the dish, of which too little is chosen. */
export function openGroup(
  groups: readonly OfferedGroup[],
  chosen: readonly Path[],
  under = '',
): { path: Path; group: OfferedGroup } | null {
  for (const group of groups) {
    const path = `${under}${group.codigo}`;
    const taken = takenOf(group, path, chosen);
    if (countOf(group, path, chosen) < group.min) return { path, group };
    for (const option of taken) {
      const below = openGroup(option.grupos, chosen, `${path}/${option.codigo}/`);
      if (below) return below;
    }
  }
  return null;
}

/** How many more of the group one may choose. */
export function roomIn(group: OfferedGroup, path: Path, chosen: readonly Path[]): number {
  return Math.max(0, group.max - countOf(group, path, chosen));
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

/** What the dish needs and was said beside it: 'un churrasco medio'. */
export function needsSaid(
  groups: readonly OfferedGroup[],
  mods: readonly Modifier[],
  said: readonly string[],
): Modifier[] {
  const { chosen } = readNamed(groups, mods, []);
  const words = new Set(said.map(stem));
  return groups.flatMap((group): Modifier[] => {
    if (countOf(group, group.codigo, chosen) >= group.min) return [];
    const [only, another] = group.opciones.filter((option) => {
      const own = contentWords(option.nombre).map(stem);
      return isChoosable(option) && own.length > 0 && own.every((word) => words.has(word));
    });
    return only && !another ? [{ kind: 'how', what: only.nombre }] : [];
  });
}

/** The options of a group that an answer names, up to `room`; none if it names more, or is not clear. */
export function optionsSaid({ opciones }: OfferedGroup, said: string, room: number): string[] {
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
  const several = room > 1 ? whole : [];
  const [only, another] = named.length > 0 ? named : hits.filter(({ said: count }) => count > 0);
  if (only && !another && several.length < 2) return [only.option.codigo];
  return several.length <= room ? several.map(({ option }) => option.codigo) : [];
}

function readNamed(
  groups: readonly OfferedGroup[],
  mods: readonly Modifier[],
  known: readonly Path[],
  under = '',
): ReadOptions {
  const chosen = [...known];
  const left = mods.filter((mod) => {
    const named = namedIn(groups, mod, chosen, under);
    chosen.push(...named);
    return named.length === 0;
  });
  return { chosen, left };
}

/**
 * 'con papas y coca' takes the combo that has both. An option is taken so only if all that it needs was said: nobody gets
 * a combo who asked for chips.
 */
function openedBy(
  groups: readonly OfferedGroup[],
  { chosen, left }: ReadOptions,
): ReadOptions | null {
  if (left.length === 0) return null;
  for (const group of groups) {
    if (roomIn(group, group.codigo, chosen) === 0) continue;
    for (const option of group.opciones) {
      if (!isChoosable(option) || !option.grupos.some(({ min }) => min > 0)) continue;
      const path = `${group.codigo}/${option.codigo}`;
      if (chosen.includes(path)) continue;
      const inside = readNamed(option.grupos, left, [], `${path}/`);
      if (inside.chosen.length === 0 || openGroup(option.grupos, inside.chosen, `${path}/`)) {
        continue;
      }
      return { chosen: [...chosen, path, ...inside.chosen], left: inside.left };
    }
  }
  return null;
}

/** 'sin hogao', where it was chosen. */
function without(
  groups: readonly OfferedGroup[],
  mod: Modifier,
  chosen: readonly Path[],
): Path[] | null {
  for (const group of groups) {
    const words = wordsOf(mod, group);
    const option = takenOf(group, group.codigo, chosen).find(({ nombre }) =>
      isCalled(nombre, 'con', words),
    );
    if (option) return leftOf(chosen, `${group.codigo}/${option.codigo}`);
  }
  return null;
}

/** 'mejor bien asada', where another one was chosen of which there is only one. */
function instead(
  groups: readonly OfferedGroup[],
  mod: Modifier,
  chosen: readonly Path[],
): Path[] | null {
  for (const group of groups) {
    const [taken] = group.max === 1 ? takenOf(group, group.codigo, chosen) : [];
    if (!taken) continue;
    const rest = leftOf(chosen, `${group.codigo}/${taken.codigo}`);
    const named = namedIn([group], mod, rest, '');
    if (named.length > 0) return [...rest, ...named];
  }
  return null;
}

function leftOf(chosen: readonly Path[], gone: Path): Path[] {
  return chosen.filter((path) => path !== gone && !path.startsWith(`${gone}/`));
}

/** Where the wish names an option that can still be chosen: 'término medio', 'sin queso' of an option so called. */
function namedIn(
  groups: readonly OfferedGroup[],
  mod: Modifier,
  chosen: readonly Path[],
  under: string,
): Path[] {
  for (const group of groups) {
    const path = `${under}${group.codigo}`;
    const taken = takenOf(group, path, chosen);
    const room = roomIn(group, path, chosen);
    const find = (wish: Modifier) =>
      group.opciones.find(
        (one) =>
          (group.repetible || !taken.includes(one)) &&
          isChoosable(one) &&
          isCalled(one.nombre, wish.kind, wordsOf(wish, group)),
      );
    const option = room > 0 ? find(mod) : undefined;
    if (option) return [`${path}/${option.codigo}`];
    const twice = group.repetible && room > 1 ? twiceOf(mod) : null;
    const doubled = twice && find(twice);
    if (doubled) return [`${path}/${doubled.codigo}`, `${path}/${doubled.codigo}`];
    for (const one of taken) {
      const below = namedIn(one.grupos, mod, chosen, `${path}/${one.codigo}/`);
      if (below.length > 0) return below;
    }
  }
  return [];
}

/** What 'doble queso' wishes two of. */
function twiceOf({ what }: Modifier): Modifier | null {
  const [, thing] = /^doble (.+)$/i.exec(what) ?? [];
  return thing ? { kind: 'con', what: thing } : null;
}

/** The words of a wish without those of the group: 'término medio' is 'medio' there. */
function wordsOf({ what }: Modifier, group: OfferedGroup): string[] {
  const heads = new Set(contentWords(group.nombre).map(stem));
  const words = contentWords(what).map(stem);
  const own = words.filter((word) => !heads.has(word));
  return own.length === 0 && isAllOfOne(group, words) ? words : own;
}

/** 'combo' is the one option «En combo» of the group «Combo». */
function isAllOfOne({ opciones }: OfferedGroup, words: readonly string[]): boolean {
  const [only, another] = opciones.filter(({ nombre }) => {
    const own = new Set(contentWords(nombre).map(stem));
    return words.every((word) => own.has(word));
  });
  return only !== undefined && !another;
}

function takenOf({ opciones }: OfferedGroup, path: Path, chosen: readonly Path[]): OfferedOption[] {
  return opciones.filter(({ codigo }) => chosen.includes(`${path}/${codigo}`));
}

function countOf({ opciones }: OfferedGroup, path: Path, chosen: readonly Path[]): number {
  const own = new Set(opciones.map(({ codigo }) => `${path}/${codigo}`));
  return chosen.filter((one) => own.has(one)).length;
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
