import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  idSchema,
  messageSchema,
  text,
} from '../wire.ts';
import { TICKET_CLASES } from './printing.ts';

/** A ticket of a station that did not come out. */
const failedTicketSchema = z.object({
  id: z.string(),
  estacion: z.string(),
  impresora: z.string(),
  pedido: z.string(),
  clase: z.enum(TICKET_CLASES),
  /** Why, as the agent said; null where no agent took it. */
  error: z.string().nullable(),
  fecha: z.string(),
});

/** `imprime`: whether any station of the sede has a printer; without one, nothing is to be asked again soon. */
const failedTicketsSchema = z.object({ data: z.array(failedTicketSchema), imprime: z.boolean() });

/** More than a kitchen ever has at once. */
const MOST_TICKETS = 200;

const retryBodySchema = z.object({
  dbName: dbNameSchema,
  ids: z.array(idSchema).min(1).max(MOST_TICKETS),
});

export type FailedTicket = z.infer<typeof failedTicketSchema>;

export const FAILED_TICKETS_ENDPOINTS = {
  'GET /api/printers/failed': {
    tag: 'Impresión',
    summary: 'Tiquetes de las estaciones que no salieron y que la cocina aún necesita',
    action: 'printing.kitchen',
    query: dbNameQuerySchema.extend({ estacion: text(TEXT_LIMITS.id).optional() }),
    answer: failedTicketsSchema,
  },

  'POST /api/printers/failed/retry': {
    tag: 'Impresión',
    summary: 'Poner otra vez en la cola tiquetes que no salieron',
    description:
      'Un tiquete que pudo haber salido dice DUPLICADO. Otra vez no pone nada más en la cola. ' +
      '`enCola`: cuántos se pusieron; los que siguen esperando a su agente no cuentan.',
    action: 'printing.kitchen',
    // What was ordered is served.
    evenReadOnly: 'in sede',
    body: retryBodySchema,
    answer: messageSchema.extend({ data: z.object({ enCola: z.int() }) }),
  },
} satisfies EndpointTable;
