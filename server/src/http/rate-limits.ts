import { normaliseEmail } from '@comanda/contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './address-bounds.ts';

type Limit = { max: number; timeWindow: string };
type Handler = (request: FastifyRequest) => Promise<void>;

/**
 * Limits the tries on an account whatever their addresses, in addition to the limit of an address.
 */
export function limitPerAccount(app: FastifyInstance, limit: Limit): Handler {
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator: accountOf }));
}

/** Limits how often one address may do this to one account; other addresses do not count. */
export function limitPerAccountAndAddress(app: FastifyInstance, limit: Limit): Handler {
  const keyGenerator = (request: FastifyRequest) =>
    `${networkOf(request.ip)} ${accountOf(request)}`;
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
}

/** Limits how often the browser that registered may do this. */
export function limitPerRegistration(app: FastifyInstance, limit: Limit): Handler {
  const keyGenerator = ({ body }: FastifyRequest) =>
    String((body as { registro?: unknown } | undefined)?.registro ?? '');
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
}

/** Limits how often a person may do this, even if they delete and create their account again. */
export function limitPerPerson(app: FastifyInstance, limit: Limit): Handler {
  const keyGenerator = ({ session, routeOptions }: FastifyRequest) =>
    `${routeOptions.url} ${session?.restaurantId} ${session?.locationId} ${session?.email}`;
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
}

/**
 * Limits guests and accounts by address, and accounts also one by one. Staff have no limit: they
 * take orders as fast as they come and empty a queue at once after an outage.
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
    // The account is counted first, so a call refused there does not use up the limit of the
    // address.
    if (session) await ofAccount(request);
    await ofAddress(request);
  };
}

/**
 * Limits how often an address may do this in one sede, for a handler that counts only some of its
 * calls.
 */
export function limitInSede(app: FastifyInstance, limit: Limit): Handler {
  return refuseOver(app.createRateLimit({ ...limit, keyGenerator: addressInSede }));
}

/** The same as a question, for handlers that answer in another way beyond the limit. */
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

/** Limits how often something may be done to what the handler has found, however the request names it. */
export function limitPerThing(
  app: FastifyInstance,
  limit: Limit,
): (request: FastifyRequest, thing: string) => Promise<void> {
  const things = new WeakMap<FastifyRequest, string>();
  const keyGenerator = (request: FastifyRequest) => things.get(request) ?? '';
  const refuse = refuseOver(app.createRateLimit({ ...limit, keyGenerator }));
  return async (request, thing) => {
    things.set(request, thing);
    await refuse(request);
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
