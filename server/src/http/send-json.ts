import type { FastifyReply } from 'fastify';

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
