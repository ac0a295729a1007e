import { fold } from './fold.ts';

const SPACES = /\s+/g;
const LINE_BREAK = /[\n\r\t\v\f\u2028\u2029]/;
// Control characters and invisible ones: without width, or changing the direction of the text.
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
// A control character, a line break or a lone surrogate. Most texts have none, so this test is cheap.
const UNCLEAN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** Under which a name is known where no two may be alike: 'Café  Frío' and 'cafe frio' are one. */
export function nameKey(name: string): string {
  return fold(cleanText(name)).replace(/\s+/g, ' ');
}

/**
 * Drops characters that nobody sees: control characters, and those that hide or reverse text.
 * Spaces stay.
 */
export function visible(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, '');
}

/** What a person typed, ready to store and print: one line, no control characters, trimmed. */
export function cleanText(text: string): string {
  if (!UNCLEAN.test(text)) return text.trim();
  return visible(text.replace(SPACES, onOneLine)).trim();
}

function onOneLine(spaces: string): string {
  return LINE_BREAK.test(spaces) ? ' ' : spaces;
}

/** The same, but line breaks stay: opening hours, instructions. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || cleanText(text) === '';
}

/** The longest texts that people type; anything longer is a mistake or an attack. */
export const TEXT_LIMITS = {
  nombre: 200,
  email: 254,
  telefono: 50,
  direccion: 300,
  mesa: 50,
  descripcion: 1000,
  horario: 300,
  idSigo: 60,
  // Written by programs, with room to spare.
  id: 100,
  dbName: 450,
  token: 200,
  cursor: 300,
  password: 1000,
} as const;

// Excludes invisible characters and signs that would let one text name several mailboxes.
const EMAIL =
  /^[^\s\p{C}@<>()[\],:;"\\]+@(?:[^\s\p{C}@<>()[\],:;"\\.]+\.)+[^\s\p{C}@<>()[\],:;"\\.]+$/u;

/**
 * Loose on purpose, because only a mail that arrives proves an address; but 'ana@gmail' is a slip that loses the
 * mail with the order's link.
 */
export function isEmail(text: string | null | undefined): boolean {
  const address = text?.trim() ?? '';
  return address.length <= TEXT_LIMITS.email && EMAIL.test(address);
}

/** The form under which an account is stored: letter case does not make another person. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function isTooLong(text: string | null | undefined, max: number): boolean {
  return (text?.length ?? 0) > max;
}
