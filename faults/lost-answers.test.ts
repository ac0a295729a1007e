import { expect, inject, test } from 'vitest';
import { anyProduct, scanTable } from '../e2e/api.ts';
import { copyDemo } from '../e2e/demo-folder.ts';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { inNewFolder, stop } from '../e2e/product-process.ts';
import { openGuests } from './guests.ts';
import { openLeakyProxy } from './leaky-proxy.ts';
import { startServer } from './start-server.ts';
import { storedNames } from './stored-names.ts';

test('answers lost after the commit make no second order', async () => {
  await inNewFolder(async (dataDir) => {
    copyDemo(inject('demoFolder'), dataDir);
    const total = size(150, 1_000);
    const product = await startServer({ DATA_DIR: dataDir });
    const proxy = await openLeakyProxy(product.url, 0.3);
    const guests = openGuests(
      proxy.url,
      await anyProduct(product.url),
      await scanTable(product.url),
    );
    await guests.order(total, 16);
    proxy.close();

    const stored = await storedNames(product.url);
    const times = guests.acknowledged.map((name) => stored.get(name));
    expect(times).toEqual(times.map(() => 1));
    expect([...stored.keys()].filter((name) => name.startsWith('Cliente ')).length).toBe(
      guests.acknowledged.length,
    );
    expect(proxy.dropped()).toBeGreaterThan(total / 10);
    await stop(product.server, 'SIGTERM');
    record(
      'lostAnswers',
      `answers dropped after the commit for 30 % of ${total} orders`,
      `${guests.acknowledged.length} orders stored, ${proxy.dropped()} answers dropped`,
    );
  });
});
