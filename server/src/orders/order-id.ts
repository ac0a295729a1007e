import { randomUUID } from 'node:crypto';

/**
 * The last five characters of an order's id are its number in the sede times this, modulo 16^5. Odd,
 * so a permutation: they look random and none repeats within a million orders.
 */
export const SHORT_ID_FACTOR = 779_287;

/** Seconds since 1970 and eleven random hex characters; the short id follows. */
export function newIdPrefix(): string {
  const seconds = Math.floor(Date.now() / 1_000).toString(16);
  // Node draws UUIDs in bulk; asking for a few random bytes costs ten times as much.
  const [eight, three] = randomUUID().split('-', 2) as [string, string];
  return seconds.padStart(8, '0') + eight + three.slice(0, 3);
}

/** The last five characters of the id of a sede's `count`th order, as `place_order` makes them. */
export function shortIdOf(count: number): string {
  return Number((BigInt(count) * BigInt(SHORT_ID_FACTOR)) & 0xfffffn)
    .toString(16)
    .padStart(5, '0');
}

export function isOrderId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
