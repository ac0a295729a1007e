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

type Tell = (answered: Answered) => void;

export type AfterAnswers = {
  /** Hears of every call, once. */
  each: (tell: Tell) => void;
  /** Tells of those still waiting. */
  catchUp: () => void;
};

const GATHER_MS = 50;

/**
 * Tells of the calls that were answered, a few at a time and so a moment late: whoever asks next does not
 * wait for the books of the last one.
 */
export function afterAnswers(app: FastifyInstance): AfterAnswers {
  const tells: Tell[] = [];
  let waiting: Answered[] = [];
  const tellAll = () => {
    const answers = waiting;
    waiting = [];
    for (const answered of answers) for (const tell of tells) tell(answered);
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (waiting.length === 0) setTimeout(tellAll, GATHER_MS).unref();
    waiting.push(answeredBy(request, reply));
    done();
  });
  app.addHook('onClose', async () => tellAll());
  return { each: (tell) => tells.push(tell), catchUp: tellAll };
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
