/** A bound on memory: whoever fills it has long met the limit of an address. */
const MAX_KEYS = 50_000;

type Span = { count: number; endsAt: number };

/**
 * Limits how often something may be tried under a key, within a window that starts with the first
 * try.
 */
export function openTries({ max, minutes }: { max: number; minutes: number }) {
  // All windows have the same length, so the first of the map ends first.
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
    /** Counts one more try. Returns the seconds to wait when there were too many, else 0. */
    take: (key: string): number => {
      const now = Date.now();
      const known = spans.get(key);
      const span = known && known.endsAt > now ? known : begin(key, now);
      if (span.count >= max) return Math.ceil((span.endsAt - now) / 1_000);
      span.count += 1;
      return 0;
    },
    /** Takes back a try that was not wrong after all. */
    giveBack: (key: string): void => {
      const span = spans.get(key);
      if (span && span.count > 0) span.count -= 1;
    },
  };
}
