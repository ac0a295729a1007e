import { Worker } from 'node:worker_threads';
import type { SedeMenu } from '../../menu/menu.cache.ts';
import type { Task, Word } from './protocol.ts';

export type ThreadLimits = {
  /** For the question itself. */
  thinkMs: number;
  /** For the thread to start, where needed, and to read a menu it does not have. */
  openMs: number;
};

/** `givenUp`: the thread is gone, terminated by us or out of memory. */
type Outcome = { found: unknown } | { givenUp: 'opening' | 'thinking' };

export type Thread = {
  isAlive: () => boolean;
  /** Runs one task after the other. Throws what the thread threw. */
  run: (menu: SedeMenu, task: Pick<Task, 'question' | 'asked'>) => Promise<Outcome>;
  stop: () => Promise<void>;
};

/** Many times what a menu within the limits needs; running out ends only the thread. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

export function startThread(entry: URL, limits: ThreadLimits): Thread {
  const worker = new Worker(entry, { name: 'asistente', resourceLimits: MEMORY });
  worker.unref();
  const menus = loadedMenus();
  let isAlive = true;
  let phase: 'opening' | 'thinking' = 'opening';
  let timer: NodeJS.Timeout | undefined;
  let waiting: PromiseWithResolvers<Outcome> | null = null;

  const settle = (how: (asked: PromiseWithResolvers<Outcome>) => void) => {
    clearTimeout(timer);
    timer = undefined;
    const asked = waiting;
    waiting = null;
    if (asked) how(asked);
  };
  const giveUp = () => settle(({ resolve }) => resolve({ givenUp: phase }));
  const stop = async () => {
    isAlive = false;
    await worker.terminate();
    giveUp();
  };
  const allow = (ms: number) => {
    clearTimeout(timer);
    const mine = setTimeout(() => {
      // Our own loop may have been blocked and the answer already waiting; read it first.
      setImmediate(() => mine === timer && void stop());
    }, ms);
    timer = mine;
  };

  worker.on('message', (word: Word) => {
    if (!waiting) return;
    if (word.is === 'opened') {
      phase = 'thinking';
      allow(limits.thinkMs);
    } else if (word.is === 'found') settle(({ resolve }) => resolve({ found: word.found }));
    else settle(({ reject }) => reject(word.error));
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    isAlive = false;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') giveUp();
    else settle(({ reject }) => reject(error));
  });

  return {
    isAlive: () => isAlive,
    run: (menu, task) => {
      const { id, isNew, forget } = menus.take(menu);
      const text = {
        products: menu.productsAnswer.json,
        categories: menu.categoriesAnswer.json,
        groups: menu.groupsAnswer.json,
      };
      waiting = Promise.withResolvers<Outcome>();
      const { promise } = waiting;
      phase = 'opening';
      allow(limits.openMs);
      worker.postMessage({ menu: id, ...(isNew && { text }), forget, ...task });
      return promise;
    },
    stop,
  };
}

/** A few long menus or many short ones: an index is several times the size of its menu. */
const MAX_PRODUCTS = 10_000;

type Menu = { products: readonly unknown[] };

/**
 * Which menus a thread has in memory: each is sent to it once, and the least recently used are
 * dropped.
 */
type LoadedMenus = {
  take: (menu: Menu) => { id: number; isNew: boolean; forget: number[] };
};

export function loadedMenus(maxProducts = MAX_PRODUCTS): LoadedMenus {
  const ids = new WeakMap<Menu, number>();
  /** Id → number of products, least recently used first. */
  const loaded = new Map<number, number>();
  let count = 0;
  let total = 0;

  const leave = (id: number) => {
    total -= loaded.get(id) ?? 0;
    loaded.delete(id);
  };
  return {
    take: (menu) => {
      const id = ids.get(menu) ?? ++count;
      ids.set(menu, id);
      const isNew = !loaded.has(id);
      leave(id);
      const forget: number[] = [];
      for (const oldest of [...loaded.keys()]) {
        if (total + menu.products.length <= maxProducts) break;
        leave(oldest);
        forget.push(oldest);
      }
      loaded.set(id, menu.products.length);
      total += menu.products.length;
      return { id, isNew, forget };
    },
  };
}
