import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sedeOf } from '../http/access.ts';
import { isWithinInSede, limitInSede } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { type ChatDeps, hearMessage, presentAssistant, readUsage } from './chat.service.ts';
import { streamAnswer, wantsStream } from './chat-stream.ts';

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
