import * as MESSAGES from '@comanda/contract/messages';
import {
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
} from '@comanda/contract/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../access.ts';
import { brokenRules } from '../app-error.ts';
import { limitGuests } from '../rate-limits.ts';
import { sendJson } from '../send-json.ts';
import { editOrder } from './edit-order.service.ts';
import { followOrders, listMyOrders } from './my-orders.service.ts';
import { createOrder, listOrders, type OrderDeps, transitionOrder } from './orders.service.ts';

const idempotencyKeySchema = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

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
      sendJson(reply, await listOrders(deps.db, sedeOf(request), request.query)),
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
      config: { action: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
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
      config: { action: 'orders.create' },
      preHandler: limitGuests(app, { max: 60, timeWindow: '1 minute' }),
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
        const message = MESSAGES.checkout.restaurantUnknown;
        throw brokenRules([{ path: 'dbName', message }]);
      }
      const { order, seguimiento } = await createOrder(
        deps,
        sedeOf(request),
        request.session,
        request.body,
        request.headers['idempotency-key'] ?? null,
      );
      const answer = { message: MESSAGES.orders.created, data: order, seguimiento };
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
        params: z.object({ id: z.string() }),
        body: orderEditBodySchema,
        response: { 200: orderSavedSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const key = request.headers['idempotency-key'] ?? null;
      const author = sessionIn(request);
      const data = await editOrder(deps, sedeOf(request), author, id, request.body, key);
      return { message: MESSAGES.orders.updated, data };
    },
  );

  app.patch(
    '/api/orders/editOrderAttributes/:id',
    {
      config: { action: 'orders.transition' },
      schema: {
        tags: ['Pedidos'],
        summary: 'Cambiar el estado de un pedido',
        params: z.object({ id: z.string() }),
        body: transitionBodySchema,
        response: { 200: orderSavedSchema },
      },
    },
    async (request) => {
      const author = sessionIn(request);
      const { id } = request.params;
      const data = await transitionOrder(deps, sedeOf(request), author, id, request.body);
      return { message: MESSAGES.orders.updated, data };
    },
  );
};
