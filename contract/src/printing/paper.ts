import { formatMoney } from '../money.ts';
import { cleanText } from '../text.ts';

// Rows of plain text for a paper of so many columns. Every text is cleaned: a printer must not take one for a command.

/** Text on the left in as many rows as it needs, the amount at the right end of the last row. */
export function priced(text: string, pesos: number, columns: number, indent = ''): string[] {
  return paired(text, formatMoney(pesos), columns, indent);
}

/** The same with words at the right end. */
export function paired(text: string, amount: string, columns: number, indent = ''): string[] {
  const rows = wrap(text, columns - amount.length - 1, indent);
  const last = rows.pop() ?? indent;
  return [...rows, last + amount.padStart(columns - length(last))];
}

export function centred(text: string, columns: number): string[] {
  return wrap(text, columns).map(
    (row) => ' '.repeat(Math.floor((columns - length(row)) / 2)) + row,
  );
}

/** Breaks between words, but not at a fixed space, and inside a word only when it is wider than the paper. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const width = columns - indent.length;
  const rows: string[] = [];
  let row = '';
  for (const word of cleanText(text)
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('\u00a0', ' '))
    .flatMap((part) => chunks(part, width))) {
    if (row !== '' && length(row) + 1 + length(word) > width) {
      rows.push(row);
      row = '';
    }
    row = row === '' ? word : `${row} ${word}`;
  }
  if (row !== '') rows.push(row);
  return rows.map((content) => indent + content);
}

function chunks(word: string, width: number): string[] {
  const letters = [...word];
  const parts: string[] = [];
  for (let start = 0; start < letters.length; start += width) {
    parts.push(letters.slice(start, start + width).join(''));
  }
  return parts;
}

/** Counts characters as a printer does, not UTF-16 units. */
function length(text: string): number {
  return [...text].length;
}
