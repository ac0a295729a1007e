import type { StrategyOptions } from 'workbox-strategies';

type StrategyPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** Enough for the menus of a few sedes. */
const MOST = 300;

/** The oldest make room: a phone's storage is not ours to fill. */
export const keepNewest: StrategyPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST).map((request) => cache.delete(request)));
  },
};
