import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import { emailSchema, jsonField, text, uploadSchema, wireText } from '../wire.ts';

export const locationSchema = z.object({
  _id: z.string(),
  dbName: z.string(),
  nombre: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  horario: z.string(),
  logo: z.string(),
  imagen: z.string(),
  /**
   * False where the plan does not cover the sede: it can be read and takes no orders. Sedes that
   * browsers kept from older versions lack it.
   */
  activa: z.boolean().optional(),
});

/** What the public page knows of a restaurant. Its id is the owner's `user.id`. */
export const restaurantSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  path: z.string().nullable(),
  recibePedidos: z.boolean(),
});

// Types only, rules in locations.rules.
export const locationInputSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  direccion: text(TEXT_LIMITS.direccion).nullish(),
  telefono: wireText(TEXT_LIMITS.telefono).nullish(),
  horario: text(TEXT_LIMITS.horario).nullish(),
});

export const locationFormSchema = z.object({
  email: emailSchema.optional(),
  location: jsonField(locationInputSchema),
  imagenUpload: uploadSchema.optional(),
  logoUpload: uploadSchema.optional(),
});

export const locationListSchema = z.object({ data: z.array(locationSchema) });
export const locationsByPathSchema = locationListSchema.extend({ restaurante: restaurantSchema });
export const locationSavedSchema = z.object({ message: z.string(), data: locationSchema });

export type Location = z.infer<typeof locationSchema>;
export type Restaurant = z.infer<typeof restaurantSchema>;
export type LocationInput = z.infer<typeof locationInputSchema>;
