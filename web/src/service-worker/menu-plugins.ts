import type { StrategyOptions } from 'workbox-strategies';
import { SAVED_HEADER } from '../lib/api/connection.ts';

type StrategyPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** One copy of a menu, whichever version was asked for. */
export const withoutVersion: StrategyPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete('version');
    return url.href;
  },
};

/** A server that fails is as good as none. */
export const onlyGoodAnswers: StrategyPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.status}`);
    return response;
  },
};

/** A kept answer says so, and the page says it to the diner: no price is old in silence. */
export const savedMark: StrategyPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const headers = new Headers(cachedResponse.headers);
    headers.set(SAVED_HEADER, headers.get('date') ?? '');
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  },
};
