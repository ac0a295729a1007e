import { z } from 'zod';
import { CUENTA_PAPELES } from '../accounts/accounts.words.ts';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import { paperAnswerSchema, paperBodySchema } from '../printing/printing.ts';
import {
  cursorSchema,
  daySchema,
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  idParamsSchema,
  messageSchema,
  pesosSchema,
  text,
} from '../wire.ts';
import { TILL_LIMITS } from './till.limits.ts';
import { MOVEMENT_CLASES, MOVEMENT_TIPOS } from './till.words.ts';

// Bodies check types and lengths; the rules are in till.rules.

const movementSchema = z.object({
  _id: z.string(),
  tipo: z.enum(MOVEMENT_TIPOS),
  clase: z.enum(MOVEMENT_CLASES),
  valor: pesosSchema,
  motivo: z.string(),
  por: z.string(),
  fecha: z.string(),
});

const methodFiguresSchema = z.object({
  metodo: z.enum(METODOS_COBRO),
  /** How many payments, without those that a correction took back. */
  pagos: z.int(),
  /** For accounts, before what was given back. */
  valor: pesosSchema,
  /** Beside `valor`, before what was given back. */
  propina: pesosSchema,
  /** With the tip that went back. */
  devuelto: pesosSchema,
  /** What is left of it; for a method other than cash, what its slips must say. */
  neto: pesosSchema,
});

/** The figures of a shift, beside those by method. */
const expectedSchema = z.object({
  /** The cash that the till must hold. */
  efectivo: pesosSchema,
  ingresos: pesosSchema,
  egresos: pesosSchema,
  /** What was paid for accounts, by every method; tips are beside it. */
  ventas: pesosSchema,
  propinas: pesosSchema,
  devoluciones: pesosSchema,
  /** The rest is of the accounts that were closed in this shift. */
  descuentos: pesosSchema,
  impuestos: z.array(z.object({ codigo: z.string(), base: pesosSchema, valor: pesosSchema })),
  /** The numbers of the first and the last one; null if none was closed. */
  cuentas: z.object({
    cantidad: z.int(),
    primera: z.int().nullable(),
    ultima: z.int().nullable(),
  }),
});

/** What was counted: notes and coins, and what the slips of the other methods say. */
const counted = {
  /** {"100000": 3} */
  denominaciones: z.record(z.string(), z.int()),
  /** The sum of the notes and coins. */
  efectivo: pesosSchema,
  otros: z.partialRecord(z.enum(METODOS_COBRO), pesosSchema),
};
const countSchema = z.object(counted);

const recountSchema = z.object({
  ...counted,
  nota: z.string().nullable(),
  diferencia: pesosSchema,
  por: z.string(),
  fecha: z.string(),
});

/** Null is what a cashier may not learn before they counted. */
export const shiftSchema = z.object({
  _id: z.string(),
  /** Of its closing report; null while it is open. */
  numero: z.int().nullable(),
  caja: z.string(),
  /** Who opened it. */
  nombre: z.string(),
  /** Whether it is the caller's own. */
  propio: z.boolean(),
  abierto: z.string(),
  /** What was counted when it began. */
  base: pesosSchema,
  cerrado: z.string().nullable(),
  cerradoPor: z.string().nullable(),
  movimientos: z.array(movementSchema),
  /** How many payments came by each method; whoever counts compares it with their slips. */
  pagos: z.array(methodFiguresSchema.pick({ metodo: true, pagos: true })),
  porMetodo: z.array(methodFiguresSchema).nullable(),
  esperado: expectedSchema.nullable(),
  /** Null while it is open, and if it was closed without a count. */
  conteo: countSchema.nullable(),
  /** Counted minus expected cash. */
  diferencia: pesosSchema.nullable(),
  nota: z.string().nullable(),
  /** Closed by a reviewer, without a count. */
  forzado: z.boolean(),
  /** Counted again by who may review; the first count stays. */
  reconteos: z.array(recountSchema),
});

/** A shift as lists show it. */
const shiftRowSchema = shiftSchema.pick({
  _id: true,
  numero: true,
  caja: true,
  nombre: true,
  propio: true,
  abierto: true,
  cerrado: true,
  cerradoPor: true,
  forzado: true,
  diferencia: true,
});

/** An open shift, as whoever charges sees it: to say into which one a payment comes. */
const openShiftSchema = shiftSchema.pick({ _id: true, caja: true, nombre: true, propio: true });

const shiftSavedSchema = messageSchema.extend({ data: shiftSchema });
/** `cuentasAbiertas`: how many accounts go on in the next shift. */
const shiftClosedSchema = shiftSavedSchema.extend({ cuentasAbiertas: z.int() });

const openShiftBodySchema = z.object({
  dbName: dbNameSchema,
  caja: text(TILL_LIMITS.caja).default('Caja'),
  base: z.number(),
});

const moveCashBodySchema = z.object({
  dbName: dbNameSchema,
  tipo: z.enum(MOVEMENT_TIPOS),
  clase: z.enum(MOVEMENT_CLASES),
  valor: z.number(),
  motivo: text(TILL_LIMITS.motivo),
});

const countBodySchema = z.object({
  dbName: dbNameSchema,
  /** {"100000": 3} */
  denominaciones: z.record(text(TILL_LIMITS.room), z.number()),
  /** {"datafono": 642800} */
  otros: z.record(text(TILL_LIMITS.room), z.number()).default({}),
  nota: text(TILL_LIMITS.nota).nullish(),
});

const forceBodySchema = z.object({
  dbName: dbNameSchema,
  nota: text(TILL_LIMITS.nota).nullish(),
});

const shiftListQuerySchema = z.object({
  dbName: dbNameSchema,
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
  cursor: cursorSchema.optional(),
});
const shiftListSchema = z.object({
  /** Open ones first, then closed ones from the newest number on. */
  data: z.array(shiftRowSchema),
  nextCursor: z.string().nullable(),
});

const dayQuerySchema = z.object({ dbName: dbNameSchema, dia: daySchema });
const tillDaySchema = z.object({
  data: z.object({
    /** Accounts that were closed on this day. */
    cuentas: z.int(),
    /** Orders that were sold on this day. */
    pedidos: z.int(),
    porMetodo: z.array(methodFiguresSchema).nullable(),
    /** What of it came in while no shift was open, or none was chosen. */
    sinTurno: z.array(methodFiguresSchema).nullable(),
  }),
});

export type Shift = z.infer<typeof shiftSchema>;
export type ShiftRow = z.infer<typeof shiftRowSchema>;
export type OpenShift = z.infer<typeof openShiftSchema>;
export type ShiftList = z.infer<typeof shiftListSchema>;
export type ShiftListQuery = z.infer<typeof shiftListQuerySchema>;
export type ShiftClosed = z.infer<typeof shiftClosedSchema>;
export type Movement = z.infer<typeof movementSchema>;
export type MethodFigures = z.infer<typeof methodFiguresSchema>;
export type ShiftFigures = z.infer<typeof expectedSchema>;
export type Count = z.infer<typeof countSchema>;
export type Recount = z.infer<typeof recountSchema>;
export type TillDay = z.infer<typeof tillDaySchema>['data'];
export type ShiftOpening = z.infer<typeof openShiftBodySchema>;
export type CashMove = z.infer<typeof moveCashBodySchema>;
export type CountDraft = z.infer<typeof countBodySchema>;
export type ForcedClose = z.infer<typeof forceBodySchema>;

export const TILL_ENDPOINTS = {
  'GET /api/till': {
    tag: 'Caja',
    summary: 'Los turnos de caja: primero los abiertos, después los cerrados por número',
    description: 'Quien no tiene la facultad arqueo ve los abiertos y, de los cerrados, los suyos.',
    action: 'till.read',
    query: shiftListQuerySchema,
    answer: shiftListSchema,
  },

  'GET /api/till/open': {
    tag: 'Caja',
    summary: 'Las cajas que tienen un turno abierto, para decir a cuál entra un pago',
    action: 'accounts.charge',
    query: dbNameQuerySchema,
    answer: z.object({ data: z.array(openShiftSchema) }),
  },

  'GET /api/till/day': {
    tag: 'Caja',
    summary: 'Lo que se cobró en un día, por medio de pago',
    description: '`porMetodo` es null para quien cuenta a ciegas mientras hay un turno abierto.',
    action: 'till.read',
    query: dayQuerySchema,
    answer: tillDaySchema,
  },

  'GET /api/till/:id': {
    tag: 'Caja',
    summary: 'Un turno: cómo va (X), o cómo quedó (Z)',
    action: 'till.read',
    params: idParamsSchema,
    query: dbNameQuerySchema,
    answer: z.object({ data: shiftSchema }),
  },

  'POST /api/till/open': {
    tag: 'Caja',
    summary: 'Abrir un turno de caja con la base que se contó',
    action: 'till.use',
    evenReadOnly: 'in sede',
    body: openShiftBodySchema,
    status: 201,
    answer: shiftSavedSchema,
  },

  'POST /api/till/:id/move': {
    tag: 'Caja',
    summary: 'Anotar efectivo que entra o sale sin una venta',
    action: 'till.use',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: idParamsSchema,
    body: moveCashBodySchema,
    answer: shiftSavedSchema,
  },

  'POST /api/till/:id/close': {
    tag: 'Caja',
    summary: 'Contar y cerrar un turno; la diferencia se sabe después',
    action: 'till.use',
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: countBodySchema,
    answer: shiftClosedSchema,
  },

  'POST /api/till/:id/force': {
    tag: 'Caja',
    summary: 'Cerrar sin conteo un turno que quedó abierto',
    action: 'till.review',
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: forceBodySchema,
    answer: shiftClosedSchema,
  },

  'POST /api/till/:id/recount': {
    tag: 'Caja',
    summary: 'Contar otra vez un turno cerrado; el primer conteo se queda',
    action: 'till.review',
    evenReadOnly: 'in sede',
    params: idParamsSchema,
    body: countBodySchema,
    answer: shiftSavedSchema,
  },

  'POST /api/accounts/:id/print': {
    tag: 'Cuentas',
    summary: 'Imprimir el detalle de consumo de una cuenta, o el comprobante de lo que pagaron',
    description:
      'El servidor escribe el texto. Sale en la impresora si está conectada; si no, `id` es null y el navegador imprime `texto`. ' +
      'El detalle se imprime después de preguntar por la propina, donde la sede la sugiere.',
    action: 'printing.print',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: idParamsSchema,
    body: paperBodySchema.extend({ que: z.enum(CUENTA_PAPELES) }),
    answer: paperAnswerSchema,
  },

  'POST /api/till/:id/print': {
    tag: 'Caja',
    summary:
      'Imprimir el cierre Z de un turno; la segunda vez dice DUPLICADO. De uno abierto, el corte X',
    description:
      'El corte X no lleva sumas para quien cuenta a ciegas. El servidor escribe el texto. Sale en la impresora si está conectada; si no, `id` es null y el navegador imprime `texto`.',
    action: 'till.read',
    evenReadOnly: 'in sede',
    idempotencyKey: true,
    params: idParamsSchema,
    body: paperBodySchema,
    answer: paperAnswerSchema,
  },
} satisfies EndpointTable;
