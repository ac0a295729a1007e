import { MAX_SHEET_BYTES, MAX_SHEET_ROWS } from '@comanda/contract/menu/menu-sheet.rules';
import Papa from 'papaparse';
import { AppError } from '../errors/app-error.ts';

/** Blank lines between the rows are kept, to number them as the spreadsheet does. */
const LINES_A_ROW = 3;
/** People keep columns of their own beside ours; nobody keeps a thousand. */
const MAX_COLUMNS = 100;

/** Reads commas, semicolons or tabs, in UTF-8 or in what Excel writes on Windows. */
export function readCsv(file: Uint8Array, maxRows: number = MAX_SHEET_ROWS): string[][] {
  if (file.length > MAX_SHEET_BYTES) throw new AppError('cuerpo_demasiado_grande');
  const text = decode(file);
  // No sheet holds this character, so it is another kind of file.
  if (text === null || text.includes('\0')) throw new AppError('hoja_invalida');
  if (text.trim() === '') return [];
  const delimiter = delimiterOf(text);
  if (delimiter === null) throw new AppError('hoja_invalida');
  // Editors mix line ends; the parser takes the first kind for all.
  const { data, errors } = Papa.parse<string[]>(withoutHint(text).replace(/\r\n?/g, '\n'), {
    newline: '\n',
    delimiter,
    skipEmptyLines: false,
    // A file with more rows is refused anyway, blank ones included.
    preview: LINES_A_ROW * maxRows,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new AppError('hoja_invalida');
  return data;
}

function decode(file: Uint8Array): string | null {
  if (String.fromCharCode(...file.subarray(0, 2)) === 'PK') return null;
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** A first line 'sep=;' tells Excel the delimiter. It does not count as a row. */
const HINT = /^\uFEFF?sep=.\r?\n/i;

function withoutHint(text: string): string {
  return text.replace(HINT, '');
}

/** The delimiter between the column names, if they are columns of a menu. */
function delimiterOf(text: string): string | null {
  const header = withoutHint(text).split(/\r?\n/, 1)[0] ?? '';
  const counts = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  const { sign, count } = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return count <= MAX_COLUMNS ? sign : null;
}
