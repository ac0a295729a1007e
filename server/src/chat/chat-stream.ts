import { Readable } from 'node:stream';
import type { ChatStreamEvent } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Answering } from './chat.service.ts';

export function wantsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** Streams the answer while it is made. Headers keep proxies from buffering it. */
export function streamAnswer(
  reply: FastifyReply,
  answering: Answering,
  signal: AbortSignal,
): FastifyReply {
  const stream = new Readable({ read: () => undefined });
  const send = (event: ChatStreamEvent) => {
    if (!stream.destroyed) stream.push(`data: ${JSON.stringify(event)}\n\n`);
  };
  const listener = {
    onText: (texto: string) => send({ tipo: 'texto', texto }),
    onCart: (carrito) => send({ tipo: 'carrito', carrito: [...carrito] }),
    signal,
  } satisfies Parameters<Answering>[0];
  void answering(listener)
    .then((respuesta) => send({ tipo: 'fin', respuesta }))
    .catch((error: unknown) => {
      reply.log.error({ reqId: reply.request.id, err: error }, 'asistente');
      const message = chatMessages.failed;
      const known = error instanceof AppError ? error : new AppError('error_interno', { message });
      send({ tipo: 'error', error: known.message, code: known.code });
    })
    .finally(() => stream.push(null));
  // The headers are already sent, so a server that stops can only close the connection.
  const { socket } = reply.raw;
  reply.raw.once('finish', () => {
    if (signal.aborted) socket?.end();
  });
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
