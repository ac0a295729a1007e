import { AppError } from '../errors/app-error.ts';

const queues = new Map<string, { last: Promise<unknown>; length: number }>();

/**
 * Runs calls with the same key one after the other. They wait here, before they take a connection:
 * a hundred waiting for a lock inside the database would leave no connection for others.
 */
export async function inTurn<T>(
  key: string,
  maxWaiting: number,
  work: () => Promise<T>,
): Promise<T> {
  const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length >= maxWaiting) {
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
