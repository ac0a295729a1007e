import { bogotaDay } from '@comanda/contract/days';
import type { FastifyPluginAsync } from 'fastify';
import { sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { type ExportDeps, exportRestaurant } from './export.service.ts';

export const exportRoutes: FastifyPluginAsync<ExportDeps> = async (app, deps) => {
  route(
    app,
    'GET /api/admin/export',
    async (request, reply) => {
      const { size, content } = await exportRestaurant(deps, sessionIn(request));
      return reply
        .type('application/zip')
        .header('content-length', size)
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename="comanda-datos-${bogotaDay(new Date())}.zip"`,
        )
        .send(content);
    },
    {
      exposeHeadRoute: false,
      rateLimit: {
        max: 6,
        timeWindow: '1 day',
        keyGenerator: (request) => `export ${sessionIn(request).restaurantId}`,
      },
    },
  );
};
