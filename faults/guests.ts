import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO, type ScannedTable } from '../e2e/api.ts';

/**
 * Guests at a table who order and, like the web, try again with the same key until they have an
 * answer. Each order has its own customer name, by which it can be found.
 */
export function openGuests(url: string, id_sigo: string, table: ScannedTable) {
  const acknowledged: string[] = [];
  /** How often each status was received. */
  const statuses = new Map<number, number>();
  const underway = new Set<Promise<void>>();
  let isOpen = true;
  let count = 0;
  let mostTries = 0;

  const place = async () => {
    count += 1;
    const name = `Cliente ${count} ${randomUUID()}`;
    const key = randomUUID();
    let tries = 1;
    for (; (await send(name, key)) !== 201; tries += 1) await pause(100);
    mostTries = Math.max(mostTries, tries);
    acknowledged.push(name);
  };

  const send = async (name: string, key: string): Promise<number | null> => {
    try {
      const answer = await fetch(`${url}/api/orders/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          dbName: DEMO.dbName,
          ...table,
          nombreCliente: name,
          email: 'nubia@correo.example',
          metodoPago: 'efectivo',
          productos: [{ id_sigo, cantidad: 1 }],
        }),
        signal: AbortSignal.timeout(15_000),
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      return answer.status;
    } catch {
      return null;
    }
  };

  return {
    acknowledged,
    statuses,
    mostTries: () => mostTries,
    /** Orders at this rate per second until stopped, whatever happens to earlier orders. */
    keepOrdering: async (rate: number) => {
      while (isOpen) {
        const placed = place();
        underway.add(placed);
        void placed.finally(() => underway.delete(placed));
        await pause(1_000 / rate);
      }
    },
    /** Places this many orders in all, this many at a time. */
    order: async (total: number, together: number) => {
      const guest = async () => {
        while (count < total) await place();
      };
      await Promise.all(Array.from({ length: together }, guest));
    },
    /** Places no new orders; those under way get their answer. */
    stop: async () => {
      isOpen = false;
      await Promise.all(underway);
    },
  };
}

export type Guests = ReturnType<typeof openGuests>;
