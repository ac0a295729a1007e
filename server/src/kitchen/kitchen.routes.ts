import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { OrderDeps } from '../orders/create-order.service.ts';
import { fireCourse } from '../orders/move-order.service.ts';
import { strikePlatos } from '../orders/strike-platos.service.ts';

export const kitchenRoutes: FastifyPluginAsync<
  Pick<OrderDeps, 'db' | 'menus' | 'realtime'>
> = async (app, deps) => {
  route(app, 'PATCH /api/kitchen/fire/:pedido', async (request) => {
    const { tiempo } = request.body;
    const { pedido } = request.params;
    const data = await fireCourse(deps, sedeOf(request), sessionIn(request), pedido, tiempo);
    return { message: coursesMessages.fired(tiempo), data };
  });

  route(app, 'PATCH /api/kitchen/platos/:pedido', async (request) => {
    const { platos, listo } = request.body;
    const { pedido } = request.params;
    const wanted = { platos, listo };
    const data = await strikePlatos(deps, sedeOf(request), sessionIn(request), pedido, wanted);
    return { message: listo ? platosMessages.struck : platosMessages.taken, data };
  });
};
