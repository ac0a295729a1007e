import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

/** A refusal stays a refusal; only silence and the server's own failures are worth another try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefusal && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isWorthRetrying,
      // Without network the screen shows its error and a retry instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
