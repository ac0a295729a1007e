import { z } from 'zod';
import { AJUSTE_TIPOS } from '../accounts/adjustments.rules.ts';
import { TIP_RESPUESTAS } from '../accounts/tips.rules.ts';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import { type EndpointTable, pesosSchema } from '../wire.ts';
import { reportQuerySchema, restaurantReportQuerySchema } from './report-period.ts';

const period = { desde: z.string(), hasta: z.string() };

/** Tips on the day they were paid. One that was corrected counts as if it never was, on the day of its correction. */
const tipsSchema = z.object({
  ...period,
  /** A line for each day, sede, method and person who had one. */
  propinas: z.array(
    z.object({
      dia: z.string(),
      dbName: z.string(),
      /** Null: of all of them, for a cashier who still has to count. */
      metodo: z.enum(METODOS_COBRO).nullable(),
      /** Who served the account, by the name they have today; null: a sale of nobody's table. */
      mesero: z.object({ id: z.string(), nombre: z.string() }).nullable(),
      pagos: z.int(),
      /** Before what was given back. */
      propina: pesosSchema,
      devuelta: pesosSchema,
    }),
  ),
  /** How many accounts closed in the period gave each as their last answer. */
  respuestas: z.record(z.enum(TIP_RESPUESTAS), z.int()),
});

/** What was taken off accounts, on the day they were closed. */
const discountsSchema = z.object({
  ...period,
  /** Each with how often and how much. */
  porTipo: z.array(z.object({ tipo: z.enum(AJUSTE_TIPOS), veces: z.int(), valor: pesosSchema })),
  /** Of all of them, who took off most first. */
  porPersona: z.array(z.object({ por: z.string(), veces: z.int(), valor: pesosSchema })),
  /** The newest ones. */
  ajustes: z.array(
    z.object({
      _id: z.string(),
      dbName: z.string(),
      tipo: z.enum(AJUSTE_TIPOS),
      /** When the account was closed, and its number. */
      cerrada: z.string(),
      cuenta: z.int(),
      mesa: z.string().nullable(),
      /** Dishes of a line; null: the whole account. */
      plato: z.object({ cantidad: z.int(), nombre: z.string() }).nullable(),
      /** What was asked for; null: an amount. */
      porcentaje: z.int().nullable(),
      /** What it took off. */
      valor: pesosSchema,
      motivo: z.string(),
      por: z.string(),
      /** The colleague who approved it with their PIN. */
      autorizadoPor: z.string().nullable(),
    }),
  ),
});

/** Cash that was counted at the end of a shift, and what must have been there. */
const closingsSchema = z.object({
  ...period,
  /** Of shifts closed in the period, newest first. */
  cierres: z.array(
    z.object({
      _id: z.string(),
      dbName: z.string(),
      numero: z.int(),
      caja: z.string(),
      /** Who opened it. */
      nombre: z.string(),
      abierto: z.string(),
      cerrado: z.string(),
      cerradoPor: z.string(),
      /** Closed by a reviewer; nobody counted. */
      forzado: z.boolean(),
      base: pesosSchema,
      esperado: pesosSchema,
      /** Null if nobody counted. */
      contado: pesosSchema.nullable(),
      /** Counted minus expected. */
      diferencia: pesosSchema.nullable(),
      nota: z.string().nullable(),
      /** The last time a reviewer counted again. */
      reconteo: z
        .object({ contado: pesosSchema, diferencia: pesosSchema, por: z.string() })
        .nullable(),
    }),
  ),
});

export type TipsReport = z.infer<typeof tipsSchema>;
export type DiscountsReport = z.infer<typeof discountsSchema>;
export type ClosingsReport = z.infer<typeof closingsSchema>;

const tag = 'Reportes';
const ofSede = { tag, action: 'reports.read', query: reportQuerySchema } as const;
const ofAll = { tag, action: 'reports.all', query: restaurantReportQuerySchema } as const;
/** The shifts of others are for who may review them. */
const reviewed = { tag, action: 'till.review', query: reportQuerySchema } as const;

export const MONEY_REPORTS_ENDPOINTS = {
  'GET /api/reports/tips': {
    ...ofSede,
    summary: 'Propinas de una sede por día, método y mesero',
    answer: z.object({ data: tipsSchema }),
  },

  'GET /api/reports/restaurant/tips': {
    ...ofAll,
    summary: 'Lo mismo, de todas las sedes',
    answer: z.object({ data: tipsSchema }),
  },

  'GET /api/reports/discounts': {
    ...ofSede,
    summary: 'Descuentos y cortesías de una sede: quién, por qué y cuánto',
    answer: z.object({ data: discountsSchema }),
  },

  'GET /api/reports/restaurant/discounts': {
    ...ofAll,
    summary: 'Lo mismo, de todas las sedes',
    answer: z.object({ data: discountsSchema }),
  },

  'GET /api/reports/closings': {
    ...reviewed,
    summary: 'Cierres de caja de una sede: lo contado y lo esperado',
    answer: z.object({ data: closingsSchema }),
  },

  'GET /api/reports/restaurant/closings': {
    ...ofAll,
    summary: 'Lo mismo, de todas las sedes',
    answer: z.object({ data: closingsSchema }),
  },

  'GET /api/reports/closings.csv': {
    ...reviewed,
    summary: 'Los cierres de una sede como hoja CSV',
    answer: 'file',
  },

  'GET /api/reports/restaurant/closings.csv': {
    ...ofAll,
    summary: 'Los cierres de todas las sedes como hoja CSV',
    answer: 'file',
  },
} satisfies EndpointTable;
