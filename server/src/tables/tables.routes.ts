import { planMessages } from '@comanda/contract/tables/plan.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from '../menu/change-menu.ts';
import { changePlan, readPlan, renewCode } from './plan.service.ts';

export const planRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'GET /api/tables', async (request) =>
    readPlan(deps.menus, sedeOf(request), request.query.version),
  );

  route(app, 'PUT /api/tables', async (request) => ({
    message: planMessages.saved,
    ...(await changePlan(deps, sedeOf(request), sessionIn(request), request.body)),
  }));

  route(app, 'POST /api/tables/:id/renew', async (request) => ({
    message: planMessages.renewed,
    ...(await renewCode(deps, sedeOf(request), sessionIn(request), request.params.id)),
  }));
};
