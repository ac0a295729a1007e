import type { CoverageBody } from '@comanda/contract/memberships/memberships';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { fetchPayments } from './memberships.api.ts';

const KEY = ['coverage'];

/** The sedes and people that the owner's plan covers. */
export function useCoverage() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await api('GET /api/memberships/coverage')).data,
  });
}

/** How much of the owner's plan is in use. */
export function usePlanUsage() {
  return useQuery({
    queryKey: [...KEY, 'usage'],
    queryFn: async () => (await api('GET /api/memberships/usage')).data,
  });
}

export function useChooseCoverage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CoverageBody) =>
      (await api('PUT /api/memberships/coverage', { body })).data,
    onSuccess: (coverage) => {
      client.setQueryData(KEY, coverage);
      for (const queryKey of [['locations'], ['employees']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** The owner's payments, newest first. */
export function usePayments() {
  return useQuery({ queryKey: ['payments'], queryFn: fetchPayments });
}
