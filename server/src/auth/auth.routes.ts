import type { DinerLogin } from '@comanda/contract/auth/auth';
import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { credentialProblems } from '@comanda/contract/auth/auth.rules';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { keepToken, readToken } from '../http/cookies.ts';
import { limitPerAccount } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { endSession } from '../sessions/session.ts';
import { TABLET_COOKIE, trustTablet } from '../staff/tablets.service.ts';
import { logIn, requestSedePasswordReset, resetSedePassword } from './auth.service.ts';
import type { Logins } from './logins.ts';

/** Diners and employees sign in at their sede; anyone signed in signs out by the same routes. */
type Deps = {
  db: Db;
  realtime: Realtime;
  outbox: Outbox;
  logins: Logins;
  publicUrl: () => string;
};

const PER_ADDRESS = { max: 20, timeWindow: '1 minute' };

export const authRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, realtime, logins } = deps;
  const perAccount = limitPerAccount(app, { max: 10, timeWindow: '5 minutes' });

  const shareTablet = async (request: FastifyRequest, reply: FastifyReply, answer: DinerLogin) => {
    const before = readToken(request, TABLET_COOKIE);
    const token = await trustTablet(db, sedeOf(request), answer, before);
    if (!token) return;
    keepToken(request, reply, { name: TABLET_COOKIE, token, publicUrl: deps.publicUrl() });
  };

  route(app, 'POST /api/auth/login', async (request, reply) => {
    const problems = credentialProblems(request.body);
    if (problems.length > 0) throw brokenRules(problems);
    const { email, password, compartida } = request.body;
    const sede = sedeOf(request);
    return logins.attempt(request, reply, {
      email: email ?? '',
      sede,
      enter: async () => {
        const answer = await logIn(db, sede, email ?? '', password ?? '');
        if (compartida && answer.tokens.empleado) await shareTablet(request, reply, answer);
        return answer;
      },
      whoIs: ({ data: { cliente, empleado } }) => ({
        restaurantId: sede.restaurantId,
        subjectIds: [cliente?._id, empleado?.id].filter((id) => id !== undefined),
      }),
    });
  });

  route(
    app,
    'POST /api/auth/forgotPassword',
    async (request) => {
      await requestSedePasswordReset(deps, sedeOf(request), request.body.email);
      return { message: ownerAuthMessages.resetSent };
    },
    { rateLimit: PER_ADDRESS, preHandler: perAccount },
  );

  route(
    app,
    'POST /api/auth/resetPassword',
    async (request, reply) => {
      const { token, password } = request.body;
      const sede = sedeOf(request);
      const { subjectId, path } = await resetSedePassword(deps, sede, token, password);
      const subject = { restaurantId: sede.restaurantId, subjectIds: [subjectId] };
      await logins.remember(request, reply, subject);
      return { message: ownerAuthMessages.passwordChanged, data: { path } };
    },
    { rateLimit: PER_ADDRESS },
  );

  for (const call of ['POST /api/auth/logout', 'POST /api/admin/logout'] as const) {
    route(app, call, async (request) => {
      const session = sessionIn(request);
      await endSession(db, session);
      realtime.disconnect(session);
      return { message: screensMessages.signedOut };
    });
  }
};
