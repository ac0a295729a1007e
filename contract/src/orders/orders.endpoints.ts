import { type EndpointTable, idParamsSchema } from '../wire.ts';
import {
  confirmTableBodySchema,
  followBodySchema,
  followedSchema,
  moveBodySchema,
  myOrdersQuerySchema,
  myOrdersSchema,
  orderCreatedSchema,
  orderDraftSchema,
  orderEditBodySchema,
  orderListQuerySchema,
  orderListSchema,
  orderSavedSchema,
} from './orders.ts';

export const ORDERS_ENDPOINTS = {
  'GET /api/orders': {
    tag: 'Pedidos',
    summary: 'Pedidos de una sede, del más nuevo al más viejo',
    action: 'orders.list',
    query: orderListQuerySchema,
    answer: orderListSchema,
  },

  'GET /api/orders/mine': {
    tag: 'Pedidos',
    summary: 'Los pedidos del cliente de la sesión, del más nuevo al más viejo',
    action: 'orders.mine',
    query: myOrdersQuerySchema,
    answer: myOrdersSchema,
  },

  'POST /api/orders/seguimiento': {
    tag: 'Pedidos',
    summary: 'Los pedidos de un visitante, por los códigos que recibió con ellos',
    action: 'public',
    evenReadOnly: 'in sede',
    body: followBodySchema,
    answer: followedSchema,
  },

  'POST /api/orders/create': {
    tag: 'Pedidos',
    summary: 'Crear un pedido; la misma Idempotency-Key da el mismo pedido',
    action: 'orders.create',
    // The service refuses it instead, because a repeated request must find the order it made
    // before.
    evenReadOnly: 'for anybody',
    idempotencyKey: true,
    body: orderDraftSchema,
    status: 201,
    answer: orderCreatedSchema,
  },

  'PATCH /api/orders/edit/:id': {
    tag: 'Pedidos',
    summary: 'Editar un pedido que sigue en enviado',
    action: 'orders.edit',
    idempotencyKey: true,
    params: idParamsSchema,
    body: orderEditBodySchema,
    answer: orderSavedSchema,
  },

  'PATCH /api/orders/confirmTable/:id': {
    tag: 'Pedidos',
    summary: 'Confirmar la mesa que dijo un visitante',
    action: 'orders.edit',
    params: idParamsSchema,
    body: confirmTableBodySchema,
    answer: orderSavedSchema,
  },

  'PATCH /api/orders/editOrderAttributes/:id': {
    tag: 'Pedidos',
    summary: 'Cambiar el estado de un pedido',
    action: 'orders.move',
    // Open orders can be finished, so that no meal gets stuck.
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: moveBodySchema,
    answer: orderSavedSchema,
  },
} satisfies EndpointTable;
