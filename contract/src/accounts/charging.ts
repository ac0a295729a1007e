import { z } from 'zod';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import { autorizaSchema } from '../staff/approval.ts';
import { dbNameSchema, idSchema, pesosSchema, text } from '../wire.ts';
import { PAGO_TIPOS } from './accounts.words.ts';
import { AJUSTE_TIPOS } from './adjustments.rules.ts';
import { CHARGE_LIMITS } from './charging.rules.ts';
import { TIP_RESPUESTAS } from './tips.rules.ts';

// Bodies check types and lengths; the rules are in charging.rules, split.rules and tips.rules.

export const chosenSchema = z.object({ pedido: idSchema, linea: z.number(), cantidad: z.number() });

const parteSchema = z.union([
  z.object({ tipo: z.literal('partes'), n: z.number(), de: z.number() }),
  z.object({
    tipo: z.literal('lineas'),
    lineas: z.array(chosenSchema).max(CHARGE_LIMITS.lineas),
  }),
  z.object({
    tipo: z.literal('puesto'),
    puesto: z.number(),
    /** What was for that seat, as the server keeps it; what is sent is ignored. */
    lineas: z.array(chosenSchema).max(CHARGE_LIMITS.lineas).optional(),
  }),
  z.object({ tipo: z.literal('valor') }),
]);

export const paymentSchema = z.object({
  _id: z.string(),
  /** The last two count against. */
  tipo: z.enum(PAGO_TIPOS),
  metodo: z.enum(METODOS_COBRO),
  valor: pesosSchema,
  propina: pesosSchema,
  recibido: pesosSchema.nullable(),
  vueltas: pesosSchema.nullable(),
  referencia: z.string().nullable(),
  parte: parteSchema.nullable(),
  /** The order that it paid, where it paid one alone. */
  pedido: z.string().nullable(),
  motivo: z.string().nullable(),
  /** The payment that it takes back. */
  corrige: z.string().nullable(),
  turnoId: z.string().nullable(),
  por: z.string(),
  autorizadoPor: z.string().nullable(),
  fecha: z.string(),
});

export const adjustmentSchema = z.object({
  _id: z.string(),
  tipo: z.enum(AJUSTE_TIPOS),
  /** Dishes of a line; null: the whole account. */
  pedido: z.string().nullable(),
  linea: z.int().nullable(),
  cantidad: z.int().nullable(),
  porcentaje: z.int().nullable(),
  valor: pesosSchema.nullable(),
  /** What it takes off now. */
  aplicado: pesosSchema,
  motivo: z.string(),
  por: z.string(),
  autorizadoPor: z.string().nullable(),
  fecha: z.string(),
});

/** What the guests said about a tip; `hasta` is the newest round that they were asked for. */
export const tipSchema = z.object({
  respuesta: z.enum(TIP_RESPUESTAS),
  valor: pesosSchema,
  sugerido: pesosSchema,
  hasta: z.int(),
  canal: z.enum(['caja', 'mesero', 'comensal']),
  fecha: z.string(),
});

export const tipAnswerSchema = z.object({ respuesta: z.enum(TIP_RESPUESTAS), valor: z.number() });

const draftPaymentSchema = z.object({
  metodo: z.enum(METODOS_COBRO),
  valor: z.number(),
  propina: z.number().nullish(),
  /** The notes that were given, for cash. */
  recibido: z.number().nullish(),
  referencia: text(CHARGE_LIMITS.referencia).nullish(),
  parte: parteSchema.nullish(),
});

const charge = {
  dbName: dbNameSchema,
  /** An open shift of the sede; without it the only open one, or of several the one of who charges. */
  turnoId: idSchema.nullish(),
  propina: tipAnswerSchema.nullish(),
  pagos: z.array(draftPaymentSchema).max(CHARGE_LIMITS.room),
  /**
   * The money was taken before this could be sent. It is accepted as far as something is left to pay, whatever changed since;
   * `vista` does not count.
   */
  tomado: z.boolean().optional(),
  /** When, as the device says. It is only told in the audit log. */
  fecha: text(40).nullish(),
};

export const payBodySchema = z.object({
  ...charge,
  vista: z.int().nullish(),
  /** Whether an account in which nothing is left to pay is closed. */
  cerrar: z.boolean().default(true),
});

export const directBodySchema = z.object({
  ...charge,
  pedidos: z.array(idSchema).max(CHARGE_LIMITS.room),
});

export const adjustBodySchema = z.object({
  dbName: dbNameSchema,
  vista: z.int().nullish(),
  tipo: z.enum(AJUSTE_TIPOS),
  alcance: z.enum(['cuenta', 'linea']),
  pedido: idSchema.nullish(),
  linea: z.number().nullish(),
  cantidad: z.number().nullish(),
  porcentaje: z.number().nullish(),
  valor: z.number().nullish(),
  motivo: text(CHARGE_LIMITS.motivo),
  autoriza: autorizaSchema.nullish(),
});

export const removeAdjustmentBodySchema = z.object({
  dbName: dbNameSchema,
  autoriza: autorizaSchema.nullish(),
});

export type Payment = z.infer<typeof paymentSchema>;
export type Adjustment = z.infer<typeof adjustmentSchema>;
export type DraftPayment = z.infer<typeof draftPaymentSchema>;
export type Charge = z.infer<typeof payBodySchema>;
export type DirectCharge = z.infer<typeof directBodySchema>;
export type AdjustmentDraft = z.infer<typeof adjustBodySchema>;
