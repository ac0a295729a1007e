import { AppError } from '../app-error.ts';

const MAX_WAITING = 20;
const queues = new Map<string, { last: Promise<unknown>; length: number }>();

/**
 * Writers of one menu take turns before they take a connection: a hundred of them waiting for a lock
 * inside the database would leave no connection for anybody else.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length >= MAX_WAITING) {
    throw new AppError('demasiadas_solicitudes', { retryAfter: 2 });
  }
  queue.length += 1;
  const mine = queue.last.then(work);
  queue.last = mine.catch(() => undefined);
  queues.set(key, queue);
  try {
    return await mine;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
  }
}
