import { bogotaDay } from '@comanda/contract/days';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionIn } from '../http/access.ts';
import { type ExportDeps, exportRestaurant } from './export.service.ts';

export const exportRoutes: FastifyPluginAsyncZod<ExportDeps> = async (app, deps) => {
  app.get(
    '/api/admin/export',
    {
      exposeHeadRoute: false,
      config: {
        action: 'restaurant.export',
        rateLimit: {
          max: 6,
          timeWindow: '1 day',
          keyGenerator: (request) => `export ${sessionIn(request).restaurantId}`,
        },
      },
      schema: { tags: ['Propietarios'], summary: 'Todos los datos del restaurante, en un zip' },
    },
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
  );
};
