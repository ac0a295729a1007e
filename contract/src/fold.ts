// Combining marks after NFD: what is left of an accent once its letter is apart.
const MARKS = /\p{M}/gu;
const NOT_ASCII = /[\u0080-\uffff]+/g;

/** Lowercase without accents, for search: 'Jalapeño' and 'jalapeno' meet. */
export function fold(text: string): string {
  return text.replace(NOT_ASCII, withoutMarks).toLowerCase();
}

const bareLetters = new Map<string, string>();

/** The few letters of a language are taken apart once each. */
function withoutMarks(letters: string): string {
  const known = bareLetters.get(letters);
  if (known !== undefined) return known;
  const bare = letters.normalize('NFD').replace(MARKS, '');
  if (letters.length === 1) bareLetters.set(letters, bare);
  return bare;
}

/** Lowercase, each run of whitespace one underscore, accents kept: 'Zona  Rosa' → 'zona_rosa'. */
export function underscored(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '_');
}
