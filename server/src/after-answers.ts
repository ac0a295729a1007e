import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the books say of a call. */
export type Answered = {
  id: string;
  method: string;
  /** As it was declared: an address may hold an e-mail. Undefined for one that nobody declared. */
  route: string | undefined;
  status: number;
  ms: number;
};

const GATHER_MS = 50;

/**
 * Tells of the calls that were answered, a few at a time and so a moment late: whoever asks next does not
 * wait for the books of the last one. Answers how to tell of those still waiting.
 */
export function afterAnswers(app: FastifyInstance, tell: (answered: Answered) => void): () => void {
  let waiting: Answered[] = [];
  const tellAll = () => {
    const told = waiting;
    waiting = [];
    for (const answered of told) tell(answered);
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (waiting.length === 0) setTimeout(tellAll, GATHER_MS).unref();
    waiting.push(answeredBy(request, reply));
    done();
  });
  app.addHook('onClose', async () => tellAll());
  return tellAll;
}

function answeredBy(request: FastifyRequest, reply: FastifyReply): Answered {
  return {
    id: request.id,
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    ms: reply.elapsedTime,
  };
}
