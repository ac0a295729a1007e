import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './api-client.ts';
import { isAnswerLost } from './failure.ts';

/** A refusal stays a refusal; only silence and the server's own failures are worth another try. */
function retry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && !isAnswerLost(error);
  return !isRefusal && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry,
      // Without network the screen shows its error and a retry instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Around the owner's and the staff's screens; the diner's do without TanStack Query. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
