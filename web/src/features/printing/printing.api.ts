import type { PrintBody, Printer, PrintStatus } from '@comanda/contract/printing/printing';
import { api } from '../../lib/api/api-client.ts';

/** Where the cashier's tickets come out. */
const TARGET = 'caja';

/** The printer of the till, if an agent that can reach it is there. */
export async function findTillPrinter(dbName: string): Promise<Printer | null> {
  const { data } = await api('GET /api/printers', {
    query: { dbName },
  });
  return data.find(({ target, conectado }) => target === TARGET && conectado) ?? null;
}

/** Queued, not printed: answers with the job to watch. The same key twice is one ticket. */
export async function queueTicket(body: PrintBody, idempotencyKey: string): Promise<string> {
  const { data } = await api('POST /api/printers/print', {
    body,
    idempotencyKey,
  });
  return data.id;
}

export async function fetchJobs(dbName: string): Promise<PrintStatus[]> {
  return (await api('GET /api/printers/jobs', { query: { dbName } })).data;
}
