import type { Product } from '../menu/menu.ts';
import type { ModifierGroup } from './modifiers.ts';
import { dishNamesOf } from './modifiers-form.rules.ts';

/** The columns of the groups as a spreadsheet: a row for each option. */
export const GROUP_COLUMNS = [
  'grupo',
  'pregunta',
  'min',
  'max',
  'gratis',
  'repetible',
  'opcion',
  'precio',
  'id_sigo',
  'agotado',
  'subgrupos',
] as const;
export type GroupColumn = (typeof GROUP_COLUMNS)[number];

/** What a group has once, though it stands in a row: it may be left out of all but the first. */
export const GROUP_SETTINGS = ['pregunta', 'min', 'max', 'gratis', 'repetible'] as const;
export const SUBGROUPS_BETWEEN = '|';

interface Sheet {
  groups: readonly ModifierGroup[];
  products: readonly Pick<Product, 'id_sigo' | 'nombre'>[];
}

/** The groups as rows of cells, the names of the columns first. */
export function groupRows({ groups, products }: Sheet): string[][] {
  const dishNames = dishNamesOf(products);
  const names = new Map(groups.map(({ codigo, nombre }) => [codigo, nombre]));
  const rows = groups
    .map((group) => asShown(group, dishNames))
    .flatMap((group) =>
      group.opciones.map((option, at) => [
        group.nombre,
        ...(at === 0 ? settingsOf(group) : GROUP_SETTINGS.map(() => '')),
        option.nombre,
        option.precio === null ? '' : String(option.precio),
        option.id_sigo ?? '',
        yesNo(option.agotado),
        option.grupos.map((code) => names.get(code) ?? '').join(` ${SUBGROUPS_BETWEEN} `),
      ]),
    );
  return [[...GROUP_COLUMNS], ...rows];
}

/** With the names that linked options have now: they are stored with those that their dishes had. */
export function asShown(
  group: ModifierGroup,
  dishNames: ReadonlyMap<string, string>,
): ModifierGroup {
  const opciones = group.opciones.map((option) => ({
    ...option,
    nombre: dishNames.get(option.id_sigo ?? '') ?? option.nombre,
  }));
  return { ...group, opciones };
}

function settingsOf({ pregunta, min, max, gratis, repetible }: ModifierGroup): string[] {
  return [pregunta, String(min), String(max), String(gratis), yesNo(repetible)];
}

function yesNo(is: boolean): string {
  return is ? 'sí' : 'no';
}
