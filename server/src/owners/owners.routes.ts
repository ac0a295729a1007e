import {
  addPathBodySchema,
  credentialsBodySchema,
  emailBodySchema,
  emailSavedSchema,
  ownerLoginSchema,
  pathSavedSchema,
  pathSchema,
  pendingBodySchema,
  registeredSchema,
  registerUserBodySchema,
  resetPasswordBodySchema,
  verifyCodeBodySchema,
} from '@comanda/contract/auth/auth';
import { credentialProblems, registrationProblems } from '@comanda/contract/auth/auth.rules';
import { ownerAuthMessages } from '@comanda/contract/auth/owner-auth.messages';
import { normaliseEmail } from '@comanda/contract/text';
import { messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Logins } from '../auth/logins.ts';
import type { Db } from '../db/db.ts';
import { ownEmail, sessionIn } from '../http/access.ts';
import { brokenRules } from '../http/app-error.ts';
import {
  limitPerAccount,
  limitPerAccountAndAddress,
  limitPerRegistration,
} from '../http/rate-limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { requestPasswordReset, resetPassword } from './owner-password.service.ts';
import { findOwner } from './owners.db.ts';
import { logInOwner, savePath } from './owners.service.ts';
import { registerOwner, resendCode, verifyOwner } from './registration.service.ts';

type Deps = {
  db: Db;
  outbox: Outbox;
  realtime: Realtime;
  logins: Logins;
  publicUrl: () => string;
};

const PER_ADDRESS = { max: 20, timeWindow: '1 minute' };
const tags = ['Propietarios'];

export const ownerRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, logins } = deps;
  const perAccount = limitPerAccount(app, { max: 10, timeWindow: '5 minutes' });
  // Strangers who register somebody's e-mail use up their own address first: they keep nobody from
  // registering it, and never the browser that waits for its code from asking for another.
  const perCode = limitPerAccountAndAddress(app, { max: 1, timeWindow: '1 minute' });
  const perRegistration = [
    limitPerAccountAndAddress(app, { max: 10, timeWindow: '1 hour' }),
    limitPerAccount(app, { max: 40, timeWindow: '1 hour' }),
  ];
  const perResend = limitPerRegistration(app, { max: 5, timeWindow: '1 hour' });
  const config = { action: 'public', rateLimit: PER_ADDRESS } as const;

  app.post(
    '/api/admin/login',
    {
      config: { action: 'public' },
      schema: {
        tags,
        summary: 'Ingreso del propietario de un restaurante',
        body: credentialsBodySchema,
        response: { 200: ownerLoginSchema },
      },
    },
    async (request, reply) => {
      const problems = credentialProblems(request.body);
      if (problems.length > 0) throw brokenRules(problems);
      const { email, password } = request.body;
      return logins.attempt(request, reply, {
        email: email ?? '',
        sede: null,
        enter: () => logInOwner(db, email ?? '', password ?? ''),
        whoIs: ({ user }) => ({ restaurantId: user.id, subjectIds: [user.id] }),
      });
    },
  );

  app.post(
    '/api/admin/registerUser',
    {
      config,
      preHandler: perRegistration,
      schema: {
        tags,
        summary: 'Registro; envía un código que se escribe con el `registro` de la respuesta',
        body: registerUserBodySchema,
        response: { 201: registeredSchema },
      },
    },
    async (request, reply) => {
      const problems = registrationProblems(request.body);
      if (problems.length > 0) throw brokenRules(problems);
      await perCode(request);
      const data = await registerOwner(deps, request.body);
      reply.status(201);
      return { message: ownerAuthMessages.codeSent(data.email), data };
    },
  );

  app.post(
    '/api/admin/verifyCode',
    {
      config,
      schema: {
        tags,
        summary: 'Verificar el correo con el código de seis dígitos',
        body: verifyCodeBodySchema,
        response: { 200: emailSavedSchema },
      },
    },
    async ({ body }) => {
      const { email, registro, code } = body;
      await verifyOwner(db, { email, registro: registro ?? '' }, code);
      return { message: ownerAuthMessages.verified, data: { email } };
    },
  );

  app.post(
    '/api/admin/resendCode',
    {
      config,
      preHandler: perResend,
      schema: {
        tags,
        summary: 'Enviar otro código al navegador que se registró; uno por minuto',
        body: pendingBodySchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      await resendCode(deps, { email: body.email, registro: body.registro ?? '' });
      return { message: ownerAuthMessages.codeSent(normaliseEmail(body.email)) };
    },
  );

  app.post(
    '/api/admin/forgotPassword',
    {
      config,
      preHandler: perAccount,
      schema: {
        tags,
        summary: 'Pedir por correo un enlace para cambiar la contraseña',
        body: emailBodySchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return { message: ownerAuthMessages.resetSent };
    },
  );

  app.post(
    '/api/admin/resetPassword',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar la contraseña con el enlace del correo',
        body: resetPasswordBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const id = await resetPassword(deps, token, password);
      await logins.remember(request, reply, { restaurantId: id, subjectIds: [id] });
      return { message: ownerAuthMessages.passwordChanged };
    },
  );

  app.get(
    '/api/admin/verifyPath',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags,
        summary: 'El enlace público del restaurante',
        querystring: emailBodySchema,
        response: { 200: pathSchema },
      },
    },
    async (request) => {
      ownEmail(request, request.query.email);
      const { path } = await findOwner(db, sessionIn(request).restaurantId);
      return { path };
    },
  );

  app.post(
    '/api/admin/addPath',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags,
        summary: 'Elegir el enlace público del restaurante',
        body: addPathBodySchema,
        response: { 200: pathSavedSchema },
      },
    },
    async (request) => {
      ownEmail(request, request.body.email);
      const path = await savePath(db, sessionIn(request), request.body.path);
      return { message: ownerAuthMessages.pathSaved, data: { path } };
    },
  );
};
