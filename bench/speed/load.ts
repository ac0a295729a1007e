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
  /** This text of the body is another one each time. */
  fresh?: string;
  /** The expected status; 200 by default. */
  status?: number;
};

/** `clients` take the requests in turns for this long. */
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

/** The process of the clients. An unexpected answer ends the bench. */
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
