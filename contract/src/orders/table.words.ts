/** A table without the word itself, which people type too: 'quince' for 'mesa quince'. */
export function bareTable(mesa: string): string {
  const name = mesa.trim();
  return name.replace(/^(?:mesa\s+)+/i, '') || name;
}

/** 'Mesa 4' for '4', 'Mesa quince' for 'mesa quince'. */
export function tableWords(mesa: string): string {
  return `Mesa ${bareTable(mesa)}`;
}
