import { z } from 'zod';
import { wireTextSchema } from './wire.ts';

export const clientSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  direccion: z.string().nullable(),
  telefono: z.string(),
  email: z.string(),
  fecha_registro: z.string(),
});

// Types only, rules in clients.rules.
export const clientInputSchema = z.object({
  nombre: z.string().nullish(),
  telefono: wireTextSchema.nullish(),
  direccion: z.string().nullish(),
  email: z.string().nullish(),
  password: z.string().nullish(),
  aceptaPolitica: z.boolean().nullish(),
});

export const createClientBodySchema = z.object({
  dbName: z.string(),
  cliente: clientInputSchema,
});

export const clientListQuerySchema = z.object({
  dbName: z.string(),
  /** Name, address, phone or e-mail. */
  q: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(500),
  cursor: z.string().optional(),
});

/** `total` counts all that match `q`. */
export const clientListSchema = z.object({
  data: z.array(clientSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
});

// A client changes itself; its e-mail is its account and stays.
export const ownDataBodySchema = z.object({
  dbName: z.string(),
  cliente: clientInputSchema.pick({ nombre: true, telefono: true, direccion: true }),
});
export const ownPasswordBodySchema = z.object({
  dbName: z.string(),
  actual: z.string(),
  nueva: z.string(),
});
/** Every session ended with the old password; this is the new one of this device. */
export const ownPasswordChangedSchema = z.object({ message: z.string(), token: z.string() });
export const deleteAccountBodySchema = z.object({ dbName: z.string(), password: z.string() });

export const clientSavedSchema = z.object({ message: z.string(), data: clientSchema });

export type ClientListQuery = z.infer<typeof clientListQuerySchema>;
export type ClientList = z.infer<typeof clientListSchema>;
export type Client = z.infer<typeof clientSchema>;
export type ClientInput = z.infer<typeof clientInputSchema>;
