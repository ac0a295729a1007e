import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { anyProduct, placeOrder } from '../e2e/api.ts';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { atWork, staff } from '../e2e/full-service-crew.ts';
import { inNewFolder } from '../e2e/product-process.ts';
import { startCluster } from '../server/src/postgres/cluster.ts';
import { openCluster } from './cluster.ts';

const CONVERGE_MS = 35_000;

test('without Redis the kitchens of two nodes still see every order soon', {
  tag: '@faults',
}, async ({ browser }) => {
  test.setTimeout(600_000);
  await inNewFolder(async (dataDir) => {
    const postgres = await startCluster(dataDir, () => undefined);
    const cluster = await openCluster(postgres.url, { hasWeb: true });
    try {
      const [first = '', second = ''] = cluster.nodes;
      const kitchens = [
        await atWork(browser, first, staff('cocina')),
        await atWork(browser, second, staff('cocina')),
      ];
      const id_sigo = await anyProduct(first);
      await cluster.redis.kill();
      const since = performance.now();
      const away = size(5_000, 60_000);
      const ages: number[] = [];
      let orders = 0;
      do {
        const { _id } = await placeOrder(orders % 2 ? first : second, id_sigo);
        const sentAt = performance.now();
        orders += 1;
        for (const kitchen of kitchens) await untilShown(kitchen, _id);
        ages.push(performance.now() - sentAt);
        await pause(500);
      } while (performance.now() - since < away);
      await cluster.redis.revive();
      const { _id } = await placeOrder(first, id_sigo);
      for (const kitchen of kitchens) await untilShown(kitchen, _id);
      const slowest = Math.max(...ages);
      expect(slowest).toBeLessThan(CONVERGE_MS);
      record(
        'redis',
        `Redis down for ${Math.round(away / 1_000)} s, kitchens in browsers on two nodes`,
        `${orders} orders taken meanwhile, each on both screens after at most ${(slowest / 1_000).toFixed(1)} s`,
      );
      for (const kitchen of kitchens) await kitchen.context().close();
    } finally {
      await cluster.close();
      await postgres.stop();
    }
  });
});

async function untilShown(kitchen: Page, id: string): Promise<void> {
  const slip = kitchen.getByRole('article').filter({ hasText: id.slice(-5).toUpperCase() });
  await expect(slip).toBeAttached({ timeout: CONVERGE_MS });
}
