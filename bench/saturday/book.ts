import { performance } from 'node:perf_hooks';
import { quantile } from '../speed/quantile.ts';

/** What the service tells the bench when it is over. */
export type ServiceReport = {
  /** Ids of the orders that were acknowledged. */
  taken: string[];
  /** How often the kitchens were told of each order. */
  toldKitchens: Record<string, number>;
  /** When each order was sent, since the doors opened. */
  sentMs: number[];
  /** Milliseconds from the tap. */
  answered: Times;
  heard: Times;
  calls: number;
  /** Calls that were sent again because of no answer or a 5xx. */
  retries: number;
  /** Answers that nobody expected, the first of them in full. */
  surprises: { count: number; first: string | null };
};

export type Times = { p50: number; p99: number; most: number };

/** Where everybody at work notes what they sent and heard. */
export function openBook() {
  let begun = performance.now();
  const taken = new Map<string, { sentAt: number; answeredAt: number }>();
  const told = new Map<string, number[]>();
  const invoiced = new Set<string>();
  let calls = 0;
  let retries = 0;
  const surprises: ServiceReport['surprises'] = { count: 0, first: null };
  return {
    /** The doors open: minutes are counted from here. */
    begin: () => {
      begun = performance.now();
    },
    call: () => {
      calls += 1;
    },
    retry: () => {
      retries += 1;
    },
    surprise: (what: string) => {
      surprises.count += 1;
      surprises.first ??= what;
    },
    take: (id: string, sentAt: number) => {
      taken.set(id, { sentAt, answeredAt: performance.now() });
    },
    tellKitchen: (id: string) => {
      told.set(id, [...(told.get(id) ?? []), performance.now()]);
    },
    invoice: (id: string) => {
      invoiced.add(id);
    },
    isSettled: () => [...taken.keys()].every((id) => invoiced.has(id)),
    report: (): ServiceReport => {
      const heard = [...taken].flatMap(([id, { sentAt }]) =>
        (told.get(id) ?? []).map((at) => at - sentAt),
      );
      return {
        taken: [...taken.keys()],
        toldKitchens: Object.fromEntries([...told].map(([id, times]) => [id, times.length])),
        sentMs: [...taken.values()].map(({ sentAt }) => sentAt - begun),
        answered: timesOf([...taken.values()].map((one) => one.answeredAt - one.sentAt)),
        heard: timesOf(heard),
        calls,
        retries,
        surprises,
      };
    },
  };
}

export type Book = ReturnType<typeof openBook>;

function timesOf(times: number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    most: sorted.at(-1) ?? Number.NaN,
  };
}
