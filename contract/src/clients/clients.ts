import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  cursorSchema,
  dbNameSchema,
  emailSchema,
  passwordSchema,
  searchSchema,
  text,
  wireText,
} from '../wire.ts';

export const clientSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  direccion: z.string().nullable(),
  telefono: z.string(),
  email: z.string(),
  fecha_registro: z.string(),
});

// Types and lengths, rules in clients.rules.
export const clientInputSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  telefono: wireText(TEXT_LIMITS.telefono).nullish(),
  direccion: text(TEXT_LIMITS.direccion).nullish(),
  email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
  aceptaPolitica: z.boolean().nullish(),
});

export const createClientBodySchema = z.object({
  dbName: dbNameSchema,
  cliente: clientInputSchema,
});

export const clientListQuerySchema = z.object({
  dbName: dbNameSchema,
  /** Name, address, phone or e-mail. */
  q: searchSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(500).default(500),
  cursor: cursorSchema.optional(),
});

/** `total` counts all that match `q`. */
export const clientListSchema = z.object({
  data: z.array(clientSchema),
  nextCursor: z.string().nullable(),
  total: z.int(),
});

// Clients change their own data; the e-mail identifies the account and stays.
export const ownDataBodySchema = z.object({
  dbName: dbNameSchema,
  cliente: clientInputSchema.pick({ nombre: true, telefono: true, direccion: true }),
});
export const ownPasswordBodySchema = z.object({
  dbName: dbNameSchema,
  actual: passwordSchema,
  nueva: passwordSchema,
});
/** The old password's sessions have ended; this token is for the current device. */
export const ownPasswordChangedSchema = z.object({ message: z.string(), token: z.string() });
/** With the code of the mail that `emailCode` sent. */
export const confirmEmailBodySchema = z.object({ dbName: dbNameSchema, code: wireText(20) });
export const deleteAccountBodySchema = z.object({
  dbName: dbNameSchema,
  password: passwordSchema,
});

export const clientSavedSchema = z.object({ message: z.string(), data: clientSchema });

export type ClientListQuery = z.infer<typeof clientListQuerySchema>;
export type ClientList = z.infer<typeof clientListSchema>;
export type Client = z.infer<typeof clientSchema>;
export type ClientInput = z.infer<typeof clientInputSchema>;
