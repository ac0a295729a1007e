import { QueryClient } from '@tanstack/react-query';
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
