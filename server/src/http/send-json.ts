import type { FastifyReply } from 'fastify';

/**
 * Sends JSON that is already written: it is not checked against its schema and copied again.
 * Every route that calls this is checked by declared-answers.test.ts.
 */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(asIs).send(json);
}

function asIs(json: unknown): string {
  return json as string;
}
