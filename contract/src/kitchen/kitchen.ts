import { z } from 'zod';
import { orderSavedSchema } from '../orders/orders.ts';
import { TEXT_LIMITS } from '../text.ts';
import { dbNameSchema, type EndpointTable, idSchema, text } from '../wire.ts';

/** Types only; which courses an order has is a rule. */
const fireBodySchema = z.object({ dbName: dbNameSchema, tiempo: z.number() });

/** How many one call may name; which ones the order has is a rule. */
const MOST_PLATOS = 200;

const strikeBodySchema = z.object({
  dbName: dbNameSchema,
  platos: z.array(text(TEXT_LIMITS.id)).min(1).max(MOST_PLATOS),
  /** False takes the marks back. */
  listo: z.boolean(),
});

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

  'PATCH /api/kitchen/platos/:pedido': {
    tag: 'Cocina',
    summary: 'Tachar platos de un pedido, o quitarles la marca; con el último queda preparado',
    action: 'kitchen.strike',
    // What was ordered is served.
    evenReadOnly: 'in sede',
    params: z.object({ pedido: idSchema }),
    body: strikeBodySchema,
    answer: orderSavedSchema,
  },
} satisfies EndpointTable;
