import { z } from 'zod';
import { METODOS_PAGO, TIPOS } from '../orders/orders.words.ts';
import { type EndpointTable, pesosSchema } from '../wire.ts';
import { reportQuerySchema, restaurantReportQuerySchema } from './report-period.ts';

/**
 * The parts of a report as a sheet: a single part is a plain table; without a part, one file has
 * them all.
 */
export const REPORT_SECTIONS = [
  'resumen',
  'dias',
  'horas',
  'sedes',
  'tipos',
  'pagos',
  'productos',
  'adiciones',
  'menos_vendidos',
  'bajas',
  'cancelados',
  'personal',
  'propinas',
  'descuentos',
] as const;
const section = { seccion: z.enum(REPORT_SECTIONS).optional() };
const reportSheetQuerySchema = reportQuerySchema.extend(section);
const restaurantSheetQuerySchema = restaurantReportQuerySchema.extend(section);

const tally = { pedidos: z.int(), ventas: pesosSchema };
const tallySchema = z.object(tally);
/** Minutes, null where nothing was measured. */
const minutesSchema = z.number().nullable();

/**
 * A line's price times its quantity counts for the product; an addition or a combo part counts once
 * for each line, under its own code. They are listed before discounts: products and additions
 * together are `ventas` + `descuentos`.
 */
const productSalesSchema = z.object({
  id_sigo: z.string(),
  nombre: z.string(),
  cantidad: z.int(),
  ventas: pesosSchema,
});

const lossSchema = z.object({
  _id: z.string(),
  dbName: z.string(),
  /** When it was cancelled or written off. */
  fecha: z.string(),
  total: pesosSchema,
  /** Empty for a cancellation. */
  motivo: z.string(),
  /** Who did it, from the audit log; empty if it has no entry. */
  por: z.string(),
});

/** Figures that are compared with those of an earlier period. */
const figuresSchema = z.object({
  ...tally,
  ticketPromedio: pesosSchema,
  cancelados: tallySchema,
  bajas: tallySchema,
  /** Minutes to ready from taken, or from when its last course was fired; and from ready to delivered. */
  minutosPreparacion: minutesSchema,
  minutosEntrega: minutesSchema,
  /** Taken off the orders sold, courtesies too. */
  descuentos: pesosSchema,
  /** Of accounts closed in the period; they are in `descuentos` when their orders are sold. */
  cortesias: pesosSchema,
  /** Given back of accounts that were closed, tips too, on the day it was given back: `ventas` stays as it was. */
  devoluciones: pesosSchema,
  /** Paid beside the sales, before what was given back. */
  propinas: pesosSchema,
});

/**
 * Money that came in by one method, on the day it came in, which may be before the sale. A payment that was corrected counts
 * as if it never was, on the day of its correction. What stays is `valor` + `propina` - `devuelto`.
 */
const methodSchema = z.object({
  metodo: z.enum(METODOS_PAGO),
  pagos: z.int(),
  /** Without tips, before what was given back. */
  valor: pesosSchema,
  propina: pesosSchema,
  /** With the tip that went back. */
  devuelto: pesosSchema,
});

/**
 * Sales are invoiced orders, on the day they were invoiced, less what was taken off them and without tips. Cancellations and write-offs are
 * counted apart, each on its own day; times on the day the order was ready or delivered.
 */
const reportSchema = z.object({
  desde: z.string(),
  hasta: z.string(),
  actual: figuresSchema,
  /**
   * The earlier period that `comparison.rules.ts` chooses. If it has a `corte`, every earlier figure
   * of this report, of a sede or a day too, counts only what happened before that instant.
   */
  anterior: figuresSchema.extend({
    desde: z.string(),
    hasta: z.string(),
    corte: z.string().nullable(),
  }),
  /** Today, compared as a report of today alone would be. Null unless today is in the period. */
  hoy: z
    .object({
      ...tally,
      corte: z.string(),
      semanaPasada: tallySchema,
      /** The whole of that day. */
      semanaPasadaCompleta: tallySchema,
    })
    .nullable(),
  porSede: z.array(
    z.object({ dbName: z.string(), nombre: z.string(), ...tally, anterior: tallySchema }),
  ),
  /** Every day of the period, with the sales of each sede in the order of `porSede`. */
  porDia: z.array(
    z.object({ dia: z.string(), ...tally, porSede: z.array(pesosSchema), anterior: pesosSchema }),
  ),
  /** ISO weekday, 1 is Monday. Only hours with a sale. */
  porHora: z.array(z.object({ diaSemana: z.int(), hora: z.int(), ...tally })),
  /** Here and below, only what was sold, highest amount first. */
  porTipo: z.array(z.object({ tipo: z.enum(TIPOS), ...tally })),
  /** Null for a cashier who counts blind, while a shift of these days is open. */
  porMetodoPago: z.array(methodSchema).nullable(),
  /** Includes parts of combos, each under the name it was last sold by. */
  productos: z.array(productSalesSchema),
  /** On today's menu and least sold in the period, including what did not sell at all. */
  menosVendidos: z.array(productSalesSchema),
  adiciones: z.array(productSalesSchema),
  /** The newest ones; their number is in `actual`. */
  bajas: z.array(lossSchema),
  cancelados: z.array(lossSchema),
  /**
   * A line for each person and sede, with `nombre` from the audit log; diners who order for
   * themselves are one line for each sede, with `empleado` empty. `ventas` counts the orders they
   * took, so all lines together are all sales.
   */
  personal: z.array(
    z.object({
      empleado: z.string(),
      nombre: z.string(),
      dbName: z.string(),
      tomados: z.int(),
      preparados: z.int(),
      entregados: z.int(),
      facturados: z.int(),
      ventas: pesosSchema,
    }),
  ),
  /**
   * Clients who bought for the first time ever in the period, and clients who had bought before;
   * `sinCuenta` counts orders of people without an account. A client belongs to a sede.
   */
  clientes: z.object({ nuevos: z.int(), recurrentes: z.int(), sinCuenta: z.int() }),
});

const reportAnswerSchema = z.object({ data: reportSchema });

/** The longest lists of a report. */
export const REPORT_LIST = {
  menosVendidos: 10,
  perdidas: 100,
  ajustes: 200,
  ajustesHoja: 20_000,
} as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export type Report = z.infer<typeof reportSchema>;
export type ReportFigures = z.infer<typeof figuresSchema>;

export const REPORTS_ENDPOINTS = {
  'GET /api/reports/summary': {
    tag: 'Reportes',
    summary: 'Ventas, productos, tiempos, pérdidas, personal y clientes de una sede',
    action: 'reports.read',
    query: reportQuerySchema,
    answer: reportAnswerSchema,
  },

  'GET /api/reports/restaurant': {
    tag: 'Reportes',
    summary: 'Lo mismo, de todas las sedes del restaurante',
    action: 'reports.all',
    query: restaurantReportQuerySchema,
    answer: reportAnswerSchema,
  },

  'GET /api/reports/summary.csv': {
    tag: 'Reportes',
    summary: 'El reporte de una sede como hoja CSV, entero o una sección',
    action: 'reports.read',
    query: reportSheetQuerySchema,
    answer: 'file',
  },

  'GET /api/reports/restaurant.csv': {
    tag: 'Reportes',
    summary: 'El reporte de todas las sedes como hoja CSV, entero o una sección',
    action: 'reports.all',
    query: restaurantSheetQuerySchema,
    answer: 'file',
  },
} satisfies EndpointTable;
