import {
  addPathBodySchema,
  credentialsBodySchema,
  emailBodySchema,
  emailSavedSchema,
  ownerLoginSchema,
  pathSavedSchema,
  pathSchema,
  registerUserBodySchema,
  resetPasswordBodySchema,
  verifyCodeBodySchema,
} from '@comanda/contract/auth';
import { credentialProblems } from '@comanda/contract/auth.rules';
import * as MESSAGES from '@comanda/contract/messages';
import { normaliseEmail } from '@comanda/contract/text';
import { messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ownEmail, sessionIn } from '../access.ts';
import { brokenRules } from '../app-error.ts';
import type { Db } from '../db.ts';
import type { Outbox } from '../mail/outbox.ts';
import { limitPerAccount } from '../rate-limits.ts';
import type { Realtime } from '../realtime.ts';
import { requestPasswordReset, resetPassword } from './owner-password.service.ts';
import { findOwner } from './owners.db.ts';
import { logInOwner, registerOwner, resendCode, savePath, verifyOwner } from './owners.service.ts';

type Deps = { db: Db; outbox: Outbox; realtime: Realtime; publicUrl: () => string };

const PER_ADDRESS = { max: 20, timeWindow: '1 minute' };
const tags = ['Propietarios'];

export const ownerRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps;
  const perAccount = limitPerAccount(app, { max: 10, timeWindow: '5 minutes' });
  const config = { action: 'public', rateLimit: PER_ADDRESS } as const;

  app.post(
    '/api/admin/login',
    {
      config,
      preHandler: perAccount,
      schema: {
        tags,
        summary: 'Ingreso del propietario de un restaurante',
        body: credentialsBodySchema,
        response: { 200: ownerLoginSchema },
      },
    },
    async ({ body }) => {
      const problems = credentialProblems(body);
      if (problems.length > 0) throw brokenRules(problems);
      return logInOwner(db, body.email ?? '', body.password ?? '');
    },
  );

  app.post(
    '/api/admin/registerUser',
    {
      config,
      preHandler: perAccount,
      schema: {
        tags,
        summary: 'Registro; envía un código de verificación por correo',
        body: registerUserBodySchema,
        response: { 201: emailSavedSchema },
      },
    },
    async ({ body }, reply) => {
      const email = await registerOwner(deps, body);
      reply.status(201);
      return { message: MESSAGES.ownerAuth.codeSent(email), data: { email } };
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
      await verifyOwner(db, body.email, body.code);
      return { message: MESSAGES.ownerAuth.verified, data: { email: body.email } };
    },
  );

  app.post(
    '/api/admin/resendCode',
    {
      config,
      preHandler: perAccount,
      schema: {
        tags,
        summary: 'Enviar otro código; uno por minuto',
        body: emailBodySchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      await resendCode(deps, body.email);
      return { message: MESSAGES.ownerAuth.codeSent(normaliseEmail(body.email)) };
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
      return { message: MESSAGES.ownerAuth.resetSent };
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
    async ({ body }) => {
      await resetPassword(deps, body.token, body.password);
      return { message: MESSAGES.ownerAuth.passwordChanged };
    },
  );

  app.get(
    '/api/admin/verifyPath',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags,
        summary: 'El enlace público del restaurante',
        querystring: z.object({ email: z.string() }),
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
      return { message: MESSAGES.ownerAuth.pathSaved, data: { path } };
    },
  );
};
