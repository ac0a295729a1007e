import { z } from 'zod';
import { PERMISOS } from '../permissions.ts';
import { dbNameSchema, emailSchema, passwordSchema, text, tokenSchema, wireText } from '../wire.ts';
import { ESTADOS_MEMBRESIA } from './auth.words.ts';

// Bodies check types and lengths; the rules for missing or short values are in auth.rules.
export const credentialsBodySchema = z.object({
  email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
});
export const registerUserBodySchema = credentialsBodySchema.extend({
  aceptaPolitica: z.boolean().nullish(),
});
export const dinerLoginBodySchema = credentialsBodySchema.extend({ dbName: dbNameSchema });

export const emailBodySchema = z.object({ email: emailSchema });

/** What a browser gets after registering; a code is accepted only with its `registro`. */
export const pendingSchema = emailBodySchema.extend({ registro: tokenSchema });
export const pendingBodySchema = emailBodySchema.extend({ registro: tokenSchema.nullish() });
export const verifyCodeBodySchema = pendingBodySchema.extend({ code: wireText(20) });
export const resetPasswordBodySchema = z.object({ token: tokenSchema, password: passwordSchema });
export const addPathBodySchema = z.object({ email: emailSchema, path: text(200) });
export const pathSchema = z.object({ path: z.string().nullable() });

/** The answer to a write contains what was written. */
export const registeredSchema = z.object({ message: z.string(), data: pendingSchema });
export const emailSavedSchema = z.object({ message: z.string(), data: emailBodySchema });
export const pathSavedSchema = z.object({ message: z.string(), data: pathSchema });

/** The same calls for diners and employees, who belong to a sede. */
export const dinerEmailBodySchema = emailBodySchema.extend({ dbName: dbNameSchema });
export const dinerResetPasswordBodySchema = resetPasswordBodySchema.extend({
  dbName: dbNameSchema,
});

/** `path`: the restaurant's public link, where the person signs in again. */
export const dinerPasswordChangedSchema = z.object({
  message: z.string(),
  data: z.object({ path: z.string() }),
});

export const ownerUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  estadoMembresia: z.enum(ESTADOS_MEMBRESIA),
  fechaInicio: z.string().nullable(),
  fechaFin: z.string().nullable(),
  planNombre: z.string().nullable(),
});

/** `_id` is the plan's; null without an active membership. */
export const membresiaParamsSchema = z.object({
  _id: z.string(),
  plan_name: z.string(),
  sedes: z.int(),
});

export const ownerLoginSchema = z.object({
  token: z.string(),
  user: ownerUserSchema,
  membresiaParams: membresiaParamsSchema.nullable(),
});

export const clientUserSchema = z.object({
  tipo: z.literal('cliente'),
  _id: z.string(),
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  direccion: z.string().nullable(),
  /**
   * The person entered the code mailed to the e-mail. Users that browsers kept from older versions
   * lack it.
   */
  correoConfirmado: z.boolean().optional(),
});

export const employeeUserSchema = z.object({
  tipo: z.literal('empleado'),
  id: z.string(),
  nombre: z.string(),
  email: z.string(),
  cargo: z.object({ _id: z.string(), nombre: z.string() }).nullable(),
  permisos: z.array(z.enum(PERMISOS)),
});

/** A person who is both client and employee gets a token for each. */
export const dinerLoginSchema = z.object({
  data: z.object({
    cliente: clientUserSchema.optional(),
    empleado: employeeUserSchema.optional(),
  }),
  tokens: z.object({ cliente: z.string().optional(), empleado: z.string().optional() }),
});

export type OwnerUser = z.infer<typeof ownerUserSchema>;
export type MembresiaParams = z.infer<typeof membresiaParamsSchema>;
export type OwnerLogin = z.infer<typeof ownerLoginSchema>;
export type ClientUser = z.infer<typeof clientUserSchema>;
export type EmployeeUser = z.infer<typeof employeeUserSchema>;
export type DinerLogin = z.infer<typeof dinerLoginSchema>;
