import { normaliseEmail } from '@comanda/contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './network-of.ts';

type Limit = { max: number; timeWindow: string };
type Handler = (request: FastifyRequest) => Promise<void>;

/** Beside the limit of an address: however many addresses try, an account gets only so many tries. */
export function limitPerAccount(app: FastifyInstance, limit: Limit): Handler {
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator: accountOf }));
}

/** How often an address may do this about an account: what others do does not count. */
export function limitPerAccountAndAddress(app: FastifyInstance, limit: Limit): Handler {
  const keyGenerator = (request: FastifyRequest) =>
    `${networkOf(request.ip)} ${accountOf(request)}`;
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
}

/** How often the browser that registered may do this. */
export function limitPerRegistration(app: FastifyInstance, limit: Limit): Handler {
  const keyGenerator = ({ body }: FastifyRequest) =>
    String((body as { registro?: unknown } | undefined)?.registro ?? '');
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
}

/** How often the person of a session may do this, however often its account was made anew. */
export function limitPerPerson(app: FastifyInstance, limit: Limit): Handler {
  const keyGenerator = ({ session, routeOptions }: FastifyRequest) =>
    `${routeOptions.url} ${session?.restaurantId} ${session?.locationId} ${session?.email}`;
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
}

/**
 * Guests and accounts by their address, accounts also each for itself. Staff take orders as fast as they
 * come, and empty a queue at once after an outage.
 */
export function limitDiners(
  app: FastifyInstance,
  { address, account }: { address: Limit; account: Limit },
): Handler {
  const ofAddress = refuseOver(
    app.createRateLimit({ ...address, keyGenerator: ({ ip }) => networkOf(ip) }),
  );
  const ofAccount = refuseOver(
    app.createRateLimit({ ...account, keyGenerator: ({ session }) => session?.subjectId ?? '' }),
  );
  return async (request) => {
    const { session } = request;
    if (session && session.actor.tipo !== 'cliente') return;
    // The account first: what is refused there takes nobody's place behind the same address.
    if (session) await ofAccount(request);
    await ofAddress(request);
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
