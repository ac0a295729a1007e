import { dinerAuthMessages } from '@comanda/contract/auth/diner-auth.messages';
import { ownerAuthMessages } from '@comanda/contract/auth/owner-auth.messages';
import {
  clientListQuerySchema,
  clientListSchema,
  clientSavedSchema,
  confirmEmailBodySchema,
  createClientBodySchema,
  deleteAccountBodySchema,
  ownDataBodySchema,
  ownPasswordBodySchema,
  ownPasswordChangedSchema,
} from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { dbNameQuerySchema, idSchema, messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { limitPerPerson } from '../http/rate-limits.ts';
import {
  type ClientDeps,
  forgetClient,
  forgetHistory,
  listClients,
  registerClient,
} from './clients.service.ts';
import { changeOwnData, changeOwnPassword, deleteOwnAccount } from './own-account.service.ts';
import { confirmEmail, requestEmailCode } from './own-email.service.ts';

export const clientRoutes: FastifyPluginAsyncZod<ClientDeps> = async (app, deps) => {
  const { db } = deps;
  app.get(
    '/api/clients',
    {
      config: { action: 'clients.manage' },
      schema: {
        tags: ['Clientes'],
        summary: 'Clientes de una sede, del más nuevo al más viejo',
        querystring: clientListQuerySchema,
        response: { 200: clientListSchema },
      },
    },
    async (request) => listClients(db, sedeOf(request), request.query),
  );

  app.post(
    '/api/clients/create',
    {
      config: { action: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        tags: ['Clientes'],
        summary: 'Registro de un cliente en una sede',
        body: createClientBodySchema,
        response: { 201: clientSavedSchema },
      },
    },
    async (request, reply) => {
      const data = await registerClient(db, sedeOf(request), request.body.cliente);
      reply.status(201);
      return { message: dinerAuthMessages.registered, data };
    },
  );

  app.patch(
    '/api/clients/me',
    {
      config: { action: 'clients.self', evenReadOnly: 'in sede' },
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente cambia sus datos',
        body: ownDataBodySchema,
        response: { 200: clientSavedSchema },
      },
    },
    async (request) => {
      const { cliente } = request.body;
      const data = await changeOwnData(deps, sedeOf(request), sessionIn(request), cliente);
      return { message: clientsMessages.updated, data };
    },
  );

  app.post(
    '/api/clients/me/password',
    {
      config: {
        action: 'clients.self',
        rateLimit: { max: 10, timeWindow: '1 minute' },
        evenReadOnly: 'in sede',
      },
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente cambia su contraseña; sus otras sesiones terminan',
        body: ownPasswordBodySchema,
        response: { 200: ownPasswordChangedSchema },
      },
    },
    async (request) => {
      const { actual, nueva } = request.body;
      const session = sessionIn(request);
      const token = await changeOwnPassword(deps, sedeOf(request), session, actual, nueva);
      return { message: clientsMessages.passwordChanged, token };
    },
  );

  app.post(
    '/api/clients/me/emailCode',
    {
      config: { action: 'clients.self', evenReadOnly: 'in sede' },
      preHandler: limitPerPerson(app, { max: 10, timeWindow: '1 day' }),
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente pide un código a su correo para confirmarlo; uno por minuto',
        body: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const session = sessionIn(request);
      await requestEmailCode(deps, session);
      return { message: ownerAuthMessages.codeSent(session.email) };
    },
  );

  app.post(
    '/api/clients/me/email',
    {
      config: {
        action: 'clients.self',
        rateLimit: { max: 20, timeWindow: '1 minute' },
        evenReadOnly: 'in sede',
      },
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente confirma su correo con el código de seis dígitos',
        body: confirmEmailBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await confirmEmail(deps, sedeOf(request), sessionIn(request), request.body.code);
      return { message: clientsMessages.emailConfirmed };
    },
  );

  app.delete(
    '/api/clients/me/orders',
    {
      config: { action: 'clients.self', evenReadOnly: 'in sede' },
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente borra su historial; las ventas quedan sin su nombre',
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await forgetHistory(deps, sedeOf(request), sessionIn(request).subjectId);
      return { message: clientsMessages.historyErased };
    },
  );

  app.delete(
    '/api/clients/me',
    {
      config: {
        action: 'clients.self',
        rateLimit: { max: 10, timeWindow: '1 minute' },
        evenReadOnly: 'in sede',
      },
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente elimina su cuenta; sus ventas quedan sin su nombre',
        body: deleteAccountBodySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { password } = request.body;
      await deleteOwnAccount(deps, sedeOf(request), sessionIn(request), password);
      return { message: clientsMessages.accountDeleted };
    },
  );

  app.delete(
    '/api/clients/delete/:clientId',
    {
      config: { action: 'clients.manage', evenReadOnly: 'in sede' },
      schema: {
        tags: ['Clientes'],
        summary: 'Olvidar a un cliente; sus ventas quedan sin su nombre',
        params: z.object({ clientId: idSchema }),
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await forgetClient(deps, sedeOf(request), sessionIn(request), request.params.clientId);
      return { message: clientsMessages.deleted };
    },
  );
};
