import { z } from 'zod';
import { ESTADOS } from '../orders/orders.words.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  idParamsSchema,
  idSchema,
  messageSchema,
  pesosSchema,
  text,
  tokenSchema,
  wireText,
} from '../wire.ts';
import { ACCOUNT_LIMITS } from './accounts.rules.ts';
import { CUENTA_ESTADOS, CUENTA_TIPOS } from './accounts.words.ts';
import {
  adjustBodySchema,
  adjustmentSchema,
  directBodySchema,
  payBodySchema,
  paymentSchema,
  removeAdjustmentBodySchema,
  tipAnswerSchema,
  tipSchema,
} from './charging.ts';

const totalsSchema = z.object({
  /** What was ordered and not cancelled. */
  consumo: pesosSchema,
  descuentos: pesosSchema,
  total: pesosSchema,
  /** Inside the total, by rate. */
  impuestos: z.array(z.object({ codigo: z.string(), base: pesosSchema, valor: pesosSchema })),
  /** Beside the total: tips that were paid. */
  propina: pesosSchema,
  pagado: pesosSchema,
  saldo: pesosSchema,
});

const waiterSchema = z.object({ id: z.string(), nombre: z.string() });

/** The open account of a table: its orders are its rounds. */
export const accountSchema = z.object({
  _id: z.string(),
  tipo: z.enum(CUENTA_TIPOS),
  estado: z.enum(CUENTA_ESTADOS),
  /** Several when tables are joined. */
  mesas: z.array(z.string()),
  nombre: z.string().nullable(),
  comensales: z.int().nullable(),
  mesero: waiterSchema.nullable(),
  abierta: z.string(),
  abiertaPor: z.string(),
  /** Null again once somebody at the table orders more. */
  cuentaPedida: z.string().nullable(),
  cuentaPedidaPor: z.string().nullable(),
  /** Ids of its orders, oldest first. */
  pedidos: z.array(z.string()),
  /** Accounts that were joined to it and can be parted again, the last one last. */
  unidas: z.array(z.object({ cuenta: z.string(), mesas: z.array(z.string()) })),
  /** The newest answer about a tip; it counts while it covers the newest round. */
  propina: tipSchema.nullable(),
  ajustes: z.array(adjustmentSchema),
  pagos: z.array(paymentSchema),
  totales: totalsSchema,
  numero: z.int().nullable(),
  cerrada: z.string().nullable(),
  /** Of its last change or of its last round. */
  revision: z.int(),
});

const accountListSchema = z.object({ data: z.array(accountSchema), revision: z.int() });
export const accountSavedSchema = messageSchema.extend({ data: accountSchema });

/**
 * `vueltas`: what is given back in cash. `devolver`: what was taken and is not due any more, because somebody else paid it;
 * it goes back the way it came.
 */
const chargedSchema = accountSavedSchema.extend({ vueltas: pesosSchema, devolver: pesosSchema });

/** `vista`: the revision of the account that the screen showed; a newer one refuses the call. */
const onAccountSchema = z.object({ dbName: dbNameSchema, vista: z.int().nullish() });

const openBodySchema = z.object({
  dbName: dbNameSchema,
  mesa: wireText(TEXT_LIMITS.mesa),
  comensales: z.number().nullish(),
  nombre: text(TEXT_LIMITS.nombre).nullish(),
});

/** What is not sent stays as it is; null clears it. `mesero`: an employee of the sede. */
const changeBodySchema = onAccountSchema.extend({
  comensales: z.number().nullish(),
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  mesero: idSchema.nullish(),
});

/** To a free table, or with `unir` onto the account of an occupied one. */
const moveBodySchema = onAccountSchema.extend({
  mesa: wireText(TEXT_LIMITS.mesa),
  unir: z.boolean().optional(),
});

const destinationSchema = z.union([
  z.object({ cuenta: idSchema }),
  z.object({ mesa: wireText(TEXT_LIMITS.mesa) }),
  /** Another account of the same table. */
  z.object({ nueva: z.literal(true) }),
]);

const linesBodySchema = onAccountSchema.extend({
  destino: destinationSchema,
  lineas: z
    .array(z.object({ pedido: idSchema, linea: z.number(), cantidad: z.number() }))
    .max(ACCOUNT_LIMITS.lineas),
});

/** Of what was joined, this account; without it the last one. */
const unmergeBodySchema = onAccountSchema.extend({ cuenta: idSchema.nullish() });

/** What was moved between two accounts: both as they are now. */
const movedSchema = accountSavedSchema.extend({ otra: accountSchema.nullable() });

/** The account of a table as its guests see it: nobody's name, mail or phone. */
const visitSchema = z.object({
  cuenta: z.string(),
  visita: z.string(),
  mesas: z.array(z.string()),
  pideCuenta: z.boolean(),
  rondas: z.array(
    z.object({
      numero: z.int(),
      hora: z.string(),
      estado: z.enum(ESTADOS),
      lineas: z.array(
        z.object({
          cantidad: z.int(),
          nombre: z.string(),
          detalles: z.array(z.string()),
          subtotal: pesosSchema,
        }),
      ),
    }),
  ),
  totales: totalsSchema,
  /** What the guests are asked before their bill; null where nobody is asked. */
  propina: z
    .object({
      sugerido: pesosSchema,
      porcentaje: z.int(),
      /** For whom it is. */
      destino: z.string(),
      /** What they must be able to read beside the question. */
      aviso: z.string(),
      /** What they answered, while it covers the newest round. */
      respuesta: tipAnswerSchema.nullable(),
    })
    .nullable(),
});

/** By the code of the table, or by what an order or that code answered before. */
const visitQuerySchema = z.object({
  dbName: dbNameSchema,
  mesa: text(TEXT_LIMITS.mesa).optional(),
  firma: tokenSchema.optional(),
  cuenta: idSchema.optional(),
  visita: tokenSchema.optional(),
});

/** Null while nobody has an account at the table. */
const visitAnswerSchema = z.object({ data: visitSchema.nullable() });

export type Account = z.infer<typeof accountSchema>;
export type Waiter = z.infer<typeof waiterSchema>;
export type AccountTotals = z.infer<typeof totalsSchema>;
export type AccountList = z.infer<typeof accountListSchema>;
export type AccountChange = z.infer<typeof changeBodySchema>;
export type AccountOpening = z.infer<typeof openBodySchema>;
export type AccountMove = z.infer<typeof moveBodySchema>;
export type LinesMove = z.infer<typeof linesBodySchema>;
export type Visit = z.infer<typeof visitSchema>;
export type VisitQuery = z.infer<typeof visitQuerySchema>;

export const ACCOUNTS_ENDPOINTS = {
  'GET /api/accounts': {
    tag: 'Cuentas',
    summary: 'Las cuentas abiertas de una sede',
    action: 'tables.read',
    query: dbNameQuerySchema,
    answer: accountListSchema,
  },

  'GET /api/accounts/meseros': {
    tag: 'Cuentas',
    summary: 'Quiénes de la sede pueden atender una mesa, por nombre',
    action: 'accounts.write',
    query: dbNameQuerySchema,
    answer: z.object({ data: z.array(waiterSchema) }),
  },

  'POST /api/accounts/open': {
    tag: 'Cuentas',
    summary: 'Abrir la cuenta de una mesa libre',
    action: 'accounts.write',
    body: openBodySchema,
    status: 201,
    answer: accountSavedSchema,
  },

  'PATCH /api/accounts/:id': {
    tag: 'Cuentas',
    summary: 'Cambiar personas, nombre o mesero de una cuenta',
    action: 'accounts.write',
    params: idParamsSchema,
    body: changeBodySchema,
    answer: accountSavedSchema,
  },

  'POST /api/accounts/:id/move': {
    tag: 'Cuentas',
    summary: 'Pasar una cuenta a otra mesa, o unirla a la cuenta de una mesa ocupada',
    action: 'accounts.write',
    idempotencyKey: true,
    params: idParamsSchema,
    body: moveBodySchema,
    answer: movedSchema,
  },

  'POST /api/accounts/:id/lines': {
    tag: 'Cuentas',
    summary: 'Pasar platos a otra cuenta, a otra mesa o a una cuenta nueva de la misma mesa',
    action: 'accounts.write',
    idempotencyKey: true,
    params: idParamsSchema,
    body: linesBodySchema,
    answer: movedSchema,
  },

  'POST /api/accounts/:id/unmerge': {
    tag: 'Cuentas',
    summary: 'Separar una cuenta que se unió a esta',
    action: 'accounts.write',
    idempotencyKey: true,
    params: idParamsSchema,
    body: unmergeBodySchema,
    answer: movedSchema,
  },

  'POST /api/accounts/:id/release': {
    tag: 'Cuentas',
    summary: 'Liberar la mesa de una cuenta en la que nada queda por pagar',
    action: 'accounts.write',
    // A table must not stay taken.
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: onAccountSchema,
    answer: accountSavedSchema,
  },

  'POST /api/accounts/:id/bill': {
    tag: 'Cuentas',
    summary: 'Pedir la cuenta de una mesa',
    action: 'accounts.write',
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: onAccountSchema.extend({ propina: tipAnswerSchema.nullish() }),
    answer: accountSavedSchema,
  },

  'POST /api/accounts/:id/pay': {
    tag: 'Cuentas',
    summary: 'Cobrar una cuenta, entera o por partes; la última parte la cierra',
    action: 'accounts.charge',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: idParamsSchema,
    body: payBodySchema,
    answer: chargedSchema,
  },

  'POST /api/accounts/direct': {
    tag: 'Cuentas',
    summary: 'Cobrar pedidos que no son de una mesa: hace su cuenta y la cierra',
    action: 'accounts.charge',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    body: directBodySchema,
    answer: chargedSchema,
  },

  'POST /api/accounts/:id/adjust': {
    tag: 'Cuentas',
    summary: 'Dar un descuento o una cortesía en una cuenta o en platos de ella',
    action: 'accounts.adjust',
    idempotencyKey: true,
    params: idParamsSchema,
    body: adjustBodySchema,
    answer: accountSavedSchema,
  },

  'DELETE /api/accounts/:id/adjust/:ajuste': {
    tag: 'Cuentas',
    summary: 'Quitar un descuento o una cortesía',
    action: 'accounts.adjust',
    params: idParamsSchema.extend({ ajuste: idSchema }),
    body: removeAdjustmentBodySchema,
    answer: accountSavedSchema,
  },

  'GET /api/visits': {
    tag: 'Cuentas',
    summary: 'La cuenta de la mesa, para quien está sentado en ella',
    action: 'public',
    query: visitQuerySchema,
    answer: visitAnswerSchema,
  },

  'POST /api/visits/bill': {
    tag: 'Cuentas',
    summary: 'Pedir la cuenta desde la mesa',
    action: 'public',
    evenReadOnly: 'in sede',
    body: visitQuerySchema.extend({ propina: tipAnswerSchema.nullish() }),
    answer: messageSchema.extend({ data: visitSchema }),
  },
} satisfies EndpointTable;
