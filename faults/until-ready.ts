import { setTimeout as pause } from 'node:timers/promises';

/** Asks until `/readyz` answers with this status. */
export async function untilReadyIs(url: string, status: 200 | 503): Promise<void> {
  for (;;) {
    const answered = await fetch(`${url}/readyz`).catch(() => null);
    if (answered?.status === status) return;
    await pause(10);
  }
}
