import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from './change-menu.ts';
import { changeStations, readStations } from './stations.service.ts';

export const stationsRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'GET /api/stations', async (request) =>
    readStations(deps.menus, sedeOf(request), request.query.version),
  );

  route(app, 'PUT /api/stations', async (request) => ({
    message: stationsMessages.saved,
    ...(await changeStations(deps, sedeOf(request), sessionIn(request), request.body)),
  }));
};
