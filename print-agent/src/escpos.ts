import type { TicketColumns } from '@comanda/contract/printing/printing';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

/** Every ESC/POS printer has it at number 2, and it has áéíóúñü¿¡, capitals too. */
const CODE_PAGE = 'cp850';
/** The knife is some lines above the print head. */
const LINES_TO_KNIFE = 4;

/** A laid-out ticket as the bytes for a printer. `large`: how many of its first rows are twice as wide and high. */
export function toEscPos(text: string, columns: TicketColumns, large = 0): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    newline: '\n',
    feedBeforeCut: LINES_TO_KNIFE,
    codepageMapping: 'epson',
  });
  encoder.initialize().codepage(CODE_PAGE);
  const rows = text.split(/\r\n?|\n/).map(toPlainRow);
  if (large > 0) encoder.size(2, 2);
  for (const row of rows.slice(0, large)) encoder.line(row);
  if (large > 0) encoder.size(1, 1);
  for (const row of rows.slice(large)) encoder.line(row);
  return encoder.cut('partial').encode();
}

/** Replacements that look the same in the code page; each stays one column wide. */
const LOOKALIKES: [RegExp, string][] = [
  [/[\p{Zs}\t]/gu, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2022\u2023]/g, '·'],
  [/\u2026/g, '.'],
  [/\u2192/g, '>'],
];

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Composes letters, drops commands, and replaces an emoji of any number of code points by one '?'.
 */
function toPlainRow(row: string): string {
  const plain = LOOKALIKES.reduce(
    (text, [pattern, same]) => text.replace(pattern, same),
    row.normalize('NFC'),
  ).replace(/\p{Cc}/gu, '');
  return Array.from(graphemes.segment(plain), ({ segment }) =>
    segment.length > 1 ? '?' : segment,
  ).join('');
}
