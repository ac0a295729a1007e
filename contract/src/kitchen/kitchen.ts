import { z } from 'zod';
import { orderSavedSchema } from '../orders/orders.ts';
import { dbNameSchema, type EndpointTable, idSchema } from '../wire.ts';

/** Types only; which courses an order has is a rule. */
const fireBodySchema = z.object({ dbName: dbNameSchema, tiempo: z.number() });

export const KITCHEN_ENDPOINTS = {
  'PATCH /api/kitchen/fire/:pedido': {
    tag: 'Cocina',
    summary: 'Marchar un tiempo de un pedido; otra vez conserva la primera hora',
    action: 'kitchen.fire',
    // What was ordered is served.
    evenReadOnly: 'in sede',
    params: z.object({ pedido: idSchema }),
    body: fireBodySchema,
    answer: orderSavedSchema,
  },
} satisfies EndpointTable;
