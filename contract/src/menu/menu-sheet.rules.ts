import { fold } from '../fold.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isTooLong, nameKey, TEXT_LIMITS } from '../text.ts';
import { AS_THE_SEDE, IMPUESTO_LABELS, IMPUESTOS, type Impuesto } from './impuestos.words.ts';
import { MENU_LIMITS, subcategoryId } from './menu.rules.ts';
import type { Category, Product, SheetProblem } from './menu.ts';
import { categoriesMessages, sheetMessages } from './menu-admin.messages.ts';
import { MAX_SUBCATEGORIES, productProblems } from './menu-form.rules.ts';
import { WHOLE_SHEET } from './menu-plan.words.ts';
import { codeFromName } from './product-code.rules.ts';
import { pesosOf, textOf, yesNoOf } from './sheet-cells.rules.ts';

/** The columns of a menu as a spreadsheet, in the order in which they are written. */
export const SHEET_COLUMNS = [
  'categoria',
  'subcategorias',
  'nombre',
  'descripcion',
  'precio',
  'id_sigo',
  'permite_adiciones',
  'agotado',
  'impuesto',
  'grupos',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

const REQUIRED: readonly SheetColumn[] = ['categoria', 'nombre', 'descripcion', 'precio'];
const COLUMN_WORDS: Partial<Record<SheetColumn, string>> = {
  categoria: 'la categoría',
  nombre: 'el nombre',
  descripcion: 'la descripción',
  precio: 'el precio',
};
/** Names that people use for these columns in their own sheets. */
const OTHER_NAMES: Record<string, SheetColumn> = {
  codigo: 'id_sigo',
  codigo_sigo: 'id_sigo',
  sku: 'id_sigo',
  producto: 'nombre',
  adiciones: 'permite_adiciones',
  subcategoria: 'subcategorias',
};

/** A sheet may have as many rows as a sede may have products. */
export const MAX_SHEET_ROWS = MENU_LIMITS.products;
export const MAX_SHEET_BYTES = 1024 * 1024;
const BETWEEN_NAMES = '|';

/** A valid row. Optional columns that the sheet does not have are undefined. */
export interface SheetProduct {
  /** As a spreadsheet numbers it: row 1 holds the names of the columns. */
  fila: number;
  categoria: string;
  subcategorias?: string[];
  nombre: string;
  descripcion: string;
  precio: number;
  id_sigo: string;
  permiteAdiciones?: boolean;
  agotado?: boolean;
  /** Null: as its sede. */
  impuesto?: Impuesto | null;
  /** Codes of its groups. */
  grupos?: string[];
}

/** A group that a sheet may name. */
type NamedGroup = { codigo: string; nombre: string };

export interface ReadSheet {
  products: SheetProduct[];
  errores: SheetProblem[];
  /** Codes of the bad rows: products that the sheet means to keep, though it does not say how. */
  badCodes: string[];
}

export function readSheet(
  rows: readonly (readonly string[])[],
  groups: readonly NamedGroup[] = [],
): ReadSheet {
  const [header = [], ...body] = rows;
  const columns = header.map(columnNamed);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  const filled = body
    .map((cells, at) => ({ cells, fila: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cleanText(cell) !== ''));
  if (rows.every((cells) => cells.every((cell) => cleanText(cell) === ''))) {
    return failed(sheetMessages.blank);
  }
  if (missing.length > 0) {
    return failed(sheetMessages.columnsMissing(missing));
  }
  if (filled.length === 0) return failed(sheetMessages.empty);
  if (filled.length > MAX_SHEET_ROWS) return failed(sheetMessages.tooManyRows(MAX_SHEET_ROWS));

  const sheet: ReadSheet = { products: [], errores: [], badCodes: [] };
  const codes = new Set(filled.map(({ cells }) => textOf(cells[columns.indexOf('id_sigo')])));
  const codesByName = new Map(groups.map(({ codigo, nombre }) => [nameKey(nombre), codigo]));
  const rowOf = new Map<string, number>();
  const marksOf = new Map<string, Set<string>>();
  for (const { cells, fila } of filled) {
    const cell = (column: SheetColumn) => textOf(cells[columns.indexOf(column)]);
    const { product, problems } = readRow(cell, columns, fila, codes, codesByName);
    codes.add(product.id_sigo);
    const earlier = rowOf.get(product.id_sigo);
    if (earlier !== undefined) {
      problems.push({ fila, campo: 'id_sigo', message: sheetMessages.idSigoRepeated(earlier) });
    }
    if (product.id_sigo !== '' && earlier === undefined) rowOf.set(product.id_sigo, fila);
    const marks = marksOf.get(fold(product.categoria)) ?? new Set();
    for (const mark of product.subcategorias ?? []) marks.add(subcategoryId(mark));
    marksOf.set(fold(product.categoria), marks);
    if (marks.size > MAX_SUBCATEGORIES) {
      const message = categoriesMessages.tooManySubcategories(MAX_SUBCATEGORIES);
      problems.push({ fila, campo: 'subcategorias', message });
    }
    if (problems.length === 0) sheet.products.push(product);
    else if (product.id_sigo !== '') sheet.badCodes.push(product.id_sigo);
    sheet.errores.push(...problems);
  }
  return sheet;
}

/** A menu as rows of cells, the names of the columns first. */
export function sheetRows(
  products: readonly Product[],
  categories: readonly Category[],
  groups: readonly NamedGroup[] = [],
): string[][] {
  const groupNames = new Map(groups.map(({ codigo, nombre }) => [codigo, nombre]));
  const rows = categories.flatMap((category) =>
    products
      .filter(({ categoryId }) => categoryId === category._id)
      .map((product) => [
        category.name,
        category.subcategorias
          .filter(({ id }) => product.subcategoryIds.includes(id))
          .map(({ name }) => name)
          .join(` ${BETWEEN_NAMES} `),
        product.nombre,
        product.descripcion,
        String(product.precio),
        product.id_sigo,
        product.permiteAdiciones ? 'sí' : 'no',
        product.agotado ? 'sí' : 'no',
        product.impuesto ? IMPUESTO_LABELS[product.impuesto] : '',
        (product.grupos ?? [])
          .flatMap((code) => groupNames.get(code) ?? [])
          .join(` ${BETWEEN_NAMES} `),
      ]),
  );
  return [[...SHEET_COLUMNS], ...rows];
}

function failed(message: string): ReadSheet {
  return { products: [], errores: [{ fila: WHOLE_SHEET, campo: '', message }], badCodes: [] };
}

function readRow(
  cell: (column: SheetColumn) => string,
  columns: readonly (SheetColumn | null)[],
  fila: number,
  codes: ReadonlySet<string>,
  groups: ReadonlyMap<string, string>,
) {
  const problems: SheetProblem[] = [];
  const add = (campo: string, message: string) => problems.push({ fila, campo, message });
  for (const column of REQUIRED) {
    if (cell(column) === '')
      add(column, sheetMessages.cellRequired(COLUMN_WORDS[column] ?? column));
  }
  const precio = pesosOf(cell('precio'));
  if (cell('precio') !== '' && precio === null) {
    add('precio', sheetMessages.precioInvalid(cell('precio')));
  }
  const yesOrNo = (column: SheetColumn): boolean => {
    const answer = yesNoOf(cell(column));
    if (answer === null) add(column, sheetMessages.yesOrNo(cell(column)));
    return answer ?? false;
  };
  const tax = (): Impuesto | null => {
    const impuesto = impuestoOf(cell('impuesto'));
    if (impuesto === undefined) add('impuesto', sheetMessages.impuesto(cell('impuesto')));
    return impuesto ?? null;
  };
  const groupCodes = (): string[] =>
    namesOf(cell('grupos')).flatMap((name) => {
      const codigo = groups.get(nameKey(name));
      if (!codigo) add('grupos', sheetMessages.groupUnknown(name));
      return codigo ?? [];
    });
  const product: SheetProduct = {
    fila,
    categoria: cell('categoria'),
    nombre: cell('nombre'),
    descripcion: cell('descripcion'),
    precio: precio ?? 0,
    id_sigo: cell('id_sigo') || codeFromName(cell('nombre'), codes),
    ...(columns.includes('subcategorias') && { subcategorias: namesOf(cell('subcategorias')) }),
    ...(columns.includes('permite_adiciones') && {
      permiteAdiciones: yesOrNo('permite_adiciones'),
    }),
    ...(columns.includes('agotado') && { agotado: yesOrNo('agotado') }),
    ...(columns.includes('impuesto') && { impuesto: tax() }),
    ...(columns.includes('grupos') && { grupos: groupCodes() }),
  };
  // A sheet follows the rules of the form; missing values were reported above.
  if (problems.length === 0) {
    for (const { path, message } of productProblems({ ...product, categoryId: 'hoja' })) {
      add(path, message);
    }
    const names = [
      ['categoria', product.categoria] as const,
      ...(product.subcategorias ?? []).map((name) => ['subcategorias', name] as const),
    ];
    for (const [column, name] of names) {
      const max = TEXT_LIMITS.nombre;
      if (isTooLong(name, max)) add(column, textMessages.tooLong(max));
    }
  }
  return { product, problems };
}

function columnNamed(header: string): SheetColumn | null {
  const name = fold(cleanText(header)).replace(/[\s-]+/g, '_');
  return SHEET_COLUMNS.find((column) => column === name) ?? OTHER_NAMES[name] ?? null;
}

/** 'inc8', 'INC 8 %' and 'Impoconsumo 8%' are the same; undefined for what is no tax. */
function impuestoOf(text: string): Impuesto | null | undefined {
  const plain = (words: string) => fold(words).replace(/[^a-z0-9]/g, '');
  const word = plain(text);
  if (['', 'sede', plain(AS_THE_SEDE)].includes(word)) return null;
  return IMPUESTOS.find((code) => word === code || word === plain(IMPUESTO_LABELS[code]));
}

function namesOf(text: string): string[] {
  const names = text.split(BETWEEN_NAMES).map(cleanText);
  return [...new Set(names.filter((name) => name !== ''))];
}
