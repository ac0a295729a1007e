import { fold } from '../fold.ts';
import { LIMITS } from './orders.rules.ts';

/** What waiters write most, each a tap. */
export const QUICK_NOTES = [
  'Sin cebolla',
  'Bien cocida',
  'Término medio',
  'Para compartir',
  'Salsa aparte',
  'Sin sal',
  'Sin picante',
] as const;

/** As many chips as a phone shows without scrolling. */
const MAX_CHIPS = 8;
/** Fewer times may be one table's own wish. */
const OFTEN = 3;
/** A longer text is a sentence, not a chip. */
const MAX_LENGTH = 24;

/** The notes that this sede wrote often in these orders, then the usual ones. */
export function quickNotes(
  orders: readonly { productos: readonly { nota?: string | null }[] }[],
): string[] {
  const used = new Map<string, { text: string; times: number }>();
  for (const { nota } of orders.flatMap(({ productos }) => productos)) {
    for (const text of partsOf(nota ?? '')) {
      if (text.length > MAX_LENGTH) continue;
      const known = used.get(fold(text)) ?? { text, times: 0 };
      used.set(fold(text), { ...known, times: known.times + 1 });
    }
  }
  const often = [...used.values()]
    .filter(({ times }) => times >= OFTEN)
    .sort((a, b) => b.times - a.times)
    .map(({ text }) => text);
  const taken = new Set(often.map(fold));
  return [...often, ...QUICK_NOTES.filter((one) => !taken.has(fold(one)))].slice(0, MAX_CHIPS);
}

export function hasNote(nota: string, quick: string): boolean {
  return partsOf(nota).some((part) => fold(part) === fold(quick));
}

/** Adds the note behind what is written, or takes it off; what else is written stays. */
export function toggleNote(nota: string, quick: string): string {
  const parts = partsOf(nota);
  const others = parts.filter((part) => fold(part) !== fold(quick));
  const next = (others.length < parts.length ? others : [...parts, quick]).join(', ');
  return next.length <= LIMITS.nota ? next : nota;
}

function partsOf(nota: string): string[] {
  return nota
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
