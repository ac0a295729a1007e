import type { FastifyInstance } from 'fastify';
import type { AfterAnswers } from './after-answers.ts';

/**
 * One line for each call, without anything a person typed: a query or a path may hold an e-mail.
 */
export function requestLog(app: FastifyInstance, answers: AfterAnswers) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  answers.each(({ id: reqId, method, route, status, ms }) => {
    // Files and health probes would hide the calls.
    if (!route?.startsWith('/api/')) return;
    app.log.info({ reqId, method, route, status, ms: Math.round(ms) }, 'solicitud');
  });
}
