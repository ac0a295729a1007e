import type { Load, LoadJob, LoadResult } from './load.ts';
import { atLeast, atMost, decimal, noted, type Result } from './part.ts';
import { median } from './quantile.ts';

const PAIRS = 5;
const WARM_REQUESTS = 12_000;
const WARM_LIMIT_MS = 25_000;

type Figure = (result: LoadResult) => number;

type Compared = {
  atLeast: (target: string, limit: number, figure: Figure) => Result;
  atMost: (target: string, limit: number, figure: Figure) => Result;
  noted: (what: string, figure: Figure) => Result;
};

type Side = Omit<LoadJob, 'ms'>;

/**
 * Alternates windows of load: reference, ours, ours, reference. Other work of the machine affects
 * both; the median of the pairs' ratios remains.
 */
export async function inTurns(
  load: Load,
  reference: Side,
  ours: Side,
  ms = 1_500,
): Promise<Compared> {
  await warmUp(load, reference);
  await warmUp(load, ours);
  const pairs: { reference: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < PAIRS; round += 1) {
    const before = await load.run({ ...reference, ms });
    const first = await load.run({ ...ours, ms });
    const second = await load.run({ ...ours, ms });
    const after = await load.run({ ...reference, ms });
    pairs.push({ reference: before, ours: first }, { reference: after, ours: second });
  }
  const ratio = (of: Figure) => median(pairs.map((pair) => of(pair.ours) / of(pair.reference)));
  const detail = () => {
    const rates = [
      median(pairs.map((pair) => pair.ours.rate)),
      median(pairs.map((pair) => pair.reference.rate)),
    ];
    const middles = [
      median(pairs.map((pair) => pair.ours.p50)),
      median(pairs.map((pair) => pair.reference.p50)),
    ];
    return `${rates.map((rate) => decimal(rate, 0)).join(' y ')} por segundo; p50 ${middles.map((p50) => decimal(p50, 2)).join(' y ')} ms`;
  };
  return {
    atLeast: (target, limit, figure) => atLeast(target, limit, ratio(figure), detail()),
    atMost: (target, limit, figure) => atMost(target, limit, ratio(figure), detail()),
    noted: (what, figure) => noted(what, ratio(figure), detail()),
  };
}

/** Sends this many requests, however busy the machine is, until hot code is compiled. */
async function warmUp(load: Load, side: Side): Promise<void> {
  const deadline = Date.now() + WARM_LIMIT_MS;
  for (let sent = 0; sent < WARM_REQUESTS && Date.now() < deadline; ) {
    sent += (await load.run({ ...side, ms: 1_000 })).count;
  }
}
