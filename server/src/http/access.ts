import type { Action } from '@comanda/contract/permissions';
import { normaliseEmail, TEXT_LIMITS } from '@comanda/contract/text';
import type { Endpoint } from '@comanda/contract/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { authoriseAgent, type PrintingAgent } from '../sessions/print-agent.ts';
import {
  isOpenToAnyone,
  refuseReadOnly,
  requireAction,
  type Sede,
  type Session,
} from '../sessions/session.ts';
import { openSessionCache, type SessionCache } from '../sessions/session-cache.ts';
import { readForm } from './uploads.ts';

declare module 'fastify' {
  /** What the table of endpoints says about who may call a route; empty for a page or a file. */
  interface FastifyContextConfig
    extends Partial<Pick<Endpoint, 'action' | 'form' | 'sedeIn' | 'evenReadOnly'>> {}
  interface FastifyRequest {
    session: Session | null;
    authorisedSede: Sede | null;
    agent: PrintingAgent | null;
  }
}

/** A call of the API and its action. */
export type GuardedRoute = { method: string; url: string; action: Action };

/**
 * Every route declares its action. Before the request is validated, the caller is identified, the
 * sede it names is resolved, and both are checked against the table of permissions.
 */
export function guardRoutes(
  app: FastifyInstance,
  db: Db,
  sessions: SessionCache = openSessionCache(db),
): GuardedRoute[] {
  const routes: GuardedRoute[] = [];
  app.decorateRequest('session', null);
  app.decorateRequest('authorisedSede', null);
  app.decorateRequest('agent', null);

  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return;
    if (!route.config?.action) {
      throw new Error(`The route ${route.method} ${route.url} declares no action.`);
    }
    // Fastify adds HEAD to each GET by itself.
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    for (const method of methods) {
      routes.push({ method, url: route.url, action: route.config.action });
    }
  });

  app.addHook('preValidation', async (request) => {
    const { action, form } = request.routeOptions.config;
    if (action === 'printing.agent') {
      refuseNul(request);
      request.agent = await authoriseAgent(db, tokenOf(request) ?? '');
      return;
    }
    if (action) request.session = await sessionOf(sessions, request, action);
    if (action && form && request.isMultipart()) {
      requireAction(request.session, action);
      request.body = await readForm(request);
    }
    refuseNul(request);
    if (!action) return;
    const named = namedSede(request);
    if (named === null) requireAction(request.session, action);
    else request.authorisedSede = await sessions.authoriseSede(request.session, action, named);
    const { evenReadOnly } = request.routeOptions.config;
    if (isReading(request) || evenReadOnly === 'for anybody') return;
    // Anyone may do this, so it is not done as this person.
    const actor = isOpenToAnyone(action) ? null : request.session;
    refuseReadOnly(actor, evenReadOnly ? null : request.authorisedSede);
  });
  app.addHook('onSend', ({ method, session, routeOptions }, _reply, _payload, done) => {
    const { action } = routeOptions.config;
    // Clears what is cached about the restaurant's people before the caller can ask again.
    if (session && method !== 'GET' && action && !SPARES_PEOPLE.test(action)) {
      sessions.forgetPeople(session.restaurantId);
    }
    done();
  });
  return routes;
}

/** Actions that change no session, name or membership, and are done all day. */
const SPARES_PEOPLE = /^(menu|orders|printing|sede|accounts|till|kitchen|tables)\./;

/** The sede that the call named and the caller may act on. */
export function sedeOf(request: FastifyRequest): Sede {
  if (!request.authorisedSede) throw new AppError('solicitud_invalida');
  return request.authorisedSede;
}

/** The printing agent that calls. */
export function agentIn(request: FastifyRequest): PrintingAgent {
  if (!request.agent) throw new AppError('no_autenticado');
  return request.agent;
}

/** The signed-in caller of a route that guests cannot use. */
export function sessionIn(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('no_autenticado');
  return request.session;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** No text of ours holds U+0000, and PostgreSQL cannot store one. */
function refuseNul({ url, body }: FastifyRequest) {
  if (url.includes('%00')) throw new AppError('solicitud_invalida');
  if (body === undefined) return;
  let text: string;
  try {
    text = JSON.stringify(body) ?? '';
  } catch (error) {
    // Nested so deep that no real client sent it.
    throw new AppError('solicitud_invalida', { cause: error });
  }
  if (text.includes('\\u0000')) throw new AppError('solicitud_invalida');
}

/** An `email` parameter must be the session's own. */
export function ownEmail(request: FastifyRequest, email: string): void {
  if (normaliseEmail(email) !== sessionIn(request).email) throw new AppError('correo_ajeno');
}

async function sessionOf(sessions: SessionCache, request: FastifyRequest, action: Action) {
  const token = tokenOf(request);
  if (!token) return null;
  const session = await sessions.readSession(token);
  // A stale session still reads what is public, but its order must not become a guest's order.
  if (!session && !isOpenToAnyone(action)) throw new AppError('no_autenticado');
  return session;
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function namedSede(request: FastifyRequest): string | { locationId: string } | null {
  const { sedeIn } = request.routeOptions.config;
  const id = sedeIn && (request.body as Record<string, unknown> | null)?.[sedeIn];
  if (typeof id === 'string') return { locationId: id };
  const named = [request.query, request.body]
    .map((source) => (source as { dbName?: unknown } | null | undefined)?.dbName)
    .filter((dbName): dbName is string => typeof dbName === 'string' && dbName !== '');
  // The request is not validated yet; a name that is too long is not looked up.
  if (named.some((dbName) => dbName.length > TEXT_LIMITS.dbName)) {
    throw new AppError('solicitud_invalida');
  }
  // Two names are accepted only if they are the same.
  if (new Set(named).size > 1) throw new AppError('solicitud_invalida');
  return named[0] ?? null;
}
