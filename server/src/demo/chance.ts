/** Seeded chance: the same seed gives the same story. */
export type Chance = Random & {
  happens(probability: number): boolean;
  weighted<T>(options: readonly (readonly [T, number])[]): T;
  /** Picks earlier items of the list more often. */
  favourite<T>(list: readonly T[]): T;
  bell(mean: number, deviation: number): number;
  hex(length: number): string;
  uuid(): string;
};

export function createChance(seed: string): Chance {
  const random = createRandom(seed);
  const weighted = <T>(options: readonly (readonly [T, number])[]): T => {
    let rest = random.next() * options.reduce((sum, [, weight]) => sum + weight, 0);
    const found = options.find(([, weight]) => {
      rest -= weight;
      return rest < 0;
    });
    return (found ?? options[0])?.[0] as T;
  };
  const hex = (length: number) =>
    Array.from({ length }, () => random.whole(0, 15).toString(16)).join('');
  return {
    ...random,
    weighted,
    hex,
    happens: (probability) => random.next() < probability,
    favourite: (list) => weighted(list.map((item, i) => [item, 1 / (1 + i * 0.35)] as const)),
    bell: (mean, deviation) =>
      mean +
      deviation *
        Math.sqrt(-2 * Math.log(1 - random.next())) *
        Math.cos(2 * Math.PI * random.next()),
    uuid: () =>
      `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  };
}

// A seeded source of chance, so that the same dish is drawn the same way every time.
export type Random = {
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
};

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  return { next, between, whole, pick };
}
