import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../db/db.ts';
import { sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { listAudit } from './audit.service.ts';

export const auditRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  route(app, 'GET /api/audit', async (request) =>
    listAudit(db, sessionIn(request), request.authorisedSede, request.query),
  );
};
