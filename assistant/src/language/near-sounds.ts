import { distance } from 'fastest-levenshtein';

/** Of the known sounds, those with the fewest typing errors, in the given order. */
export type NearSounds = (said: readonly string[]) => string[];

/** Words that begin with one letter; the numbers beside them rule out most of them. */
type Bucket = { places: number[]; lengths: number[]; letters: number[] };

/** A word must be this long for its first letter to be wrong. */
const LONG = 7;

export function nearSounds(known: readonly string[]): NearSounds {
  const buckets = new Map<string, Bucket>();
  const placeOf = new Map<string, number>();
  /** Long words, by all but their first letter. */
  const byTail = new Map<string, number[]>();
  for (const [place, sound] of known.entries()) {
    placeOf.set(sound, place);
    const bucket = buckets.get(sound[0] ?? '') ?? { places: [], lengths: [], letters: [] };
    bucket.places.push(place);
    bucket.lengths.push(sound.length);
    bucket.letters.push(lettersOf(sound));
    buckets.set(sound[0] ?? '', bucket);
    if (sound.length < LONG) continue;
    const tail = sound.slice(1);
    const same = byTail.get(tail);
    if (same) same.push(place);
    else byTail.set(tail, [place]);
  }

  /** One typing error away, in the first letter. */
  const otherwiseBegun = (sound: string): number[] => {
    if (sound.length < LONG) return [];
    const shorter = sound.length > LONG ? placeOf.get(sound.slice(1)) : undefined;
    return [
      ...(byTail.get(sound.slice(1)) ?? []),
      ...(byTail.get(sound) ?? []),
      ...(shorter === undefined ? [] : [shorter]),
    ].filter((place) => known[place]?.[0] !== sound[0]);
  };

  return (said) => {
    let best = Number.POSITIVE_INFINITY;
    let found = new Set<number>();
    const take = (place: number, slips: number) => {
      if (slips > best) return;
      if (slips < best) found = new Set();
      best = slips;
      found.add(place);
    };
    for (const sound of said) {
      for (const place of otherwiseBegun(sound)) take(place, 1);
      const { places = [], lengths = [], letters = [] } = buckets.get(sound[0] ?? '') ?? {};
      const own = lettersOf(sound);
      for (let at = 0; at < places.length; at++) {
        const length = lengths[at] ?? 0;
        const others = letters[at] ?? 0;
        const lacking = own & ~others;
        const isStart = lacking === 0 && sound.length >= 4 && length >= sound.length;
        const allowed = allowedSlips(Math.min(length, sound.length));
        const mayBeNear =
          Math.abs(length - sound.length) <= allowed &&
          count(lacking) <= allowed &&
          count(others & ~own) <= allowed;
        if (!isStart && !mayBeNear) continue;
        const place = places[at] ?? 0;
        const other = known[place] ?? '';
        if (isStart && other.startsWith(sound)) take(place, 1);
        else if (mayBeNear) {
          const slips = distance(sound, other);
          if (slips <= allowed) take(place, slips);
        }
      }
    }
    return [...found].sort((a, b) => a - b).map((place) => known[place] ?? '');
  };
}

/** People make fewer errors in short words. */
function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length <= 5 ? 1 : length <= 8 ? 2 : 3;
}

/**
 * A bit for each letter. Two letters may share a bit: then fewer words are ruled out, never too
 * many.
 */
function lettersOf(sound: string): number {
  let letters = 0;
  for (let at = 0; at < sound.length; at++) letters |= 1 << (sound.charCodeAt(at) % 31);
  return letters;
}

function count(bits: number): number {
  let rest = bits;
  let ones = 0;
  for (; rest !== 0; ones++) rest &= rest - 1;
  return ones;
}
