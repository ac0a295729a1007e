/**
 * A thousand screens in their own process, speaking Socket.IO's protocol over plain WebSockets, and
 * the waiter whose orders some of them must receive.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveJob, LiveResult } from './parts/live.ts';
import { quantile } from './quantile.ts';
import { openScreen } from './screen.ts';

/** A busy evening: twenty orders a second in one sede. */
const EVERY_MS = 50;
const OPENED_AT_ONCE = 25;
const WARM_ORDERS = 50;

process.on('message', async (job: LiveJob) => {
  process.send?.(await run(job));
});

async function run({ url, screens, kitchens, orders, order }: LiveJob): Promise<LiveResult> {
  const heardAt = new Map<string, number[]>();
  for (let at = 0; at < screens.length; at += OPENED_AT_ONCE) {
    const some = screens.slice(at, at + OPENED_AT_ONCE);
    await Promise.all(some.map((screen) => openScreen(url, screen, note)));
  }
  const answered: number[] = [];
  const heard: number[] = [];
  for (let n = 0; n < WARM_ORDERS + orders; n += 1) {
    const sent = performance.now();
    const id = await send();
    const answeredAt = performance.now();
    while ((heardAt.get(id)?.length ?? 0) < kitchens) await pause(2);
    if (n >= WARM_ORDERS) {
      answered.push(answeredAt - sent);
      heard.push(...(heardAt.get(id) ?? []).map((at) => at - sent));
    }
    heardAt.delete(id);
    await pause(EVERY_MS);
  }
  return { answered: quantiles(answered), heard: quantiles(heard) };

  function note(packet: string): void {
    if (!packet.startsWith('42["new_order"')) return;
    const id = /"_id":"([0-9a-f]{24})"/.exec(packet)?.[1] ?? '';
    const times = heardAt.get(id) ?? [];
    times.push(performance.now());
    heardAt.set(id, times);
  }

  async function send(): Promise<string> {
    const response = await fetch(`${url}/api/orders/create`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...order.headers,
      },
      body: JSON.stringify(order.body),
    });
    const answer = (await response.json()) as { data: { _id: string } };
    if (response.status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data._id;
  }
}

function quantiles(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
