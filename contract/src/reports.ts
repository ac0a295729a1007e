import { z } from 'zod';
import { ESTADOS, METODOS_PAGO, TIPOS } from './orders.words.ts';
import { daySchema, pesosSchema } from './wire.ts';

/** Inclusive days in America/Bogota; without them, today. */
export const reportQuerySchema = z.object({
  dbName: z.string(),
  desde: daySchema.optional(),
  hasta: daySchema.optional(),
});

const tally = { pedidos: z.int(), ventas: pesosSchema };

/** Sales leave out what was cancelled or written off. */
export const reportSummarySchema = z.object({
  data: z.object({
    desde: z.string(),
    hasta: z.string(),
    ...tally,
    ticketPromedio: pesosSchema,
    porEstado: z.array(z.object({ estado: z.enum(ESTADOS), ...tally })),
    porTipo: z.array(z.object({ tipo: z.enum(TIPOS), ...tally })),
    porMetodoPago: z.array(z.object({ metodoPago: z.enum(METODOS_PAGO), ...tally })),
    porDia: z.array(z.object({ dia: z.string(), ...tally })),
    porHora: z.array(z.object({ hora: z.int().min(0).max(23), ...tally })),
    productos: z.array(
      z.object({
        id_sigo: z.string(),
        nombre: z.string(),
        cantidad: z.int(),
        ventas: pesosSchema,
      }),
    ),
  }),
});

export type ReportSummary = z.infer<typeof reportSummarySchema>['data'];
