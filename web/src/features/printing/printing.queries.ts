import type { PrintAgent } from '@comanda/contract/printing/printing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { fetchJobs } from './printing.api.ts';

/** Whoever sets up an agent watches here for it to come alive. */
const REFRESH_MS = 5000;

export type NewAgent = PrintAgent & { token: string };

export function usePrintAgents(dbName: string) {
  return useQuery({
    queryKey: agentsKey(dbName),
    queryFn: async () => (await api('GET /api/printers/agents', { query: { dbName } })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function usePrintJobs(dbName: string) {
  return useQuery({
    queryKey: ['print-jobs', dbName],
    queryFn: () => fetchJobs(dbName),
    refetchInterval: REFRESH_MS,
  });
}

export function useCreateAgent(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (nombre: string) =>
      (await api('POST /api/printers/agents', { body: { dbName, nombre } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: agentsKey(dbName) }),
  });
}

export function useRemoveAgent(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/printers/agents/:id', { params: { id }, query: { dbName } }),
    onSettled: () => client.invalidateQueries({ queryKey: agentsKey(dbName) }),
  });
}

function agentsKey(dbName: string) {
  return ['print-agents', dbName] as const;
}
