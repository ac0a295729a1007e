import { auditListSchema, auditQuerySchema } from '@comanda/contract/audit/audit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../db/db.ts';
import { sessionIn } from '../http/access.ts';
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
