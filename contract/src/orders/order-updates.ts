import { z } from 'zod';
import { pesosSchema } from '../wire.ts';
import { earlierLineSchema } from './line-schemas.ts';
import { METODOS_PAGO, TIPOS } from './orders.words.ts';

const CANCELO = ['cliente', 'personal'] as const;

/** What happened to an order since it was taken: an edit, another table, a cancellation. */
export const orderUpdateSchema = z.object({
  name: z.string(),
  email: z.string(),
  date: z.string(),
  /** The lines before an edit, or before some of the dishes went to another table. */
  productosAntes: z.array(earlierLineSchema).optional(),
  /** The other fields as they were. Edits of older versions lack them, or only the name. */
  antes: z
    .object({
      tipo: z.enum(TIPOS),
      mesa: z.string().nullable(),
      metodoPago: z.enum(METODOS_PAGO),
      total: pesosSchema,
      nombreCliente: z.string().optional(),
    })
    .optional(),
  /** It went to another table; the kitchen sees both until it is prepared. */
  mesaAntes: z.string().optional(),
  /** Some of its dishes went to another table. */
  pasoA: z.string().optional(),
  /** The edit changed the address, which no record repeats. */
  otraDireccion: z.boolean().optional(),
  /** Who cancelled it; a record without it is not of a cancellation. One of a diner has no name. */
  cancelo: z.enum(CANCELO).optional(),
  /** Why the staff cancelled it. */
  motivo: z.string().optional(),
});

/** What the kitchen has done with parts of an order: courses that were fired, by number. */
export const kitchenMarksSchema = z.object({
  marchado: z.record(z.string(), z.string()).optional(),
  /** When each of its plates was struck: `platosOf` names them. */
  listo: z.record(z.string(), z.string()).optional(),
  /** Of an order that was parted or edited: the course that it began with. */
  desde: z.int().optional(),
});
