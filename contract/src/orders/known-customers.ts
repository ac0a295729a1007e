import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import { dbNameQuerySchema, type EndpointTable, text } from '../wire.ts';

/** What a waiter needs to send food to somebody who ordered before, and no more. */
const knownCustomerSchema = z.object({
  nombre: z.string(),
  telefono: z.string(),
  direccion: z.string().nullable(),
});

export type KnownCustomer = z.infer<typeof knownCustomerSchema>;

export const KNOWN_CUSTOMERS_ENDPOINTS = {
  'GET /api/orders/clientes': {
    tag: 'Pedidos',
    summary: 'Quién pidió antes en la sede desde un teléfono, lo más reciente primero',
    description: 'Con menos de 6 dígitos la lista viene vacía; nunca trae más de 5 personas.',
    action: 'orders.customers',
    query: dbNameQuerySchema.extend({ telefono: text(TEXT_LIMITS.telefono) }),
    answer: z.object({ data: z.array(knownCustomerSchema) }),
  },
} satisfies EndpointTable;
