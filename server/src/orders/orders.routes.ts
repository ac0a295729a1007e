import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { FastifyPluginAsync } from 'fastify';
import { brokenRules } from '../errors/app-error.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { limitDiners } from '../http/rate-limits.ts';
import { route, sendJson } from '../http/route.ts';
import { cancelOwnOrder } from './cancel-own-order.service.ts';
import { createOrder, type OrderDeps } from './create-order.service.ts';
import { editOrder } from './edit-order.service.ts';
import { knownCustomers } from './known-customers.service.ts';
import {
  followOrders,
  listMyOrders,
  listOrders,
  listOrdersOf,
  sedeOfFollowed,
} from './list-orders.service.ts';
import { confirmTable, moveOrder } from './move-order.service.ts';
import { readPace, readSlots } from './slots.service.ts';

export const orderRoutes: FastifyPluginAsync<OrderDeps> = async (app, deps) => {
  route(app, 'GET /api/orders', async (request, reply) =>
    sendJson(reply, await listOrders(deps.db, sedeOf(request), sessionIn(request), request.query)),
  );

  route(app, 'GET /api/orders/mine', async (request) =>
    listMyOrders(deps, sedeOf(request), sessionIn(request), request.query),
  );

  route(app, 'GET /api/clients/:clientId/orders', async (request) =>
    listOrdersOf(deps.db, sedeOf(request), request.params.clientId, request.query),
  );

  route(app, 'GET /api/orders/clientes', async (request) => ({
    data: await knownCustomers(deps.db, sedeOf(request), request.query.telefono),
  }));

  route(app, 'GET /api/sede/ritmo', async (request) => ({
    data: await readPace(deps, sedeOf(request)),
  }));

  route(app, 'GET /api/locations/slots', async (request) => ({
    data: await readSlots(deps, sedeOf(request), request.query),
  }));

  route(
    app,
    'POST /api/orders/seguimiento',
    async (request) => {
      const sede = sedeOf(request);
      const { tokens, conSede } = request.body;
      return {
        data: await followOrders(deps, sede, tokens),
        ...(conSede && { sede: await sedeOfFollowed(deps.db, sede) }),
      };
    },
    { rateLimit: { max: 120, timeWindow: '1 minute' } },
  );

  route(
    app,
    'POST /api/orders/create',
    async (request, reply) => {
      if (!request.body.dbName) {
        const message = checkoutMessages.restaurantUnknown;
        throw brokenRules([{ path: 'dbName', message }]);
      }
      const { order, seguimiento, visita } = await createOrder(
        deps,
        sedeOf(request),
        request.session,
        request.body,
        { key: request.headers['idempotency-key'] ?? null, address: request.ip },
      );
      const answer = {
        message: ordersMessages.created,
        data: order,
        seguimiento,
        ...(visita && { visita }),
      };
      return sendJson(reply, JSON.stringify(answer));
    },
    {
      preHandler: limitDiners(app, {
        // Sixty guests behind one Wi-Fi may order at once, and again.
        address: { max: 150, timeWindow: '1 minute' },
        account: { max: 10, timeWindow: '1 minute' },
      }),
      bodyLimit: 131_072,
    },
  );

  route(
    app,
    'PATCH /api/orders/edit/:id',
    async (request) => {
      const { id } = request.params;
      const key = request.headers['idempotency-key'] ?? null;
      const author = sessionIn(request);
      const { order, dropped } = await editOrder(
        deps,
        sedeOf(request),
        author,
        id,
        request.body,
        key,
      );
      return { message: ordersMessages.updated, data: order, descuentosQuitados: dropped };
    },
    { bodyLimit: 131_072 },
  );

  route(app, 'PATCH /api/orders/confirmTable/:id', async (request) => {
    const { id } = request.params;
    const data = await confirmTable(deps, sedeOf(request), sessionIn(request), id);
    return { message: settingsMessages.tableConfirmed, data };
  });

  route(
    app,
    'POST /api/orders/cancelOwn/:id',
    async (request) => {
      const { id } = request.params;
      const { seguimiento = null } = request.body;
      const data = await cancelOwnOrder(deps, sedeOf(request), request.session, id, seguimiento);
      return { message: cancellingMessages.ownDone, data };
    },
    {
      preHandler: limitDiners(app, {
        // Who orders only to cancel keeps the kitchen from its work.
        address: { max: 30, timeWindow: '10 minutes' },
        account: { max: 10, timeWindow: '10 minutes' },
      }),
    },
  );

  route(app, 'PATCH /api/orders/editOrderAttributes/:id', async (request) => {
    const author = sessionIn(request);
    const { id } = request.params;
    const data = await moveOrder(deps, sedeOf(request), author, id, request.body);
    return { message: ordersMessages.updated, data };
  });
};
