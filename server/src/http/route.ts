import { type Call, ENDPOINTS, type Endpoints, type Received } from '@comanda/contract/endpoints';
import { type Endpoint, idempotencyKeySchema } from '@comanda/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';

/** A request whose parts were checked by the schemas of its endpoint. */
type CheckedRequest<C extends Call> = FastifyRequest<{
  Params: Received<C, 'params'>;
  Querystring: Received<C, 'query'>;
  Body: Received<C, 'body'>;
  Headers: Endpoints[C] extends { idempotencyKey: true }
    ? z.output<typeof idempotencyKeySchema>
    : unknown;
}>;

/** Returns the declared answer, or sends it itself: a file, or JSON that is already written. */
type Handler<C extends Call> = (
  request: CheckedRequest<C>,
  reply: FastifyReply,
) => Promise<Received<C, 'answer'>>;

/** What only the server knows of a route. */
type Settings = Pick<RouteOptions, 'preHandler' | 'bodyLimit' | 'exposeHeadRoute'> & {
  rateLimit?: NonNullable<RouteOptions['config']>['rateLimit'];
};

/** Registers one call of the API as the table in contract declares it. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { rateLimit, ...settings }: Settings = {},
): void {
  const [method = '', url = ''] = call.split(' ');
  const endpoint: Endpoint = ENDPOINTS[call];
  const { action, form, sedeIn, evenReadOnly, status = 200 } = endpoint;
  app.route({
    ...settings,
    method,
    url,
    config: {
      action,
      ...(form && { form }),
      ...(sedeIn && { sedeIn }),
      ...(evenReadOnly && { evenReadOnly }),
      ...(rateLimit && { rateLimit }),
    },
    schema: schemaOf(endpoint),
    handler: (request, reply) => {
      if (typeof status === 'number') reply.status(status);
      return handler(request as CheckedRequest<C>, reply);
    },
  });
}

function schemaOf(endpoint: Endpoint) {
  const { tag, summary, description, form, idempotencyKey, params, query, body } = endpoint;
  const { answer, status = 200 } = endpoint;
  const statuses = [status].flat();
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(form && { consumes: ['multipart/form-data'] }),
    ...(idempotencyKey && { headers: idempotencyKeySchema }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(answer !== 'file' && {
      response: Object.fromEntries(statuses.map((one) => [one, answer])),
    }),
  };
}

/**
 * Sends JSON that is already written, so it is neither checked against its schema nor copied.
 * declared-answers.test.ts checks every route that calls this.
 */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(asIs).send(json);
}

function asIs(json: unknown): string {
  return json as string;
}
