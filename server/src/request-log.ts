import type { FastifyInstance } from 'fastify';

/** One line a call, without anything a person typed: a query or a path may hold an e-mail. */
export function requestLog(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    // Files and health probes would drown the calls.
    if (route?.startsWith('/api/')) {
      const { method } = request;
      const { statusCode: status, elapsedTime } = reply;
      const ms = Math.round(elapsedTime);
      request.log.info({ reqId: request.id, method, route, status, ms }, 'solicitud');
    }
    done();
  });
}
