import { Readable } from 'node:stream';
import type { ChatStreamEvent } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { isWithinInSede, limitInSede } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { findChatbotConfig } from './chat.db.ts';
import {
  type Answering,
  type ChatDeps,
  hearMessage,
  presentAssistant,
  readUsage,
} from './chat.service.ts';
import { configureChatbot } from './chatbot-config.service.ts';

type Deps = Pick<ChatDeps, 'db' | 'menus' | 'assistant' | 'model'>;

export const chatRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db } = deps;
  // The guests of a restaurant may share one address; more talks than this would only use up its
  // plan.
  const limitNew = limitInSede(app, { max: 40, timeWindow: '1 hour' });
  // A model is paid by the word, so one address may use only this much of it in a day.
  const mayAskModel = isWithinInSede(app, { max: 400, timeWindow: '1 day' });
  // Messages still waiting for a model when we stop get the local answer.
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  route(
    app,
    'POST /api/chatV1/chatbot',
    async (request, reply) => {
      const asked = {
        ...deps,
        beforeNew: () => limitNew(request),
        mayAskModel: () => mayAskModel(request),
        onModelFailure: (reason: string) =>
          request.log.warn({ reqId: request.id, reason }, 'modelo sin respuesta'),
      };
      const answering = await hearMessage(asked, sedeOf(request), request.body);
      const signal = AbortSignal.any([closing.signal, whenGone(reply)]);
      if (wantsStream(request)) return streamAnswer(reply, answering, signal);
      return answering({ onText: () => undefined, onCart: () => undefined, signal });
    },
    { rateLimit: { max: 60, timeWindow: '1 minute' }, bodyLimit: 131_072 },
  );

  route(
    app,
    'GET /api/chatV1/asistente',
    async (request) => ({ data: await presentAssistant(db, sedeOf(request)) }),
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  route(app, 'GET /api/chatV1/uso', async (request) => ({
    data: await readUsage(db, sedeOf(request)),
  }));
};

/** Aborts when the connection ends before the answer. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function wantsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** Streams the answer while it is made. Headers keep proxies from buffering it. */
function streamAnswer(
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

export const chatbotConfigRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  route(app, 'GET /api/chatV1/chatbotConfig', async (request) => ({
    data: await findChatbotConfig(db, sedeOf(request)),
  }));

  route(app, 'POST /api/chatV1/createChatbot', async (request) => {
    const author = sessionIn(request);
    const data = await configureChatbot(db, sedeOf(request), author, request.body);
    return { message: chatMessages.configured, data };
  });
};
