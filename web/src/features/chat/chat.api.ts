import type { ChatAnswer, ChatRequest, ChatStreamEvent } from '@comanda/contract/chat/chat';
import { useCallback } from 'react';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { postForEvents } from '../../lib/api/event-stream.ts';
import { useResource } from '../../lib/use-resource.ts';

/** Longer than a slow model takes; after that no answer will come. */
const PATIENCE_MS = 30_000;

/** The name and greeting of the sede's assistant. */
export function useAssistant(dbName: string) {
  const load = useCallback(async () => {
    const query = { dbName };
    return (await api('GET /api/chatV1/asistente', { query })).data;
  }, [dbName]);
  return useResource(`asistente ${dbName}`, load);
}

interface Listener {
  onText: (texto: string) => void;
  onCart: (carrito: ChatAnswer['carrito']) => void;
}

/** Sends a message. Calls `heard` while the answer streams, and resolves with the complete answer. */
export async function askAssistant(request: ChatRequest, heard: Listener): Promise<ChatAnswer> {
  let answer: ChatAnswer | undefined;
  const onEvent = (event: ChatStreamEvent) => {
    if (event.tipo === 'texto') heard.onText(event.texto);
    else if (event.tipo === 'carrito') heard.onCart(event.carrito);
    else if (event.tipo === 'fin') answer = event.respuesta;
    else if (event.tipo === 'error') throw new ApiError(500, { ...event });
    return answer !== undefined;
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const whole = await postForEvents('POST /api/chatV1/chatbot', { body: request, onEvent, signal });
  answer ??= whole;
  if (!answer) throw new ApiError(0, {});
  return answer;
}
