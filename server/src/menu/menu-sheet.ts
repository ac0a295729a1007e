import Papa from 'papaparse';
import { AppError } from '../app-error.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** As spreadsheets of the region open it by a double click: semicolons, UTF-8 with its mark. */
export function writeCsv([fields = [], ...data]: string[][]): string {
  const text = Papa.unparse(
    { fields, data },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/** Commas, semicolons or tabs, in UTF-8 or in what Excel writes on Windows. */
export function readCsv(file: Buffer): string[][] {
  const text = decode(file);
  // No sheet holds these: it is another kind of file.
  if (text === null || text.includes('\0')) throw new AppError('hoja_invalida');
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: false,
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new AppError('hoja_invalida');
  return data;
}

function decode(file: Buffer): string | null {
  if (file.subarray(0, 2).toString('latin1') === 'PK') return null;
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
