import { auditListSchema, auditQuerySchema } from '@comanda/contract/audit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionIn } from '../access.ts';
import type { Db } from '../db.ts';
import { listAudit } from './audit.service.ts';

export const auditRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/audit',
    {
      config: { action: 'audit.read' },
      schema: {
        tags: ['Auditoría'],
        summary: 'Quién hizo qué en el restaurante, de lo más nuevo a lo más viejo',
        querystring: auditQuerySchema,
        response: { 200: auditListSchema },
      },
    },
    async (request) => listAudit(db, sessionIn(request), request.authorisedSede, request.query),
  );
};
