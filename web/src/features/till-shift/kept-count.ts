import { now } from '../../lib/clock.ts';
import { storedObject, useStored } from '../../lib/storage.ts';

/** A count as it is typed. */
export interface TypedCount {
  /** How many of each note and coin: {"100000": 3} */
  denominaciones: Readonly<Record<string, number>>;
  /** What the slips of the other methods say, as text. */
  otros: Readonly<Record<string, string>>;
  nota: string;
}

interface KeptCount extends TypedCount {
  /** What is counted: a shift, or the base of one that is about to open. */
  de: string;
  at: number;
}

const EMPTY: TypedCount = { denominaciones: {}, otros: {}, nota: '' };
/** Longer than a shift; what is left of yesterday is counted anew. */
const KEPT_MS = 18 * 3_600_000;
const MAX_KEPT = 6;

const kept = storedObject<KeptCount[]>('CNT', isList);

/** A count that this device keeps until the server has it: a reload loses nothing. */
export function useKeptCount(de: string) {
  const all = useStored(kept);
  const mine = all?.find((one) => one.de === de && isFresh(one));
  return {
    count: mine ?? EMPTY,
    isBegun: mine !== undefined,
    change: (part: Partial<TypedCount>) => write(de, part),
    forget: () => forgetCount(de),
  };
}

function forgetCount(de: string): void {
  const others = (kept.get() ?? []).filter((one) => one.de !== de);
  if (others.length > 0) kept.set(others);
  else kept.remove();
}

function write(de: string, part: Partial<TypedCount>): void {
  const before = (kept.get() ?? []).filter(isFresh);
  const mine = before.find((one) => one.de === de) ?? { ...EMPTY, de };
  const others = before.filter((one) => one.de !== de);
  kept.set([{ ...mine, ...part, at: now().getTime() }, ...others].slice(0, MAX_KEPT));
}

function isFresh({ at }: KeptCount): boolean {
  return now().getTime() - at <= KEPT_MS;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isCounts(one?.denominaciones));
}

function isCounts(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger)
  );
}
