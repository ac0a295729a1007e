import {
  dinerEmailBodySchema,
  dinerLoginBodySchema,
  dinerLoginSchema,
  dinerPasswordChangedSchema,
  dinerResetPasswordBodySchema,
} from '@comanda/contract/auth';
import { credentialProblems } from '@comanda/contract/auth.rules';
import * as MESSAGES from '@comanda/contract/messages';
import { messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sedeOf, sessionIn } from '../access.ts';
import { brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import type { Outbox } from '../mail/outbox.ts';
import { limitPerAccount } from '../rate-limits.ts';
import type { Realtime } from '../realtime.ts';
import { endSession } from '../session.ts';
import { logIn } from './auth.service.ts';
import { requestSedePasswordReset, resetSedePassword } from './sede-password.service.ts';

/** Diners and employees come in through their sede; anyone signed in leaves the same way. */
type Deps = { db: Db; realtime: Realtime; outbox: Outbox; publicUrl: () => string };

export const authRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, realtime } = deps;
  const config = {
    action: 'public',
    rateLimit: { max: 20, timeWindow: '1 minute' },
  } as const;
  const perAccount = limitPerAccount(app, { max: 10, timeWindow: '5 minutes' });

  app.post(
    '/api/auth/login',
    {
      config,
      preHandler: perAccount,
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

  app.post(
    '/api/auth/forgotPassword',
    {
      config,
      preHandler: perAccount,
      schema: {
        tags: ['Ingreso'],
        summary: 'Pedir por correo un enlace para cambiar la contraseña de una sede',
        body: dinerEmailBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await requestSedePasswordReset(deps, sedeOf(request), request.body.email);
      return { message: MESSAGES.ownerAuth.resetSent };
    },
  );

  app.post(
    '/api/auth/resetPassword',
    {
      config,
      schema: {
        tags: ['Ingreso'],
        summary: 'Cambiar la contraseña de cliente o empleado con el enlace del correo',
        body: dinerResetPasswordBodySchema,
        response: { 200: dinerPasswordChangedSchema },
      },
    },
    async (request) => {
      const { token, password } = request.body;
      const path = await resetSedePassword(deps, sedeOf(request), token, password);
      return { message: MESSAGES.ownerAuth.passwordChanged, data: { path } };
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
