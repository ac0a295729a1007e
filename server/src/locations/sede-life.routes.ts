import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from '../menu/change-menu.ts';
import { closeForGood, closeForTime, reopen } from './sede-life.service.ts';

/** How a sede closes, for a time or for good, and opens again. */
export const sedeLifeRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'PUT /api/locations/cierre', async (request) => {
    const { vuelve, motivo } = request.body;
    const data = await closeForTime(deps, sessionIn(request), sedeOf(request), { vuelve, motivo });
    return { message: sedeLifeMessages.closedForTime, data };
  });

  route(app, 'DELETE /api/locations/cierre', async (request) => {
    const data = await closeForTime(deps, sessionIn(request), sedeOf(request), null);
    return { message: sedeLifeMessages.openAgain, data };
  });

  route(app, 'POST /api/locations/cerrar', async (request) => {
    const data = await closeForGood(deps, sessionIn(request), sedeOf(request));
    return { message: sedeLifeMessages.closedForGood, data };
  });

  route(app, 'POST /api/locations/reabrir', async (request) => {
    const data = await reopen(deps, sessionIn(request), sedeOf(request));
    return { message: sedeLifeMessages.reopened, data };
  });
};
