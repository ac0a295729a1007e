import type { ChatbotConfigInput } from '@comanda/contract/chat/chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

const keyOf = (dbName: string) => ['chatbot', dbName];

/** The settings of the sede's assistant; null until the owner saves them. */
export function useChatbotConfig(dbName: string) {
  return useQuery({
    queryKey: keyOf(dbName),
    queryFn: async () => {
      const query = { dbName };
      return (await api('GET /api/chatV1/chatbotConfig', { query })).data;
    },
    enabled: dbName !== '',
  });
}

/** This month's conversations of all sedes. */
export function useChatbotUsage(dbName: string) {
  return useQuery({
    queryKey: ['chatbot usage', dbName],
    queryFn: async () => (await api('GET /api/chatV1/uso', { query: { dbName } })).data,
  });
}

export function useSaveChatbot(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChatbotConfigInput) => api('POST /api/chatV1/createChatbot', { body }),
    onSuccess: ({ data }) => client.setQueryData(keyOf(dbName), data),
  });
}
