import { z } from 'zod';
import { wireTextSchema } from './wire.ts';

export const locationSchema = z.object({
  _id: z.string(),
  dbName: z.string(),
  nombre: z.string(),
  direccion: z.string(),
  telefono: z.string(),
  horario: z.string(),
  logo: z.string(),
  imagen: z.string(),
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
  nombre: z.string().nullish(),
  direccion: z.string().nullish(),
  telefono: wireTextSchema.nullish(),
  horario: z.string().nullish(),
});

export const locationListSchema = z.object({ data: z.array(locationSchema) });
export const locationsByPathSchema = locationListSchema.extend({ restaurante: restaurantSchema });
export const locationSavedSchema = z.object({ message: z.string(), data: locationSchema });

export type Location = z.infer<typeof locationSchema>;
export type Restaurant = z.infer<typeof restaurantSchema>;
export type LocationInput = z.infer<typeof locationInputSchema>;
