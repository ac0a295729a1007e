import type { PrintStatus } from '@comanda/contract/printing/printing';
import { fetchJobs } from './printing.api.ts';

export const STILL_WAITING = {
  text: 'El tiquete sigue en la cola de la impresora',
  cause: 'Revisa que esté encendida y con papel.',
} as const;

// A ticket is printed within a second or two. After these twenty seconds it will not be.
const LOOKS_MS = [700, 1000, 1500, 2000, 3000, 4000, 4000, 4000];

/** Resolves to the job's outcome; null if it still waits after a while. */
export async function watchJob(dbName: string, id: string): Promise<PrintStatus | null> {
  for (const delay of LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const job = await findJob(dbName, id);
    if (job?.estado === 'impreso' || job?.estado === 'fallido') return job;
  }
  return null;
}

/** A failed request is ignored, because the ticket may be printed all the same. */
async function findJob(dbName: string, id: string): Promise<PrintStatus | undefined> {
  try {
    return (await fetchJobs(dbName)).find((job) => job.id === id);
  } catch {
    return undefined;
  }
}
