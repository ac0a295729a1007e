import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the product says that it is ready, or that it is not. */
export async function untilReadyIs(url: string, status: 200 | 503): Promise<void> {
  for (;;) {
    const answered = await fetch(`${url}/readyz`).catch(() => null);
    if (answered?.status === status) return;
    await pause(10);
  }
}
