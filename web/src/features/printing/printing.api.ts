import type {
  PrintAgent,
  PrintBody,
  Printer,
  PrintStatus,
} from '@comanda/contract/printing/printing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

/** Where the cashier's tickets are printed. */
const TARGET = 'caja';

/** The till's printer, if a connected agent reaches it. */
export async function findTillPrinter(dbName: string): Promise<Printer | null> {
  const { data } = await api('GET /api/printers', {
    query: { dbName },
  });
  return data.find(({ target, conectado }) => target === TARGET && conectado) ?? null;
}

/** Every printer that the sede's agents know, connected or not. */
export function usePrinters(dbName: string) {
  return useQuery({
    queryKey: ['printers', dbName],
    queryFn: async () => (await api('GET /api/printers', { query: { dbName } })).data,
  });
}

/** Queues a ticket and resolves to the job to watch. The same key twice makes one ticket. */
export async function queueTicket(body: PrintBody, idempotencyKey: string): Promise<string> {
  const { data } = await api('POST /api/printers/print', {
    body,
    idempotencyKey,
  });
  return data.id;
}

export async function fetchJobs(dbName: string): Promise<PrintStatus[]> {
  return (await api('GET /api/printers/jobs', { query: { dbName } })).data;
}

/** Frequent, because a person who sets up an agent waits here for it to connect. */
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
