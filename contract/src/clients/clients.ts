import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  cursorSchema,
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  emailSchema,
  idSchema,
  messageSchema,
  openedWith,
  passwordSchema,
  pesosSchema,
  searchSchema,
  text,
  wireText,
} from '../wire.ts';

const clientSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  direccion: z.string().nullable(),
  telefono: z.string(),
  email: z.string(),
  fecha_registro: z.string(),
});

/** What a client bought at the sede: only invoiced orders count, those of one day as one visit. */
const visitsSchema = z.object({
  visitas: z.int(),
  gastado: pesosSchema,
  ultimaVisita: z.string().nullable(),
});
const knownClientSchema = clientSchema.extend(visitsSchema.shape);

// Types and lengths, rules in clients.rules.
const clientInputSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  telefono: wireText(TEXT_LIMITS.telefono).nullish(),
  direccion: text(TEXT_LIMITS.direccion).nullish(),
  email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
  aceptaPolitica: z.boolean().nullish(),
});

const createClientBodySchema = z.object({
  dbName: dbNameSchema,
  cliente: clientInputSchema,
});

const clientListQuerySchema = z.object({
  dbName: dbNameSchema,
  /** Name, address, phone or e-mail. */
  q: searchSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(500).default(500),
  cursor: cursorSchema.optional(),
});

/** `total` counts all that match `q`. */
const clientListSchema = z.object({
  data: z.array(knownClientSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
});

// Clients change their own data; the e-mail identifies the account and stays.
const ownDataSchema = clientInputSchema.pick({ nombre: true, telefono: true, direccion: true });
const ownDataBodySchema = z.object({
  dbName: dbNameSchema,
  cliente: ownDataSchema.extend(openedWith(ownDataSchema)),
});
const ownPasswordBodySchema = z.object({
  dbName: dbNameSchema,
  actual: passwordSchema,
  nueva: passwordSchema,
});
/** The old password's sessions have ended; this token is for the current device. */
const ownPasswordChangedSchema = z.object({ message: z.string(), token: z.string() });
/** With the code of the mail that `emailCode` sent. */
const confirmEmailBodySchema = z.object({ dbName: dbNameSchema, code: wireText(20) });
const deleteAccountBodySchema = z.object({
  dbName: dbNameSchema,
  password: passwordSchema,
});

/** `entrega` fills in the next delivery: the account's data, else those of the last delivery. */
const ownDataAnswerSchema = z.object({
  data: clientSchema.extend({
    entrega: z.object({ direccion: z.string().nullable(), telefono: z.string() }),
  }),
});
const clientSavedSchema = z.object({ message: z.string(), data: clientSchema });

export type ClientListQuery = z.infer<typeof clientListQuerySchema>;
export type ClientList = z.infer<typeof clientListSchema>;
export type Client = z.infer<typeof clientSchema>;
export type Visits = z.infer<typeof visitsSchema>;
export type KnownClient = z.infer<typeof knownClientSchema>;
export type ClientInput = z.infer<typeof clientInputSchema>;
export type OwnClient = z.infer<typeof ownDataAnswerSchema>['data'];
export type OwnDataInput = z.infer<typeof ownDataBodySchema>['cliente'];

export const CLIENTS_ENDPOINTS = {
  'GET /api/clients': {
    tag: 'Clientes',
    summary: 'Clientes de una sede, del más nuevo al más viejo',
    action: 'clients.manage',
    query: clientListQuerySchema,
    answer: clientListSchema,
  },

  'GET /api/clients/clients.csv': {
    tag: 'Clientes',
    summary: 'Los clientes de una sede como hoja CSV; queda en la historia de cambios',
    action: 'clients.manage',
    query: clientListQuerySchema.pick({ dbName: true, q: true }),
    answer: 'file',
  },

  'POST /api/clients/create': {
    tag: 'Clientes',
    summary: 'Registro de un cliente en una sede',
    action: 'public',
    body: createClientBodySchema,
    status: 201,
    answer: clientSavedSchema,
  },

  'GET /api/clients/me': {
    tag: 'Clientes',
    summary: 'Los datos de un cliente y los de su próxima entrega',
    action: 'clients.self',
    query: dbNameQuerySchema,
    answer: ownDataAnswerSchema,
  },

  'PATCH /api/clients/me': {
    tag: 'Clientes',
    summary: 'Un cliente cambia sus datos',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: ownDataBodySchema,
    answer: clientSavedSchema,
  },

  'POST /api/clients/me/password': {
    tag: 'Clientes',
    summary: 'Un cliente cambia su contraseña; sus otras sesiones terminan',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: ownPasswordBodySchema,
    answer: ownPasswordChangedSchema,
  },

  'POST /api/clients/me/emailCode': {
    tag: 'Clientes',
    summary: 'Un cliente pide un código a su correo para confirmarlo; uno por minuto',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: dbNameQuerySchema,
    answer: messageSchema,
  },

  'POST /api/clients/me/email': {
    tag: 'Clientes',
    summary: 'Un cliente confirma su correo con el código de seis dígitos',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: confirmEmailBodySchema,
    answer: messageSchema,
  },

  'DELETE /api/clients/me/orders': {
    tag: 'Clientes',
    summary: 'Un cliente borra su historial; las ventas quedan sin su nombre',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    query: dbNameQuerySchema,
    answer: messageSchema,
  },

  'DELETE /api/clients/me': {
    tag: 'Clientes',
    summary: 'Un cliente elimina su cuenta; sus ventas quedan sin su nombre',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: deleteAccountBodySchema,
    answer: messageSchema,
  },

  'DELETE /api/clients/delete/:clientId': {
    tag: 'Clientes',
    summary: 'Olvidar a un cliente; sus ventas quedan sin su nombre',
    action: 'clients.manage',
    evenReadOnly: 'in sede',
    params: z.object({ clientId: idSchema }),
    query: dbNameQuerySchema,
    answer: messageSchema,
  },
} satisfies EndpointTable;
