import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the log and the metrics record of a call. */
export type Answered = {
  id: string;
  method: string;
  /**
   * The declared path, because a real address may hold an e-mail. Undefined where no route matched.
   */
  route: string | undefined;
  status: number;
  ms: number;
};

type Tell = (answered: Answered) => void;

export type AfterAnswers = {
  /** Calls `tell` once for every call that was answered. */
  each: (tell: Tell) => void;
  /** Reports the calls still waiting now. */
  catchUp: () => void;
};

const GATHER_MS = 50;

/**
 * Reports answered calls in small batches, a moment after the response, so that logging and metrics
 * do not delay the next request.
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
