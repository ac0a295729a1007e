import { fold } from '../fold.ts';
import { codeOf } from '../forms/codes.rules.ts';
import { growsOver } from '../menu/menu.rules.ts';
import type { Product, SheetProblem } from '../menu/menu.ts';
import { sheetMessages } from '../menu/menu-admin.messages.ts';
import { WHOLE_SHEET } from '../menu/menu-plan.words.ts';
import { pesosOf, textOf, yesNoOf } from '../menu/sheet-cells.rules.ts';
import { nameKey } from '../text.ts';
import {
  GROUP_COLUMNS,
  GROUP_SETTINGS,
  type GroupColumn,
  SUBGROUPS_BETWEEN,
} from './group-rows.rules.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';
import { modifiersMessages } from './modifiers.messages.ts';
import type { ModifierGroup, ModifierOption } from './modifiers.ts';
import { dishNamesOf, groupRules } from './modifiers-form.rules.ts';

const REQUIRED: readonly GroupColumn[] = ['grupo', 'opcion'];
export const MAX_GROUP_ROWS = MODIFIER_LIMITS.grupos * MODIFIER_LIMITS.opciones;

export interface SheetGroup {
  /** Its first row. */
  fila: number;
  group: ModifierGroup;
  /** The row of each option. */
  filas: readonly number[];
}

export interface ReadGroups {
  groups: SheetGroup[];
  errores: SheetProblem[];
  /** Codes of groups with bad rows: the sheet means to keep them. */
  badCodes: string[];
}

interface Around {
  groups: readonly ModifierGroup[];
  products: readonly Pick<Product, 'id_sigo' | 'nombre'>[];
}

interface Row {
  fila: number;
  cell: (column: GroupColumn) => string;
}

/** What the rows of one group are read with. */
interface Reader {
  columns: ReadonlySet<GroupColumn | null>;
  /** By code, the groups of the menu and those that the sheet adds. */
  known: ReadonlyMap<string, ModifierGroup>;
  /** The code of each group by its name. */
  codes: ReadonlyMap<string, string>;
  dishNames: ReadonlyMap<string, string>;
  rules: ReturnType<typeof groupRules>;
}

/** Groups and options are known by their names; one that is there keeps its code. */
export function readGroupSheet(rows: readonly (readonly string[])[], around: Around): ReadGroups {
  const [header = [], ...body] = rows;
  const columns = header.map(columnNamed);
  const places = new Map(
    GROUP_COLUMNS.flatMap((column) => {
      const at = columns.indexOf(column);
      return at < 0 ? [] : [[column, at]];
    }),
  );
  const missing = REQUIRED.filter((column) => !places.has(column));
  const filled = body.flatMap((cells, at) => {
    const texts = new Map([...places].map(([column, place]) => [column, textOf(cells[place])]));
    const cell = (column: GroupColumn) => texts.get(column) ?? '';
    return [...texts.values()].some(Boolean) ? [{ fila: at + 2, cell }] : [];
  });
  if (rows.every((cells) => cells.every((cell) => textOf(cell) === ''))) {
    return failed(sheetMessages.blank);
  }
  if (missing.length > 0) return failed(sheetMessages.columnsMissing(missing));
  if (filled.length === 0) return failed(modifiersMessages.sheetEmpty);
  if (filled.length > MAX_GROUP_ROWS) return failed(sheetMessages.tooManyRows(MAX_GROUP_ROWS));
  const byName = rowsByName(filled);
  const { grupos: most } = MODIFIER_LIMITS;
  // Before anything is compared: the work grows with the square of what is named.
  const count = byName.size - (byName.has('') ? 1 : 0);
  if (growsOver(most, around.groups.length, count)) {
    return failed(modifiersMessages.sheetTooManyGroups(most, count));
  }
  return readGroups(byName, new Set(columns), around);
}

/** The rows of each group, by the key of its name; under '' those that name none. */
function rowsByName(filled: readonly Row[]): Map<string, Row[]> {
  const byName = new Map<string, Row[]>();
  for (const row of filled) {
    const key = nameKey(row.cell('grupo'));
    const same = byName.get(key);
    if (same) same.push(row);
    else byName.set(key, [row]);
  }
  return byName;
}

function readGroups(
  byName: ReadonlyMap<string, readonly Row[]>,
  columns: Reader['columns'],
  { groups, products }: Around,
): ReadGroups {
  const read: ReadGroups = { groups: [], errores: [], badCodes: [] };
  const codes = codesOf(groups, byName);
  const known = new Map(groups.map((group) => [group.codigo, group]));
  for (const [key, codigo] of codes) {
    if (known.has(codigo)) continue;
    const nombre = byName.get(key)?.[0]?.cell('grupo') ?? '';
    known.set(codigo, { ...EMPTY, codigo, nombre });
  }
  const rules = groupRules({ groups: [...known.values()], products });
  const reader = { columns, known, codes, dishNames: dishNamesOf(products), rules };
  for (const [key, own] of byName) {
    const codigo = codes.get(key);
    if (codigo === undefined) {
      const message = sheetMessages.cellRequired('el grupo');
      for (const row of own) read.errores.push(wrong(row, 'grupo', message));
      continue;
    }
    const { group, errores } = readGroup(own, codigo, reader);
    const [first] = own;
    if (!group || !first) read.badCodes.push(codigo);
    else read.groups.push({ fila: first.fila, group, filas: own.map(({ fila }) => fila) });
    for (const one of errores) read.errores.push(one);
  }
  return read;
}

/** The same without groups under which, once all is written, something would hang too deep. `after`: all groups by code. */
export function withoutTooDeep(
  read: ReadGroups,
  after: ReadonlyMap<string, ModifierGroup>,
): ReadGroups {
  const inSheet = new Set(read.groups.map(({ group }) => group.codigo));
  const nested = new Set(
    [...after.values()].flatMap(({ opciones }) => opciones.flatMap(({ grupos }) => grupos)),
  );
  const hasNested = (codigo: string) =>
    after.get(codigo)?.opciones.some(({ grupos }) => grupos.length > 0) ?? false;
  // Of two groups of the sheet, the row of the lower one is wrong.
  const isWrong = (codigo: string, { grupos }: ModifierOption) =>
    grupos.length > 0 &&
    (nested.has(codigo) || grupos.some((code) => !inSheet.has(code) && hasNested(code)));
  const errores = read.groups.flatMap(({ group: { codigo }, filas }) =>
    (after.get(codigo)?.opciones ?? []).flatMap((option, at) => {
      const fila = filas[at];
      if (fila === undefined || !isWrong(codigo, option)) return [];
      return [{ codigo, fila, campo: 'subgrupos', message: modifiersMessages.nestedTooDeep }];
    }),
  );
  if (errores.length === 0) return read;
  const bad = new Set(errores.map(({ codigo }) => codigo));
  return {
    groups: read.groups.filter(({ group }) => !bad.has(group.codigo)),
    errores: [...read.errores, ...errores.map(({ codigo: _, ...problem }) => problem)],
    badCodes: [...read.badCodes, ...bad],
  };
}

const EMPTY = { pregunta: '', min: 0, max: 1, gratis: 0, repetible: false, opciones: [] };

/** The code of each group that the menu or the sheet names. */
function codesOf(
  groups: readonly ModifierGroup[],
  byName: ReadonlyMap<string, readonly Row[]>,
): Map<string, string> {
  const codes = new Map(groups.map(({ codigo, nombre }) => [nameKey(nombre), codigo]));
  const taken = new Set(groups.map(({ codigo }) => codigo));
  for (const [key, [first]] of byName) {
    if (key === '' || codes.has(key)) continue;
    const codigo = codeOf(first?.cell('grupo') ?? '', taken);
    taken.add(codigo);
    codes.set(key, codigo);
  }
  return codes;
}

/** `group` is null where a row is bad. */
function readGroup(
  rows: readonly Row[],
  codigo: string,
  reader: Reader,
): { group: ModifierGroup | null; errores: SheetProblem[] } {
  const errores: SheetProblem[] = [];
  const { columns, known, rules } = reader;
  const { opciones: most } = MODIFIER_LIMITS;
  const extra = rows[most];
  if (extra) {
    const message = modifiersMessages.tooManyOptions(most);
    return { group: null, errores: [wrong(extra, 'opcion', message)] };
  }
  const before = known.get(codigo);
  const settings = { ...(before ?? EMPTY) };
  for (const column of GROUP_SETTINGS) {
    const said = rows.filter(({ cell }) => cell(column) !== '');
    const [first] = said;
    if (!first) {
      // An empty cell of a column that the sheet has empties the question, and leaves numbers alone.
      if (column === 'pregunta' && columns.has(column)) settings.pregunta = '';
      continue;
    }
    const other = said.find(({ cell }) => cell(column) !== first.cell(column));
    if (other) {
      const message = modifiersMessages.sheetDifferent(`«${column}»`, first.fila);
      errores.push({ fila: other.fila, campo: column, message });
    }
    const text = first.cell(column);
    if (column === 'pregunta') settings.pregunta = text;
    else if (column === 'repetible') {
      const answer = yesNoOf(text);
      if (answer === null) errores.push(wrong(first, column, sheetMessages.yesOrNo(text)));
      settings.repetible = answer ?? false;
    } else {
      const number = /^\d{1,3}$/.test(text) ? Number(text) : null;
      if (number === null) errores.push(wrong(first, column, modifiersMessages.sheetNumber(text)));
      settings[column] = number ?? 0;
    }
  }
  const meant = optionsMeant(rows, before?.opciones ?? [], reader.dishNames);
  const opciones = rows.map((row) => {
    const { option, problems } = readOption(row, meant.get(row), reader);
    for (const one of problems) errores.push(one);
    return option;
  });
  const input = { ...settings, nombre: rows[0]?.cell('grupo') ?? '', opciones };
  if (errores.length === 0) {
    for (const { path, message } of rules.problemsOf(input, codigo)) {
      const [, at, field] = path.split('.');
      const row = rows[Number(at ?? 0)] ?? rows[0];
      if (row) errores.push(wrong(row, field ? columnOf(field) : columnOf(path), message));
    }
  }
  return { group: errores.length > 0 ? null : rules.groupOf(input, codigo), errores };
}

/** The option that each row means: by its dish, by the name that it shows, or by that with which it is stored. */
function optionsMeant(
  rows: readonly Row[],
  options: readonly ModifierOption[],
  dishNames: ReadonlyMap<string, string>,
): Map<Row, ModifierOption> {
  const meant = new Map<Row, ModifierOption>();
  const shown = (option: ModifierOption) => dishNames.get(option.id_sigo ?? '') ?? option.nombre;
  const link = ({ cell }: Row) => cell('id_sigo');
  const name = ({ cell }: Row) => nameKey(cell('opcion'));
  const ways: [(row: Row) => string, (option: ModifierOption) => string][] = [
    [
      (row) => link(row) && `${link(row)} ${name(row)}`,
      (option) => `${option.id_sigo} ${nameKey(shown(option))}`,
    ],
    [link, (option) => option.id_sigo ?? ''],
    [name, (option) => nameKey(shown(option))],
    [name, (option) => nameKey(option.nombre)],
  ];
  for (const [keyOfRow, keyOfOption] of ways) {
    const taken = new Set(meant.values());
    const left = options.filter((option) => !taken.has(option));
    const byKey = new Map(left.map((option) => [keyOfOption(option), option]));
    for (const row of rows) {
      const key = keyOfRow(row);
      const option = key !== '' && !meant.has(row) && byKey.get(key);
      if (!option) continue;
      meant.set(row, option);
      byKey.delete(key);
    }
  }
  return meant;
}

function readOption(
  row: Row,
  before: ModifierOption | undefined,
  { columns, known, codes }: Reader,
) {
  const { cell } = row;
  const problems: SheetProblem[] = [];
  const nombre = cell('opcion');
  const id_sigo = columns.has('id_sigo') ? cell('id_sigo') || null : (before?.id_sigo ?? null);
  // What cost as much as its dish has no price of its own.
  const free = id_sigo === null && !before?.id_sigo ? 0 : null;
  let precio = columns.has('precio') ? free : (before?.precio ?? free);
  if (cell('precio') !== '') {
    precio = pesosOf(cell('precio'));
    if (precio === null) {
      problems.push(wrong(row, 'precio', sheetMessages.precioInvalid(cell('precio'))));
    }
  }
  const agotado = columns.has('agotado') ? yesNoOf(cell('agotado')) : before?.agotado;
  if (agotado === null) {
    problems.push(wrong(row, 'agotado', sheetMessages.yesOrNo(cell('agotado'))));
  }
  const { porOpcion } = MODIFIER_LIMITS;
  const names = cell('subgrupos').split(SUBGROUPS_BETWEEN).map(textOf).filter(Boolean);
  const isLong = names.length > porOpcion;
  if (isLong) problems.push(wrong(row, 'subgrupos', modifiersMessages.tooManyNested(porOpcion)));
  const grupos = columns.has('subgrupos') ? [] : [...(before?.grupos ?? [])];
  for (const name of isLong ? [] : names) {
    const codigo = codes.get(nameKey(name));
    if (codigo && known.has(codigo)) grupos.push(codigo);
    else problems.push(wrong(row, 'subgrupos', modifiersMessages.sheetGroupUnknown(name)));
  }
  const option = { nombre, precio, id_sigo, agotado: agotado ?? false, grupos };
  return { option: { ...option, ...(before && { codigo: before.codigo }) }, problems };
}

/** The column of a field of the form. */
function columnOf(field: string): string {
  const columns: Record<string, GroupColumn> = {
    nombre: 'opcion',
    codigo: 'grupo',
    opciones: 'opcion',
    grupos: 'subgrupos',
  };
  return columns[field] ?? field;
}

function columnNamed(header: string): GroupColumn | null {
  const name = fold(textOf(header)).replace(/[\s-]+/g, '_');
  return GROUP_COLUMNS.find((column) => column === name) ?? null;
}

function wrong({ fila }: Row, campo: string, message: string): SheetProblem {
  return { fila, campo, message };
}

function failed(message: string): ReadGroups {
  return { groups: [], errores: [{ fila: WHOLE_SHEET, campo: '', message }], badCodes: [] };
}
