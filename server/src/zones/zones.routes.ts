import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { answerOnce } from '../http/answer-once.ts';
import { route } from '../http/route.ts';
import type { MenuDeps } from '../menu/change-menu.ts';
import { changeZones } from './zones.service.ts';

export const zonesRoutes: FastifyPluginAsync<MenuDeps> = async (app, deps) => {
  route(app, 'GET /api/zones', async (request, reply) => {
    const { zonesAnswer } = await deps.menus.read(sedeOf(request), request.query.version);
    return answerOnce(request, reply, zonesAnswer);
  });

  route(app, 'PUT /api/zones', async (request) => ({
    message: zonesMessages.saved,
    ...(await changeZones(deps, sedeOf(request), sessionIn(request), request.body)),
  }));
};
