import { z } from 'zod';
import { dinerLoginSchema } from '../auth/auth.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  idParamsSchema,
  idSchema,
  messageSchema,
  wireText,
} from '../wire.ts';

/** A person who may sign in by PIN: nothing that a colleague beside them does not see. */
export const personSchema = z.object({ id: z.string(), nombre: z.string(), cargo: z.string() });

/** What a device may know before anybody signs in. A device that nobody trusted knows nobody. */
const tabletStateSchema = z.object({
  data: z.object({ compartida: z.boolean(), personas: z.array(personSchema) }),
});

const pinBodySchema = z.object({ dbName: dbNameSchema, empleado: idSchema, pin: wireText(20) });

/** A device on which the sede's people sign in by PIN. */
const tabletSchema = z.object({
  _id: z.string(),
  /** Who signed in there with their password and said that it is shared. */
  autorizadaPor: z.string(),
  desde: z.string(),
  ultimaVez: z.string(),
});

export type Person = z.infer<typeof personSchema>;
export type Tablet = z.infer<typeof tabletSchema>;

export const TABLETS_ENDPOINTS = {
  'GET /api/auth/tableta': {
    tag: 'Ingreso',
    summary: 'Si este equipo es una tableta compartida de la sede, y quiénes ingresan en ella',
    action: 'public',
    query: dbNameQuerySchema,
    answer: tabletStateSchema,
  },

  'POST /api/auth/pin': {
    tag: 'Ingreso',
    summary: 'Ingreso de un empleado con su PIN en una tableta compartida de su sede',
    action: 'public',
    evenReadOnly: 'in sede',
    body: pinBodySchema,
    answer: dinerLoginSchema,
  },

  'GET /api/employees/tabletas': {
    tag: 'Personal',
    summary: 'Las tabletas compartidas de una sede',
    action: 'locations.manage',
    query: dbNameQuerySchema,
    answer: z.object({ data: z.array(tabletSchema) }),
  },

  'DELETE /api/employees/tabletas/:id': {
    tag: 'Personal',
    summary: 'Quitar una tableta compartida; las sesiones abiertas en ella terminan en el acto',
    action: 'locations.manage',
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    query: dbNameQuerySchema,
    answer: messageSchema,
  },
} satisfies EndpointTable;
