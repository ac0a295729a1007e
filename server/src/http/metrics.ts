import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from '../env/env.ts';
import { AppError } from '../errors/app-error.ts';
import type { AfterAnswers } from './after-answers.ts';

/** Prometheus figures at `/metrics`, for callers on this machine or with the token. */
export function metricsRoute(
  app: FastifyInstance,
  env: Pick<Env, 'METRICS_TOKEN'>,
  answers: AfterAnswers,
  countSockets: () => number,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'sockets_connected',
    help: 'Open sockets on this node',
    registers: [registry],
    collect() {
      this.set(countSockets());
    },
  });

  // Each labelled histogram is looked up once, not once a request.
  const known = new Map<string, Histogram.Internal<string>>();
  answers.each(({ method, route = 'desconocida', status, ms }) => {
    const key = `${method} ${status} ${route}`;
    const observed = known.get(key) ?? duration.labels(method, route, String(status));
    known.set(key, observed);
    observed.observe(ms / 1_000);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, env.METRICS_TOKEN)) {
      throw new AppError('permiso_denegado');
    }
    answers.catchUp();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on the same machine forwards for others: its requests are not local. */
function isLocal(request: FastifyRequest) {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  return isLoopback && !request.headers['x-forwarded-for'] && !request.headers.forwarded;
}

function hasToken(request: FastifyRequest, token: string | undefined) {
  if (!token) return false;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
