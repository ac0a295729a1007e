import type { PrintStatus } from '@comanda/contract/printing/printing';
import { fetchJobs } from './printing.api.ts';

// A ticket comes out within a second or two; twenty are enough to know that it will not.
const LOOKS_MS = [700, 1000, 1500, 2000, 3000, 4000, 4000, 4000];

/** What became of a ticket; null when it still waits after a while. */
export async function watchJob(dbName: string, id: string): Promise<PrintStatus | null> {
  for (const delay of LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const job = await findJob(dbName, id);
    if (job?.estado === 'impreso' || job?.estado === 'fallido') return job;
  }
  return null;
}

/** A look that fails is a look less: the ticket is with the printer all the same. */
async function findJob(dbName: string, id: string): Promise<PrintStatus | undefined> {
  try {
    return (await fetchJobs(dbName)).find((job) => job.id === id);
  } catch {
    return undefined;
  }
}
