import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type LoadRequest = {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** A new Idempotency-Key each time. */
  hasKey?: boolean;
  /** What it must be answered with; 200 unless said. */
  status?: number;
};

/** `clients` take the requests in turns for so long. */
export type LoadJob = { url: string; clients: number; ms: number; requests: LoadRequest[] };

export type LoadResult = {
  count: number;
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  firstFailure: string | null;
};

export type Load = { run: (job: LoadJob) => Promise<LoadResult>; stop: () => void };

/** The process of the clients. A request that is not answered as it must be ends the bench. */
export function startLoad(): Load {
  const child = fork(join(import.meta.dirname, 'load-process.ts'));
  return {
    run: async (job) => {
      child.send(job);
      const [result] = (await once(child, 'message')) as [LoadResult];
      if (result.failures > 0) {
        throw new Error(`${job.url}: ${result.failures} fallaron, p. ej. ${result.firstFailure}`);
      }
      return result;
    },
    stop: () => child.kill(),
  };
}
