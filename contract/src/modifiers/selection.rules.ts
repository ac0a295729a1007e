import { isChoosable, type OfferedGroup, type OfferedOption } from './groups.rules.ts';
import { includedUnits } from './included-units.rules.ts';
import type { DraftGroup, LineGroup, LineOption } from './line-groups.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';
import { selectionMessages } from './selection.messages.ts';
import { type ChosenGroup, type ChosenOption, selectionKey } from './selection-key.ts';

export interface SelectionProblem {
  code: 'seleccion_invalida' | 'producto_agotado';
  /** Below `grupos` of the line: '0.opciones.1'; '' where a group is missing. */
  path: string;
  message: string;
  /** The code of the group that it is about; '' if the menu has none such. */
  grupo: string;
}

export interface Selection {
  /** What was chosen, with its names and prices, in the order of the menu. */
  grupos: LineGroup[];
  problems: SelectionProblem[];
}

interface Options {
  /** For the text of a choice that the dish does not offer. */
  plato: string;
  /** Whether an edit keeps the option although it is sold out. Both are codes: 'combo/en-combo'. */
  isKept?: (option: string) => boolean;
}

/**
 * Prices a choice by the groups of its dish: the cheapest units of a group are the included ones, in whatever
 * order they were chosen.
 */
export function choose(
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[] | null | undefined,
  { plato, isKept = () => false }: Options,
): Selection {
  const problems: SelectionProblem[] = [];
  const grupos = chooseAll({ plato, isKept, problems }, groups, chosen ?? [], '', '');
  if (problems.length === 0 && unitsOf(grupos) > MODIFIER_LIMITS.porLinea) {
    const message = selectionMessages.tooMany(MODIFIER_LIMITS.porLinea);
    problems.push({ code: 'seleccion_invalida', path: '', message, grupo: '' });
  }
  return { grupos, problems };
}

/** Required groups of which too little is chosen yet, in the order of the dish, those of chosen options too. */
export function missingGroups(
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[] | null | undefined,
): OfferedGroup[] {
  return groups.flatMap((group) => {
    const options = chosen?.find(({ codigo }) => codigo === group.codigo)?.opciones ?? [];
    const count = options.reduce((sum, { cantidad }) => sum + (cantidad ?? 1), 0);
    const nested = options.flatMap((option) => {
      const offered = group.opciones.find(({ codigo }) => codigo === option.codigo);
      return offered ? missingGroups(offered.grupos, option.grupos) : [];
    });
    return count < group.min ? [group, ...nested] : nested;
  });
}

/** What a line has of its groups, as a request sends it. */
export function draftOf(grupos: readonly LineGroup[]): DraftGroup[] {
  return grupos.map(({ codigo, opciones }) => ({
    codigo,
    opciones: opciones.map((option) => ({
      codigo: option.codigo,
      cantidad: option.cantidad,
      precio: option.precio,
      ...(option.grupos && {
        grupos: option.grupos.map((nested) => ({
          codigo: nested.codigo,
          opciones: nested.opciones.map(({ codigo, cantidad, precio }) => ({
            codigo,
            cantidad,
            precio,
          })),
        })),
      }),
    })),
  }));
}

interface Chooser {
  plato: string;
  isKept: (option: string) => boolean;
  problems: SelectionProblem[];
}

interface Unit {
  option: OfferedOption;
  cantidad: number;
  grupos: LineGroup[];
  /** Alike for equal choices of what hangs under it. */
  key: string;
}

/** `path` and `under` say where: below which choice, and under which option's code. */
function chooseAll(
  chooser: Chooser,
  groups: readonly OfferedGroup[],
  chosen: readonly ChosenGroup[],
  path: string,
  under: string,
): LineGroup[] {
  const found = new Map<string, LineGroup>();
  const seen = new Set<string>();
  for (const [at, one] of chosen.entries()) {
    const here = `${path}${at}`;
    const group = groups.find(({ codigo }) => codigo === one.codigo);
    if (!group) {
      // A group of which nothing was chosen says nothing.
      if (one.opciones?.length) {
        refuse(chooser, here, selectionMessages.changed(chooser.plato), '');
      }
      continue;
    }
    if (seen.has(group.codigo)) {
      refuse(chooser, here, selectionMessages.repeatedGroup(group.nombre), group.codigo);
      continue;
    }
    seen.add(group.codigo);
    const opciones = chooseOf(chooser, group, one.opciones ?? [], here, under);
    const { codigo, nombre } = group;
    if (opciones.length > 0) found.set(codigo, { codigo, nombre, opciones });
  }
  for (const group of groups) {
    if (seen.has(group.codigo) || group.min === 0) continue;
    refuse(chooser, path.replace(/\.$/, ''), selectionMessages.range(group), group.codigo);
  }
  return groups.flatMap(({ codigo }) => found.get(codigo) ?? []);
}

function chooseOf(
  chooser: Chooser,
  group: OfferedGroup,
  chosen: readonly ChosenOption[],
  path: string,
  under: string,
): LineOption[] {
  const before = chooser.problems.length;
  const found = new Map<string, Unit>();
  for (const [at, one] of chosen.entries()) {
    const unit = unitOf(chooser, group, one, `${path}.opciones.${at}`, under);
    if (!unit) continue;
    const key = JSON.stringify([unit.option.codigo, unit.key]);
    const same = found.get(key);
    if (same) same.cantidad += unit.cantidad;
    else found.set(key, unit);
  }
  if (chooser.problems.length > before) return [];
  const units = [...found.values()];
  checkCounts(chooser, group, units, path);
  const places = new Map(group.opciones.map(({ codigo }, at) => [codigo, at]));
  const placed = units.sort(
    (a, b) =>
      (places.get(a.option.codigo) ?? 0) - (places.get(b.option.codigo) ?? 0) ||
      (a.key < b.key ? -1 : 1),
  );
  const priced = placed.map(({ option, cantidad }) => ({ precio: option.precio, cantidad }));
  const included = includedUnits(priced, group.gratis);
  return placed.map(({ option: { codigo, nombre, precio, id_sigo }, cantidad, grupos }, at) => ({
    codigo,
    nombre,
    precio,
    cantidad,
    incluidas: included[at] ?? 0,
    ...(id_sigo !== null && { id_sigo }),
    ...(grupos.length > 0 && { grupos }),
  }));
}

function checkCounts(chooser: Chooser, group: OfferedGroup, units: readonly Unit[], path: string) {
  const counts = new Map<OfferedOption, number>();
  for (const { option, cantidad } of units) {
    counts.set(option, (counts.get(option) ?? 0) + cantidad);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < group.min || total > group.max) {
    return refuse(chooser, path, selectionMessages.range(group), group.codigo);
  }
  const twice = [...counts].find(([, count]) => count > 1)?.[0];
  if (twice && !group.repetible) {
    refuse(chooser, path, selectionMessages.onlyOnce(twice.nombre), group.codigo);
  }
}

function unitOf(
  chooser: Chooser,
  group: OfferedGroup,
  one: ChosenOption,
  path: string,
  under: string,
): Unit | undefined {
  const option = group.opciones.find(({ codigo }) => codigo === one.codigo);
  if (!option) {
    refuse(chooser, path, selectionMessages.changed(chooser.plato), group.codigo);
    return undefined;
  }
  const { max } = MODIFIER_LIMITS;
  const cantidad = one.cantidad ?? 1;
  if (!Number.isInteger(cantidad) || cantidad < 1 || cantidad > max) {
    const message = selectionMessages.cantidad(option.nombre, max);
    refuse(chooser, `${path}.cantidad`, message, group.codigo);
    return undefined;
  }
  const code = `${under}${group.codigo}/${option.codigo}`;
  if (!isChoosable(option) && !chooser.isKept(code)) {
    const message = selectionMessages.soldOut(option.nombre);
    chooser.problems.push({ code: 'producto_agotado', path, message, grupo: group.codigo });
    return undefined;
  }
  const nested = one.grupos ?? [];
  if (nested.length > 0 && option.grupos.length === 0) {
    const message = selectionMessages.tooDeep(option.nombre);
    refuse(chooser, `${path}.grupos`, message, group.codigo);
    return undefined;
  }
  const grupos = chooseAll(chooser, option.grupos, nested, `${path}.grupos.`, `${code}/`);
  return { option, cantidad, grupos, key: selectionKey(grupos) };
}

function unitsOf(grupos: readonly LineGroup[]): number {
  return grupos
    .flatMap(({ opciones }) => opciones)
    .reduce((sum, { cantidad, grupos: nested = [] }) => sum + cantidad * (1 + unitsOf(nested)), 0);
}

function refuse({ problems }: Chooser, path: string, message: string, grupo: string): void {
  problems.push({ code: 'seleccion_invalida', path, message, grupo });
}
