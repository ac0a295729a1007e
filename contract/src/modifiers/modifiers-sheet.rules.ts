import { fold } from '../fold.ts';
import type { Product, SheetProblem } from '../menu/menu.ts';
import { sheetMessages } from '../menu/menu-admin.messages.ts';
import { WHOLE_SHEET } from '../menu/menu-plan.words.ts';
import { pesosOf, textOf, yesNoOf } from '../menu/sheet-cells.rules.ts';
import { nameKey } from '../text.ts';
import { codeOf } from './codes.rules.ts';
import { MODIFIER_LIMITS } from './modifiers.limits.ts';
import { modifiersMessages } from './modifiers.messages.ts';
import type { ModifierGroup } from './modifiers.ts';
import { groupOf, groupProblems } from './modifiers-form.rules.ts';

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
type GroupColumn = (typeof GROUP_COLUMNS)[number];

const REQUIRED: readonly GroupColumn[] = ['grupo', 'opcion'];
/** What a group has once, though it stands in a row: it may be left out of all but the first. */
const OF_GROUP = ['pregunta', 'min', 'max', 'gratis', 'repetible'] as const;
const BETWEEN = '|';
export const MAX_GROUP_ROWS = MODIFIER_LIMITS.grupos * MODIFIER_LIMITS.opciones;

export interface SheetGroup {
  /** Its first row. */
  fila: number;
  group: ModifierGroup;
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

/** The groups as rows of cells, the names of the columns first. */
export function groupRows(groups: readonly ModifierGroup[]): string[][] {
  const names = new Map(groups.map(({ codigo, nombre }) => [codigo, nombre]));
  const rows = groups.flatMap((group) =>
    group.opciones.map((option, at) => [
      group.nombre,
      ...(at === 0 ? settingsOf(group) : OF_GROUP.map(() => '')),
      option.nombre,
      option.precio === null ? '' : String(option.precio),
      option.id_sigo ?? '',
      yesNo(option.agotado),
      option.grupos.map((code) => names.get(code) ?? '').join(` ${BETWEEN} `),
    ]),
  );
  return [[...GROUP_COLUMNS], ...rows];
}

/** Groups and options are known by their names; one that is there keeps its code. */
export function readGroupSheet(rows: readonly (readonly string[])[], around: Around): ReadGroups {
  const [header = [], ...body] = rows;
  const columns = header.map(columnNamed);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  const filled = body
    .map((cells, at) => ({
      fila: at + 2,
      cell: (column: GroupColumn) => textOf(cells[columns.indexOf(column)]),
    }))
    .filter(({ cell }) => GROUP_COLUMNS.some((column) => cell(column) !== ''));
  if (rows.every((cells) => cells.every((cell) => textOf(cell) === ''))) {
    return failed(sheetMessages.blank);
  }
  if (missing.length > 0) return failed(sheetMessages.columnsMissing(missing));
  if (filled.length === 0) return failed(modifiersMessages.sheetEmpty);
  if (filled.length > MAX_GROUP_ROWS) return failed(sheetMessages.tooManyRows(MAX_GROUP_ROWS));
  return readGroups(filled, columns, around);
}

function readGroups(
  filled: readonly Row[],
  columns: readonly (GroupColumn | null)[],
  { groups, products }: Around,
): ReadGroups {
  const read: ReadGroups = { groups: [], errores: [], badCodes: [] };
  const byName = new Map<string, Row[]>();
  for (const row of filled) {
    const key = nameKey(row.cell('grupo'));
    if (key === '') {
      const message = sheetMessages.cellRequired('el grupo');
      read.errores.push({ fila: row.fila, campo: 'grupo', message });
    } else byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  const codes = codesOf(groups, byName);
  const known = [
    ...groups,
    ...[...codes].flatMap(([key, codigo]) => {
      if (groups.some((group) => group.codigo === codigo)) return [];
      const nombre = byName.get(key)?.[0]?.cell('grupo') ?? '';
      return [{ ...EMPTY, codigo, nombre }];
    }),
  ];
  for (const [key, own] of byName) {
    const codigo = codes.get(key) ?? '';
    const { group, errores } = readGroup(own, columns, codigo, { groups: known, products }, codes);
    const [first] = own;
    if (errores.length > 0 || !first) read.badCodes.push(codigo);
    else read.groups.push({ fila: first.fila, group });
    read.errores.push(...errores);
  }
  return read;
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
    if (codes.has(key)) continue;
    const codigo = codeOf(first?.cell('grupo') ?? '', taken);
    taken.add(codigo);
    codes.set(key, codigo);
  }
  return codes;
}

function readGroup(
  rows: readonly Row[],
  columns: readonly (GroupColumn | null)[],
  codigo: string,
  around: Around,
  codes: ReadonlyMap<string, string>,
): { group: ModifierGroup; errores: SheetProblem[] } {
  const errores: SheetProblem[] = [];
  const before = around.groups.find((group) => group.codigo === codigo);
  const settings = { ...(before ?? EMPTY) };
  for (const column of OF_GROUP) {
    const said = rows.filter(({ cell }) => cell(column) !== '');
    const [first] = said;
    if (!first) {
      // An empty cell of a column that the sheet has empties the question, and leaves numbers alone.
      if (column === 'pregunta' && columns.includes(column)) settings.pregunta = '';
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
  const opciones = rows.map((row) => {
    const { option, problems } = readOption(row, columns, before, codes, around);
    errores.push(...problems);
    return option;
  });
  const input = { ...settings, nombre: rows[0]?.cell('grupo') ?? '', opciones };
  if (errores.length === 0) {
    for (const { path, message } of groupProblems(input, { ...around, codigo })) {
      const [, at, field] = path.split('.');
      const row = rows[Number(at ?? 0)] ?? rows[0];
      if (row) errores.push(wrong(row, field ? columnOf(field) : columnOf(path), message));
    }
  }
  return { group: groupOf(input, codigo, around.products), errores };
}

function readOption(
  row: Row,
  columns: readonly (GroupColumn | null)[],
  group: ModifierGroup | undefined,
  codes: ReadonlyMap<string, string>,
  { groups }: Around,
) {
  const { cell } = row;
  const problems: SheetProblem[] = [];
  const nombre = cell('opcion');
  const before = group?.opciones.find((option) => nameKey(option.nombre) === nameKey(nombre));
  const id_sigo = columns.includes('id_sigo') ? cell('id_sigo') || null : (before?.id_sigo ?? null);
  const free = id_sigo === null ? 0 : null;
  let precio = columns.includes('precio') ? free : (before?.precio ?? free);
  if (cell('precio') !== '') {
    precio = pesosOf(cell('precio'));
    if (precio === null) {
      problems.push(wrong(row, 'precio', sheetMessages.precioInvalid(cell('precio'))));
    }
  }
  const agotado = columns.includes('agotado') ? yesNoOf(cell('agotado')) : before?.agotado;
  if (agotado === null) {
    problems.push(wrong(row, 'agotado', sheetMessages.yesOrNo(cell('agotado'))));
  }
  const known = new Set(groups.map(({ codigo }) => codigo));
  const names = cell('subgrupos').split(BETWEEN).map(textOf).filter(Boolean);
  const grupos = columns.includes('subgrupos') ? [] : [...(before?.grupos ?? [])];
  for (const name of names) {
    const codigo = codes.get(nameKey(name));
    if (codigo && known.has(codigo)) grupos.push(codigo);
    else problems.push(wrong(row, 'subgrupos', modifiersMessages.sheetGroupUnknown(name)));
  }
  const option = { nombre, precio, id_sigo, agotado: agotado ?? false, grupos };
  return { option: { ...option, ...(before && { codigo: before.codigo }) }, problems };
}

function settingsOf({ pregunta, min, max, gratis, repetible }: ModifierGroup): string[] {
  return [pregunta, String(min), String(max), String(gratis), yesNo(repetible)];
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

function yesNo(is: boolean): string {
  return is ? 'sí' : 'no';
}

function wrong({ fila }: Row, campo: string, message: string): SheetProblem {
  return { fila, campo, message };
}

function failed(message: string): ReadGroups {
  return { groups: [], errores: [{ fila: WHOLE_SHEET, campo: '', message }], badCodes: [] };
}
