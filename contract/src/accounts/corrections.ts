import { z } from 'zod';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import { autorizaSchema } from '../staff/approval.ts';
import {
  cursorSchema,
  daySchema,
  dbNameSchema,
  type EndpointTable,
  idParamsSchema,
  idSchema,
  searchSchema,
  text,
} from '../wire.ts';
import { accountSavedSchema, accountSchema } from './accounts.ts';
import { CHARGE_LIMITS } from './charging.rules.ts';
import { chosenSchema } from './charging.ts';

/** Money is never edited: each of these writes rows that count against what was paid. */
const correctBodySchema = z.object({
  dbName: dbNameSchema,
  motivo: text(CHARGE_LIMITS.motivo),
  /** Who approves it, where the person lacks `anulaciones`. */
  autoriza: autorizaSchema.nullish(),
});

const replaceBodySchema = z.object({
  dbName: dbNameSchema,
  /** How it was really paid; value and tip stay. */
  metodo: z.enum(METODOS_COBRO),
  motivo: text(CHARGE_LIMITS.motivo),
  referencia: text(CHARGE_LIMITS.referencia).nullish(),
  /** Of the new row; without it the shift of the payment. */
  turnoId: idSchema.nullish(),
  autoriza: autorizaSchema.nullish(),
});

const correctPaymentBodySchema = correctBodySchema.extend({
  /** Where the shift of the payment was counted since. */
  turnoId: idSchema.nullish(),
});

const refundBodySchema = correctPaymentBodySchema.extend({
  /** How the money is given back. */
  metodo: z.enum(METODOS_COBRO),
  valor: z.number(),
  propina: z.number().nullish(),
  /** Which dishes it is for; it does not change their orders. */
  lineas: z.array(chosenSchema).max(CHARGE_LIMITS.lineas).nullish(),
});

const paymentParamsSchema = idParamsSchema.extend({ pid: idSchema });

const closedQuerySchema = z.object({
  dbName: dbNameSchema,
  /** Days on which they were closed, both included. */
  desde: daySchema.optional(),
  hasta: daySchema.optional(),
  /** Its number, a table, its name, or the reference of a payment. */
  q: searchSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
  cursor: cursorSchema.optional(),
});

/** Newest first. */
const closedListSchema = z.object({
  data: z.array(accountSchema),
  nextCursor: z.string().nullable(),
});

export type Correction = z.infer<typeof correctBodySchema>;
export type PaymentCorrection = z.infer<typeof correctPaymentBodySchema>;
export type Replacement = z.infer<typeof replaceBodySchema>;
export type RefundDraft = z.infer<typeof refundBodySchema>;
export type ClosedQuery = z.infer<typeof closedQuerySchema>;
export type ClosedList = z.infer<typeof closedListSchema>;

export const CORRECTIONS_ENDPOINTS = {
  'GET /api/accounts/closed': {
    tag: 'Cuentas',
    summary: 'Las cuentas cerradas de una sede, de la más nueva a la más vieja',
    action: 'till.read',
    query: closedQuerySchema,
    answer: closedListSchema,
  },

  'POST /api/accounts/:id/payments/:pid/correct': {
    tag: 'Cuentas',
    summary: 'Quitar un pago de una cuenta abierta',
    action: 'accounts.void',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: paymentParamsSchema,
    body: correctPaymentBodySchema,
    answer: accountSavedSchema,
  },

  'POST /api/accounts/:id/payments/:pid/replace': {
    tag: 'Cuentas',
    summary: 'Cambiar con qué se pagó, mientras el turno del pago está abierto',
    action: 'accounts.charge',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: paymentParamsSchema,
    body: replaceBodySchema,
    answer: accountSavedSchema,
  },

  'POST /api/accounts/:id/reopen': {
    tag: 'Cuentas',
    summary: 'Reabrir una cuenta que se cerró por error hace menos de ocho minutos',
    action: 'accounts.void',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: idParamsSchema,
    body: correctBodySchema,
    answer: accountSavedSchema,
  },

  'POST /api/accounts/:id/refund': {
    tag: 'Cuentas',
    summary: 'Devolver dinero de una cuenta cerrada',
    action: 'accounts.void',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: idParamsSchema,
    body: refundBodySchema,
    answer: accountSavedSchema,
  },
} satisfies EndpointTable;
