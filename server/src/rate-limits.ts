import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Beside the limit of an address: however many addresses try, an account gets only so many tries. */
export function limitPerAccount(
  app: FastifyInstance,
  limit: { max: number; timeWindow: string },
): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({ ...limit, keyGenerator: accountOf });
  return async (request) => {
    const outcome = await check(request);
    if (outcome.isAllowed || !outcome.isExceeded) return;
    throw new AppError('demasiadas_solicitudes', { retryAfter: outcome.ttlInSeconds });
  };
}

function accountOf(request: FastifyRequest): string {
  const { email, dbName } = (request.body ?? {}) as { email?: unknown; dbName?: unknown };
  const account = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return `${request.routeOptions.url} ${dbName ?? ''} ${account}`;
}
