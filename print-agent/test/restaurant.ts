import type { PrintStatus } from '@comanda/contract/printing/printing';
import { expect } from 'vitest';
import { makeRestaurant, makeSede } from '../../server/test/factories.ts';
import type { startTestApp } from '../../server/test/harness.ts';

/** A sede with an agent's token, and somebody who prints. */
export async function openRestaurant({ db, call }: Awaited<ReturnType<typeof startTestApp>>) {
  const owner = await makeRestaurant(db);
  const sede = await makeSede(db, owner);
  const made = await call('POST', '/api/printers/agents', {
    token: owner.token,
    body: { dbName: sede.dbName, nombre: 'Equipo de caja' },
  });

  async function jobs(): Promise<PrintStatus[]> {
    const path = `/api/printers/jobs?dbName=${sede.dbName}`;
    return (await call('GET', path, { token: owner.token })).body.data;
  }

  return {
    sede,
    token: String(made.body.data.token),
    print: async (text: string, target = 'caja'): Promise<string> => {
      const body = { storeId: sede.locationId, target, text };
      return (await call('POST', '/api/printers/print', { token: owner.token, body })).body.data.id;
    },
    jobs,
    removeAgent: () =>
      call('DELETE', `/api/printers/agents/${made.body.data._id}?dbName=${sede.dbName}`, {
        token: owner.token,
      }),
    untilSettled: (id: string, limitMs = 20_000) =>
      expect.poll(async () => (await jobs()).find((job) => job.id === id), { timeout: limitMs }),
  };
}
