import type { FastifyInstance } from 'fastify';

/** One line a call, without anything a person typed: a query or a path may hold an e-mail. */
export function requestLog(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    // Files and health probes would drown the calls.
    if (!route?.startsWith('/api/')) return;
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'solicitud');
  });
}
