import { clientSavedSchema, createClientBodySchema } from '@comanda/contract/clients';
import { MESSAGES } from '@comanda/contract/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sedeOf } from '../access.ts';
import type { Db } from '../db.ts';
import { registerClient } from './clients.service.ts';

export const clientRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
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
};
