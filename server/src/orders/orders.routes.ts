import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import {
  confirmTableBodySchema,
  followBodySchema,
  followedSchema,
  myOrdersQuerySchema,
  myOrdersSchema,
  orderCreatedSchema,
  orderDraftSchema,
  orderEditBodySchema,
  orderListQuerySchema,
  orderListSchema,
  orderSavedSchema,
  transitionBodySchema,
} from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { idempotencyKeySchema, idParamsSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { brokenRules } from '../http/app-error.ts';
import { limitDiners } from '../http/rate-limits.ts';
import { sendJson } from '../http/send-json.ts';
import { editOrder } from './edit-order.service.ts';
import { followOrders, listMyOrders } from './my-orders.service.ts';
import {
  confirmTable,
  createOrder,
  listOrders,
  type OrderDeps,
  transitionOrder,
} from './orders.service.ts';

export const orderRoutes: FastifyPluginAsyncZod<OrderDeps> = async (app, deps) => {
  app.get(
    '/api/orders',
    {
      config: { action: 'orders.list' },
      schema: {
        tags: ['Pedidos'],
        summary: 'Pedidos de una sede, del más nuevo al más viejo',
        querystring: orderListQuerySchema,
        response: { 200: orderListSchema },
      },
    },
    async (request, reply) =>
      sendJson(
        reply,
        await listOrders(deps.db, sedeOf(request), sessionIn(request), request.query),
      ),
  );

  app.get(
    '/api/orders/mine',
    {
      config: { action: 'orders.mine' },
      schema: {
        tags: ['Pedidos'],
        summary: 'Los pedidos del cliente de la sesión, del más nuevo al más viejo',
        querystring: myOrdersQuerySchema,
        response: { 200: myOrdersSchema },
      },
    },
    async (request) => listMyOrders(deps.db, sedeOf(request), sessionIn(request), request.query),
  );

  app.post(
    '/api/orders/seguimiento',
    {
      config: {
        action: 'public',
        rateLimit: { max: 120, timeWindow: '1 minute' },
        evenReadOnly: 'in sede',
      },
      schema: {
        tags: ['Pedidos'],
        summary: 'Los pedidos de un visitante, por los códigos que recibió con ellos',
        body: followBodySchema,
        response: { 200: followedSchema },
      },
    },
    async (request) => ({
      data: await followOrders(deps.db, sedeOf(request), request.body.tokens),
    }),
  );

  app.post(
    '/api/orders/create',
    {
      // Refused by the service: whoever repeats an order that was taken must find it.
      config: { action: 'orders.create', evenReadOnly: 'for anybody' },
      preHandler: limitDiners(app, {
        // Sixty guests behind one Wi-Fi may order at once, and again.
        address: { max: 150, timeWindow: '1 minute' },
        account: { max: 10, timeWindow: '1 minute' },
      }),
      bodyLimit: 131_072,
      schema: {
        tags: ['Pedidos'],
        summary: 'Crear un pedido; la misma Idempotency-Key da el mismo pedido',
        headers: idempotencyKeySchema,
        body: orderDraftSchema,
        response: { 201: orderCreatedSchema },
      },
    },
    async (request, reply) => {
      if (!request.body.dbName) {
        const message = checkoutMessages.restaurantUnknown;
        throw brokenRules([{ path: 'dbName', message }]);
      }
      const { order, seguimiento } = await createOrder(
        deps,
        sedeOf(request),
        request.session,
        request.body,
        { key: request.headers['idempotency-key'] ?? null, address: request.ip },
      );
      const answer = { message: ordersMessages.created, data: order, seguimiento };
      return sendJson(reply.status(201), JSON.stringify(answer));
    },
  );

  app.patch(
    '/api/orders/edit/:id',
    {
      config: { action: 'orders.edit' },
      bodyLimit: 131_072,
      schema: {
        tags: ['Pedidos'],
        summary: 'Editar un pedido que sigue en enviado',
        headers: idempotencyKeySchema,
        params: idParamsSchema,
        body: orderEditBodySchema,
        response: { 200: orderSavedSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const key = request.headers['idempotency-key'] ?? null;
      const author = sessionIn(request);
      const data = await editOrder(deps, sedeOf(request), author, id, request.body, key);
      return { message: ordersMessages.updated, data };
    },
  );

  app.patch(
    '/api/orders/confirmTable/:id',
    {
      config: { action: 'orders.edit' },
      schema: {
        tags: ['Pedidos'],
        summary: 'Confirmar la mesa que dijo un visitante',
        params: idParamsSchema,
        body: confirmTableBodySchema,
        response: { 200: orderSavedSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const data = await confirmTable(deps, sedeOf(request), sessionIn(request), id);
      return { message: settingsMessages.tableConfirmed, data };
    },
  );

  app.patch(
    '/api/orders/editOrderAttributes/:id',
    {
      // Nobody's dinner is stuck: what is open is brought to its end.
      config: { action: 'orders.transition', evenReadOnly: 'in sede' },
      schema: {
        tags: ['Pedidos'],
        summary: 'Cambiar el estado de un pedido',
        params: idParamsSchema,
        body: transitionBodySchema,
        response: { 200: orderSavedSchema },
      },
    },
    async (request) => {
      const author = sessionIn(request);
      const { id } = request.params;
      const data = await transitionOrder(deps, sedeOf(request), author, id, request.body);
      return { message: ordersMessages.updated, data };
    },
  );
};
