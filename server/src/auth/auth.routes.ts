import {
  dinerEmailBodySchema,
  dinerLoginBodySchema,
  dinerLoginSchema,
  dinerPasswordChangedSchema,
  dinerResetPasswordBodySchema,
} from '@comanda/contract/auth/auth';
import { credentialProblems } from '@comanda/contract/auth/auth.rules';
import { ownerAuthMessages } from '@comanda/contract/auth/owner-auth.messages';
import { screensMessages } from '@comanda/contract/pages/screens.messages';
import { messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { brokenRules } from '../http/app-error.ts';
import { limitPerAccount } from '../http/rate-limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { endSession } from '../sessions/session.ts';
import { logIn } from './auth.service.ts';
import type { Logins } from './logins.ts';
import { requestSedePasswordReset, resetSedePassword } from './sede-password.service.ts';

/** Diners and employees come in through their sede; anyone signed in leaves the same way. */
type Deps = {
  db: Db;
  realtime: Realtime;
  outbox: Outbox;
  logins: Logins;
  publicUrl: () => string;
};

export const authRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, realtime, logins } = deps;
  const config = {
    action: 'public',
    rateLimit: { max: 20, timeWindow: '1 minute' },
    evenReadOnly: 'in sede',
  } as const;
  const perAccount = limitPerAccount(app, { max: 10, timeWindow: '5 minutes' });

  app.post(
    '/api/auth/login',
    {
      config: { action: 'public', evenReadOnly: 'in sede' },
      schema: {
        tags: ['Ingreso'],
        summary: 'Ingreso de clientes y empleados a una sede',
        body: dinerLoginBodySchema,
        response: { 200: dinerLoginSchema },
      },
    },
    async (request, reply) => {
      const problems = credentialProblems(request.body);
      if (problems.length > 0) throw brokenRules(problems);
      const { email, password } = request.body;
      const sede = sedeOf(request);
      return logins.attempt(request, reply, {
        email: email ?? '',
        sede,
        enter: () => logIn(db, sede, email ?? '', password ?? ''),
        whoIs: ({ data: { cliente, empleado } }) => ({
          restaurantId: sede.restaurantId,
          subjectIds: [cliente?._id, empleado?.id].filter((id) => id !== undefined),
        }),
      });
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
      return { message: ownerAuthMessages.resetSent };
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
    async (request, reply) => {
      const { token, password } = request.body;
      const sede = sedeOf(request);
      const { subjectId, path } = await resetSedePassword(deps, sede, token, password);
      const subject = { restaurantId: sede.restaurantId, subjectIds: [subjectId] };
      await logins.remember(request, reply, subject);
      return { message: ownerAuthMessages.passwordChanged, data: { path } };
    },
  );

  for (const url of ['/api/auth/logout', '/api/admin/logout']) {
    app.post(
      url,
      {
        config: { action: 'session.own', evenReadOnly: 'for anybody' },
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
        return { message: screensMessages.signedOut };
      },
    );
  }
};
