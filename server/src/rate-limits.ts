import { normaliseEmail } from '@comanda/contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

type Limit = { max: number; timeWindow: string };
type Handler = (request: FastifyRequest) => Promise<void>;

/** Beside the limit of an address: however many addresses try, an account gets only so many tries. */
export function limitPerAccount(app: FastifyInstance, limit: Limit): Handler {
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator: accountOf }));
}

/** Staff take orders as fast as they come, and empty a queue at once after an outage. */
export function limitGuests(app: FastifyInstance, limit: Limit): Handler {
  const refuse = refuseOver(app.createRateLimit(limit));
  return async (request) => {
    if (!request.session) await refuse(request);
  };
}

/** How often an address may do this in one sede, for a handler that counts only some of its calls. */
export function limitInSede(app: FastifyInstance, limit: Limit): Handler {
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator: addressInSede }));
}

/** The same as a question, for what is only done another way beyond the limit. */
export function isWithinInSede(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest) => Promise<boolean> {
  const check = app.createRateLimit({ ...limit, keyGenerator: addressInSede });
  return async (request) => {
    const outcome = await check(request);
    return outcome.isAllowed || !outcome.isExceeded;
  };
}

function refuseOver(check: ReturnType<FastifyInstance['createRateLimit']>): Handler {
  return async (request) => {
    const outcome = await check(request);
    if (outcome.isAllowed || !outcome.isExceeded) return;
    throw new AppError('demasiadas_solicitudes', { retryAfter: outcome.ttlInSeconds });
  };
}

function addressInSede({ ip, authorisedSede }: FastifyRequest): string {
  return `${ip} ${authorisedSede?.locationId ?? ''}`;
}

function accountOf(request: FastifyRequest): string {
  const { email, dbName } = (request.body ?? {}) as { email?: unknown; dbName?: unknown };
  const account = typeof email === 'string' ? normaliseEmail(email) : '';
  return `${request.routeOptions.url} ${dbName ?? ''} ${account}`;
}
