import {
  clientListQuerySchema,
  clientListSchema,
  clientSavedSchema,
  createClientBodySchema,
  deleteAccountBodySchema,
  ownDataBodySchema,
  ownPasswordBodySchema,
  ownPasswordChangedSchema,
} from '@comanda/contract/clients';
import * as MESSAGES from '@comanda/contract/messages';
import { dbNameQuerySchema, messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../access.ts';
import { type ClientDeps, forgetClient, listClients, registerClient } from './clients.service.ts';
import {
  changeOwnData,
  changeOwnPassword,
  deleteOwnAccount,
  eraseOwnHistory,
} from './own-account.service.ts';

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
      return { message: MESSAGES.dinerAuth.registered, data };
    },
  );

  app.patch(
    '/api/clients/me',
    {
      config: { action: 'clients.self' },
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
      return { message: MESSAGES.clients.updated, data };
    },
  );

  app.post(
    '/api/clients/me/password',
    {
      config: { action: 'clients.self', rateLimit: { max: 10, timeWindow: '1 minute' } },
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
      return { message: MESSAGES.clients.passwordChanged, token };
    },
  );

  app.delete(
    '/api/clients/me/orders',
    {
      config: { action: 'clients.self' },
      schema: {
        tags: ['Clientes'],
        summary: 'Un cliente borra su historial; las ventas quedan sin su nombre',
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await eraseOwnHistory(deps, sedeOf(request), sessionIn(request));
      return { message: MESSAGES.clients.historyErased };
    },
  );

  app.delete(
    '/api/clients/me',
    {
      config: { action: 'clients.self', rateLimit: { max: 10, timeWindow: '1 minute' } },
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
      return { message: MESSAGES.clients.accountDeleted };
    },
  );

  app.delete(
    '/api/clients/delete/:clientId',
    {
      config: { action: 'clients.manage' },
      schema: {
        tags: ['Clientes'],
        summary: 'Olvidar a un cliente; sus ventas quedan sin su nombre',
        params: z.object({ clientId: z.string() }),
        querystring: dbNameQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await forgetClient(deps, sedeOf(request), sessionIn(request), request.params.clientId);
      return { message: MESSAGES.clients.deleted };
    },
  );
};
