import { z } from 'zod';
import { METODOS_PAGO, TIPOS } from '../orders/orders.words.ts';
import { daySchema, dbNameSchema, pesosSchema } from '../wire.ts';

/** Inclusive days in America/Bogota; without them, today. */
const period = { desde: daySchema.optional(), hasta: daySchema.optional() };

export const reportQuerySchema = z.object({ dbName: dbNameSchema, ...period });
/** All sedes of the restaurant. */
export const restaurantReportQuerySchema = z.object(period);

/** The parts of a report as a sheet: one alone is a plain table, without one they are all in a file. */
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
] as const;
const section = { seccion: z.enum(REPORT_SECTIONS).optional() };
export const reportSheetQuerySchema = reportQuerySchema.extend(section);
export const restaurantSheetQuerySchema = restaurantReportQuerySchema.extend(section);

const tally = { pedidos: z.int(), ventas: pesosSchema };
const tallySchema = z.object(tally);
/** Minutes, null where nothing was measured. */
const minutesSchema = z.number().nullable();

/**
 * A line's price times its quantity is the product's; an addition or a part of a combo counts once a
 * line, under its own code. So products and additions together are all sales.
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
  /** Who did it, as the trail says; empty where it says nothing. */
  por: z.string(),
});

/** What is compared with the period before: of the same length, ending the day before. */
const figuresSchema = z.object({
  ...tally,
  ticketPromedio: pesosSchema,
  cancelados: tallySchema,
  bajas: tallySchema,
  /** From taken to ready, and from ready to delivered. */
  minutosPreparacion: minutesSchema,
  minutosEntrega: minutesSchema,
});

/**
 * Sales are invoiced orders, on the day they were invoiced. Cancellations and write-offs stand apart,
 * each on its own day; times on the day the order was ready or delivered.
 */
export const reportSchema = z.object({
  desde: z.string(),
  hasta: z.string(),
  actual: figuresSchema,
  anterior: figuresSchema.extend({ desde: z.string(), hasta: z.string() }),
  /** Today against the same weekday a week ago, up to the same minute. Null unless today is in the period. */
  hoy: z
    .object({
      ...tally,
      semanaPasada: tallySchema,
      semanaPasadaCompleta: tallySchema,
      /** The period before with its last day cut at the same minute; null unless the period ends today. */
      periodoAnterior: tallySchema.nullable(),
    })
    .nullable(),
  porSede: z.array(
    z.object({ dbName: z.string(), nombre: z.string(), ...tally, anterior: tallySchema }),
  ),
  /** Every day of the period, with what each sede sold: as `porSede`, in its order. */
  porDia: z.array(
    z.object({ dia: z.string(), ...tally, porSede: z.array(pesosSchema), anterior: pesosSchema }),
  ),
  /** ISO weekday, 1 is Monday. Only hours with a sale. */
  porHora: z.array(z.object({ diaSemana: z.int(), hora: z.int(), ...tally })),
  /** Here and below, only what sold, most money first. */
  porTipo: z.array(z.object({ tipo: z.enum(TIPOS), ...tally })),
  porMetodoPago: z.array(z.object({ metodoPago: z.enum(METODOS_PAGO), ...tally })),
  /** Parts of combos included, under the name each was last sold by. */
  productos: z.array(productSalesSchema),
  /** On the menu today and least sold in the period, nothing at all included. */
  menosVendidos: z.array(productSalesSchema),
  adiciones: z.array(productSalesSchema),
  /** The newest; how many there were is in `actual`. */
  bajas: z.array(lossSchema),
  cancelados: z.array(lossSchema),
  /**
   * A line a person and sede, `nombre` as the trail has it; diners who order for themselves are one
   * line a sede, with `empleado` empty. `ventas` are of the orders they took, so all lines together
   * are all sales.
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
   * Clients who bought in the period for the first time ever, and who had bought before it; `sinCuenta`
   * are orders sold to nobody signed in. A client belongs to a sede.
   */
  clientes: z.object({ nuevos: z.int(), recurrentes: z.int(), sinCuenta: z.int() }),
});

export const reportAnswerSchema = z.object({ data: reportSchema });

/** How many lines a list of the report holds at most. */
export const REPORT_LIST = { menosVendidos: 10, perdidas: 100 } as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export type Report = z.infer<typeof reportSchema>;
export type ReportFigures = z.infer<typeof figuresSchema>;
