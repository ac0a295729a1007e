import { dinerLoginBodySchema, dinerLoginSchema, messageSchema } from '@comanda/contract/auth';
import { credentialProblems } from '@comanda/contract/auth.rules';
import { MESSAGES } from '@comanda/contract/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sedeOf, sessionIn } from '../access.ts';
import { brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import { limitPerAccount } from '../rate-limits.ts';
import type { Realtime } from '../realtime.ts';
import { endSession } from '../session.ts';
import { logIn } from './auth.service.ts';

/** Diners and employees come in through their sede; anyone signed in leaves the same way. */
export const authRoutes: FastifyPluginAsyncZod<{ db: Db; realtime: Realtime }> = async (
  app,
  { db, realtime },
) => {
  app.post(
    '/api/auth/login',
    {
      config: { action: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
      preHandler: limitPerAccount(app, { max: 10, timeWindow: '5 minutes' }),
      schema: {
        tags: ['Ingreso'],
        summary: 'Ingreso de clientes y empleados a una sede',
        body: dinerLoginBodySchema,
        response: { 200: dinerLoginSchema },
      },
    },
    async (request) => {
      const problems = credentialProblems(request.body);
      if (problems.length > 0) throw brokenRules(problems);
      const { email, password } = request.body;
      return logIn(db, sedeOf(request), email ?? '', password ?? '');
    },
  );

  for (const url of ['/api/auth/logout', '/api/admin/logout']) {
    app.post(
      url,
      {
        config: { action: 'session.own' },
        schema: {
          tags: ['Ingreso'],
          summary: 'Cerrar la sesión del token',
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const session = sessionIn(request);
        await endSession(db, session);
        realtime.disconnect(session);
        return { message: MESSAGES.screens.signedOut };
      },
    );
  }
};
