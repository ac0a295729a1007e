import { createRandom, type Random } from './random.ts';

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
