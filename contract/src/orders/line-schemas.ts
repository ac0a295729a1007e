import { z } from 'zod';
import { IMPUESTOS } from '../menu/impuestos.words.ts';
import { lineGroupSchema } from '../modifiers/line-groups.ts';
import { pesosSchema } from '../wire.ts';

/** An addition, or one part of a combo, as an order remembers it. */
export const lineExtraSchema = z.object({
  nombre: z.string(),
  id_sigo: z.string(),
  precio: pesosSchema,
  /** Of a part of a combo that is not made where its dish is. */
  estacion: z.string().optional(),
});

export const comboSchema = z.object({ bebida: lineExtraSchema, adicional: lineExtraSchema });

export const orderLineSchema = z.object({
  /** Its number in the order; another line never gets it. Older orders lack it: see `lineaOf`. */
  linea: z.int().optional(),
  /** The course it is served with; without one it is made at once. */
  tiempo: z.int().optional(),
  /** The seat it is for. */
  puesto: z.int().optional(),
  /** The station that makes it; without one the kitchen, with '-' nobody. */
  estacion: z.string().optional(),
  /** Where it is not taxed as everything else of the sede. */
  impuesto: z.enum(IMPUESTOS).optional(),
  itemId: z.string().optional(),
  id_sigo: z.string(),
  nombre: z.string(),
  precio: pesosSchema,
  imagen: z.string().nullish(),
  cantidad: z.int(),
  nota: z.string(),
  adiciones: z.array(lineExtraSchema),
  combo: comboSchema.nullish(),
  /** What was chosen of the groups of its dish; a line with these has neither additions nor combo. */
  grupos: z.array(lineGroupSchema).optional(),
  /** Of the line with what the delivery costs: the terms that were agreed. */
  domicilio: z
    .object({
      /** As its zone writes it; null where the place was found by a point. */
      barrio: z.string().nullable(),
      zona: z.string(),
      tarifa: pesosSchema,
      gratis_desde: pesosSchema.nullable(),
      tiempo_min: z.int(),
    })
    .optional(),
  subtotal: pesosSchema,
});

/** A line in a cart, which has no subtotal yet. */
export const cartLineSchema = orderLineSchema
  .omit({ subtotal: true, impuesto: true, estacion: true, domicilio: true })
  .extend({
    /** Null, which the staff choose, is at once; without one it goes with its category. */
    tiempo: z.int().nullish(),
    puesto: z.int().nullish(),
  });

/** A line from before an edit, for the kitchen to see what changed. */
export const earlierLineSchema = orderLineSchema.pick({
  linea: true,
  id_sigo: true,
  nombre: true,
  cantidad: true,
  nota: true,
  adiciones: true,
  combo: true,
  grupos: true,
  estacion: true,
});
