import { extname } from 'node:path';
import { AppError } from '../../errors/app-error.ts';
import type { SedeMenu } from '../../menu/menu.cache.ts';
import type { QuestionName, Questions, Task } from './protocol.ts';
import { startThread, type Thread, type ThreadLimits } from './thread.ts';

export type AssistantThreadLimits = ThreadLimits & {
  /** How long a question may wait for those before it. */
  waitMs: number;
  /** How many may wait: for one menu, and in all. */
  waiting: { each: number; all: number };
  /** A thread that is idle this long is terminated, because it holds memory. */
  idleMs: number;
};

export const ASSISTANT_THREAD_LIMITS: AssistantThreadLimits = {
  thinkMs: 1_500,
  openMs: 10_000,
  waitMs: 10_000,
  waiting: { each: 100, all: 400 },
  idleMs: 600_000,
};

const UNREADABLE_MS = 60_000;

/** Beside this file, both in the sources and as built. */
const ENTRY = new URL(`./thinking-thread${extname(import.meta.filename)}`, import.meta.url);

/** Runs everything that searches a menu in a separate thread. */
export type AssistantThread = {
  /** Null when it took too long. */
  ask: <Name extends QuestionName>(
    menu: SedeMenu,
    question: Name,
    asked: Questions[Name]['asked'],
  ) => Promise<Questions[Name]['found'] | null>;
  close: () => Promise<void>;
};

type Waiting = {
  menu: SedeMenu;
  task: Pick<Task, 'question' | 'asked'>;
  since: number;
  resolve: (found: unknown) => void;
  reject: (error: unknown) => void;
};

/** The first question starts the thread, and so does the first one after it died. */
export function openAssistantThread(
  limits: AssistantThreadLimits = ASSISTANT_THREAD_LIMITS,
  entry: URL = ENTRY,
): AssistantThread {
  const queue = fairQueue<SedeMenu, Waiting>(limits.waiting);
  /** Until when a menu is not tried again, because it would only delay the others again. */
  const unreadable = new WeakMap<SedeMenu, number>();
  let thread: Thread | null = null;
  let isBusy = false;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const answer = async ({ menu, task, since }: Waiting): Promise<unknown> => {
    if (isClosed) throw new AppError('servicio_no_disponible');
    if (performance.now() - since > limits.waitMs) throw new AppError('asistente_ocupado');
    if ((unreadable.get(menu) ?? 0) > performance.now()) return null;
    if (!thread?.isAlive()) thread = startThread(entry, limits);
    const outcome = await thread.run(menu, task);
    if ('found' in outcome) return outcome.found;
    if (isClosed) throw new AppError('servicio_no_disponible');
    if (outcome.givenUp === 'opening') unreadable.set(menu, performance.now() + UNREADABLE_MS);
    return null;
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idle);
    for (let next = queue.shift(); next; next = queue.shift()) {
      await answer(next).then(next.resolve, next.reject);
    }
    isBusy = false;
    idle = setTimeout(() => thread?.stop(), limits.idleMs).unref();
  };

  return {
    ask: (menu, question, asked) =>
      new Promise((resolve, reject) => {
        const task = { question, asked } as Pick<Task, 'question' | 'asked'>;
        const since = performance.now();
        const mine: Waiting = { menu, task, since, resolve: resolve as Waiting['resolve'], reject };
        if (queue.push(menu, mine)) void work();
        else reject(new AppError('asistente_ocupado'));
      }),
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      await thread?.stop();
    },
  };
}

/** A queue with a line for each key: keys take turns, however many wait in one line. */
type FairQueue<Key, Item> = {
  /** False when the queue is full. */
  push: (key: Key, item: Item) => boolean;
  shift: () => Item | undefined;
};

function fairQueue<Key, Item>(limits: { each: number; all: number }): FairQueue<Key, Item> {
  const lines = new Map<Key, Item[]>();
  let size = 0;
  return {
    push: (key, item) => {
      const line = lines.get(key) ?? [];
      if (size >= limits.all || line.length >= limits.each) return false;
      line.push(item);
      lines.set(key, line);
      size += 1;
      return true;
    },
    shift: () => {
      const [key, line] = lines.entries().next().value ?? [];
      if (key === undefined || !line) return undefined;
      const item = line.shift();
      size -= 1;
      // Moves the key to the end of the round, or out of it.
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      return item;
    },
  };
}
