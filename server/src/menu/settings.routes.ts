import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from './change-menu.ts';
import {
  changeSettings,
  changeWhoOrders,
  publicSettings,
  readSettings,
} from './settings.service.ts';

export const settingsRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'GET /api/locations/ajustes', async (request, reply) => {
    const { ajustes, version } = await deps.menus.read(sedeOf(request), request.query.version);
    reply.header('cache-control', 'no-cache');
    return { data: publicSettings(ajustes), version };
  });

  route(app, 'GET /api/locations/ajustes/completos', async (request) =>
    readSettings(deps.db, sedeOf(request)),
  );

  route(app, 'PATCH /api/locations/ajustes', async (request) => ({
    message: settingsMessages.saved,
    ...(await changeSettings(deps, sedeOf(request), sessionIn(request), request.body)),
  }));

  route(app, 'PATCH /api/locations/quienPide', async (request) => {
    const { quien } = request.body;
    const author = sessionIn(request);
    const { data, version } = await changeWhoOrders(deps, sedeOf(request), author, quien);
    return { data: publicSettings(data), version };
  });
};
