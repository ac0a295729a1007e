import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './api-client.ts';
import { isAnswerLost } from './failure.ts';

/** Retries if there was no answer or the server failed, but not after a refusal. */
function retry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && !isAnswerLost(error);
  return !isRefusal && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry,
      // Without network the screen shows its error and a retry button instead of waiting.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Wraps the screens of owners and staff. The diner's screens do without TanStack Query. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
