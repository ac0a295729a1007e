import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';

const BYTE_ORDER_MARK = '\uFEFF';
/** Papa's own pattern misses a formula that starts with a line break. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * The form that spreadsheets of the region open by a double click: semicolons, UTF-8 with a byte
 * order mark.
 */
export function writeCsv([fields = [], ...data]: string[][]): string {
  const text = Papa.unparse(
    { fields, data },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/** Answers a sheet that the browser saves as `name`.csv. */
export function sendSheet(reply: FastifyReply, name: string, sheet: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv`)
    .send(sheet);
}
