/** So many keys at most: whoever fills them has long met the limit of an address. */
const MAX_KEYS = 50_000;

type Span = { count: number; endsAt: number };

/** How often something may be tried under a key within a span of time that begins with the first. */
export function openTries({ max, minutes }: { max: number; minutes: number }) {
  // All spans are equally long, so the first of the map is the first to end.
  const spans = new Map<string, Span>();

  const begin = (key: string, now: number): Span => {
    for (const [old, { endsAt }] of spans) {
      if (endsAt > now && spans.size < MAX_KEYS) break;
      spans.delete(old);
    }
    const span = { count: 0, endsAt: now + minutes * 60_000 };
    spans.delete(key);
    spans.set(key, span);
    return span;
  };

  return {
    /** Counts one more. Answers how many seconds to wait when there were too many, or else 0. */
    take: (key: string): number => {
      const now = Date.now();
      const known = spans.get(key);
      const span = known && known.endsAt > now ? known : begin(key, now);
      if (span.count >= max) return Math.ceil((span.endsAt - now) / 1_000);
      span.count += 1;
      return 0;
    },
    /** One that was no wrong try after all. */
    giveBack: (key: string): void => {
      const span = spans.get(key);
      if (span && span.count > 0) span.count -= 1;
    },
  };
}
