import { expect, inject, test } from 'vitest';
import { anyProduct, scanTable } from '../e2e/api.ts';
import { copyDemo } from '../e2e/demo-folder.ts';
import { record } from '../e2e/figures.ts';
import { isLong, size } from '../e2e/form.ts';
import { inNewFolder, postmasterPid, stop } from '../e2e/product-process.ts';
import { freePort } from '../server/src/postgres/cluster.ts';
import { type Guests, openGuests } from './guests.ts';
import { startServer } from './start-server.ts';
import { storedNames } from './stored-names.ts';
import { untilReadyIs } from './until-ready.ts';

const RATE = 50;
const READY_WITHIN_MS = 10_000;

test('kill -9 of the server under orders: none lost, none stored twice, ready again soon', async () => {
  await inNewFolder(async (dataDir) => {
    copyDemo(inject('demoFolder'), dataDir);
    const kills = size(2, 20);
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
    let product = await startServer(env);
    const guests = openGuests(
      product.url,
      await anyProduct(product.url),
      await scanTable(product.url),
    );
    void guests.keepOrdering(RATE);
    const waits: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await someOrders(guests);
      await stop(product.server, 'SIGKILL');
      const since = performance.now();
      product = await startServer(env);
      await untilReadyIs(product.url, 200);
      waits.push(performance.now() - since);
    }
    await guests.stop();
    const lost = await check(guests, product.url);
    if (isLong) expect(Math.max(...waits)).toBeLessThan(READY_WITHIN_MS);
    await stop(product.server, 'SIGTERM');
    record(
      'crash',
      `\`kill -9\` of the server ${kills} times under ${RATE} orders a second`,
      `${guests.acknowledged.length} orders acknowledged, ${lost} lost or stored twice; ready after at most ${seconds(waits)} s`,
    );
  });
});

test('kill -9 of PostgreSQL under orders: none lost, none stored twice, 503 and never 500', async () => {
  await inNewFolder(async (dataDir) => {
    copyDemo(inject('demoFolder'), dataDir);
    const kills = size(1, 10);
    const product = await startServer({ DATA_DIR: dataDir });
    const guests = openGuests(
      product.url,
      await anyProduct(product.url),
      await scanTable(product.url),
    );
    void guests.keepOrdering(RATE);
    const waits: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await someOrders(guests);
      process.kill(postmasterPid(dataDir) ?? 0, 'SIGKILL');
      waits.push(await untilRecovered(product.url));
    }
    await guests.stop();
    const lost = await check(guests, product.url);
    expect([...guests.statuses.keys()].sort()).toEqual([201, 503]);
    if (isLong) expect(Math.max(...waits)).toBeLessThan(READY_WITHIN_MS);
    await stop(product.server, 'SIGTERM');
    record(
      'crash',
      `\`kill -9\` of PostgreSQL ${kills} times under ${RATE} orders a second`,
      `${guests.acknowledged.length} orders acknowledged, ${lost} lost or stored twice; ` +
        `${guests.statuses.get(503)} answers were 503, none 500; ready after at most ${seconds(waits)} s`,
    );
  });
});

async function someOrders(guests: Guests): Promise<void> {
  const wanted = guests.acknowledged.length + RATE;
  await expect.poll(() => guests.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(wanted);
}

/** Counted from the crash: first it has to be noticed. */
async function untilRecovered(url: string): Promise<number> {
  const since = performance.now();
  await untilReadyIs(url, 503);
  await untilReadyIs(url, 200);
  return performance.now() - since;
}

/** Every acknowledged order must be stored exactly once; returns how many are not. */
async function check(guests: Guests, url: string): Promise<number> {
  const stored = await storedNames(url);
  const wrong = guests.acknowledged.filter((name) => stored.get(name) !== 1);
  expect(wrong).toEqual([]);
  return wrong.length;
}

function seconds(waits: number[]): string {
  return (Math.max(...waits) / 1_000).toFixed(1);
}
