import {
  clientListQuerySchema,
  clientListSchema,
  clientSavedSchema,
  createClientBodySchema,
} from '@comanda/contract/clients';
import { MESSAGES } from '@comanda/contract/messages';
import { dbNameQuerySchema, messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../access.ts';
import { type ClientDeps, forgetClient, listClients, registerClient } from './clients.service.ts';

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
