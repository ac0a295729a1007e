import { z } from 'zod';
import { FACULTADES, PERMISOS } from '../permissions.ts';
import {
  dbNameSchema,
  type Endpoint,
  type EndpointTable,
  emailSchema,
  messageSchema,
  openedWith,
  passwordSchema,
  text,
  tokenSchema,
  wireText,
} from '../wire.ts';

const ESTADOS_MEMBRESIA = ['activa', 'inactiva'] as const;
export type EstadoMembresia = (typeof ESTADOS_MEMBRESIA)[number];

// Bodies check types and lengths; the rules for missing or short values are in auth.rules.
const credentialsBodySchema = z.object({
  email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
});
const registerUserBodySchema = credentialsBodySchema.extend({
  aceptaPolitica: z.boolean().nullish(),
});
/** `compartida`: an employee says that the device is a tablet on which others sign in by PIN. */
const dinerLoginBodySchema = credentialsBodySchema.extend({
  dbName: dbNameSchema,
  compartida: z.boolean().nullish(),
});

const emailBodySchema = z.object({ email: emailSchema });

/** What a browser gets after registering; a code is accepted only with its `registro`. */
const pendingSchema = emailBodySchema.extend({ registro: tokenSchema });
const pendingBodySchema = emailBodySchema.extend({ registro: tokenSchema.nullish() });
const verifyCodeBodySchema = pendingBodySchema.extend({ code: wireText(20) });
const resetPasswordBodySchema = z.object({ token: tokenSchema, password: passwordSchema });
const addPathBodySchema = z.object({
  email: emailSchema,
  path: text(200),
  ...openedWith(z.object({ path: text(200).nullable() })),
});
const pathSchema = z.object({ path: z.string().nullable() });

/** The answer to a write contains what was written. */
const registeredSchema = z.object({ message: z.string(), data: pendingSchema });
const emailSavedSchema = z.object({ message: z.string(), data: emailBodySchema });
const pathSavedSchema = z.object({ message: z.string(), data: pathSchema });

/** The same calls for diners and employees, who belong to a sede. */
const dinerEmailBodySchema = emailBodySchema.extend({ dbName: dbNameSchema });
const dinerResetPasswordBodySchema = resetPasswordBodySchema.extend({
  dbName: dbNameSchema,
});

/** `path`: the restaurant's public link, where the person signs in again. */
const dinerPasswordChangedSchema = z.object({
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

const clientUserSchema = z.object({
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
  /** Users that browsers kept from older versions lack them. */
  facultades: z.array(z.enum(FACULTADES)).optional(),
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

const LOG_OUT = {
  tag: 'Ingreso',
  summary: 'Cerrar la sesión del token',
  action: 'session.own',
  evenReadOnly: 'for anybody',
  answer: messageSchema,
} satisfies Endpoint;

export const AUTH_ENDPOINTS = {
  'POST /api/auth/login': {
    tag: 'Ingreso',
    summary: 'Ingreso de clientes y empleados a una sede',
    action: 'public',
    evenReadOnly: 'in sede',
    body: dinerLoginBodySchema,
    answer: dinerLoginSchema,
  },

  'POST /api/auth/forgotPassword': {
    tag: 'Ingreso',
    summary: 'Pedir por correo un link para cambiar la contraseña de una sede',
    action: 'public',
    evenReadOnly: 'in sede',
    body: dinerEmailBodySchema,
    answer: messageSchema,
  },

  'POST /api/auth/resetPassword': {
    tag: 'Ingreso',
    summary: 'Cambiar la contraseña de cliente o empleado con el link del correo',
    action: 'public',
    evenReadOnly: 'in sede',
    body: dinerResetPasswordBodySchema,
    answer: dinerPasswordChangedSchema,
  },

  'POST /api/auth/logout': LOG_OUT,
  'POST /api/admin/logout': LOG_OUT,

  'POST /api/admin/login': {
    tag: 'Propietarios',
    summary: 'Ingreso del propietario de un restaurante',
    action: 'public',
    body: credentialsBodySchema,
    answer: ownerLoginSchema,
  },

  'POST /api/admin/registerUser': {
    tag: 'Propietarios',
    summary: 'Registro; envía un código que se escribe con el `registro` de la respuesta',
    action: 'public',
    body: registerUserBodySchema,
    status: 201,
    answer: registeredSchema,
  },

  'POST /api/admin/verifyCode': {
    tag: 'Propietarios',
    summary: 'Verificar el correo con el código de seis dígitos',
    action: 'public',
    body: verifyCodeBodySchema,
    answer: emailSavedSchema,
  },

  'POST /api/admin/resendCode': {
    tag: 'Propietarios',
    summary: 'Enviar otro código al navegador que se registró; uno por minuto',
    action: 'public',
    body: pendingBodySchema,
    answer: messageSchema,
  },

  'POST /api/admin/forgotPassword': {
    tag: 'Propietarios',
    summary: 'Pedir por correo un link para cambiar la contraseña',
    action: 'public',
    body: emailBodySchema,
    answer: messageSchema,
  },

  'POST /api/admin/resetPassword': {
    tag: 'Propietarios',
    summary: 'Cambiar la contraseña con el link del correo',
    action: 'public',
    body: resetPasswordBodySchema,
    answer: messageSchema,
  },

  'GET /api/admin/verifyPath': {
    tag: 'Propietarios',
    summary: 'El link público del restaurante',
    action: 'locations.manage',
    query: emailBodySchema,
    answer: pathSchema,
  },

  'POST /api/admin/addPath': {
    tag: 'Propietarios',
    summary: 'Elegir el link público del restaurante',
    action: 'locations.manage',
    body: addPathBodySchema,
    answer: pathSavedSchema,
  },

  'GET /api/admin/export': {
    tag: 'Propietarios',
    summary: 'Todos los datos del restaurante, en un zip',
    action: 'restaurant.export',
    answer: 'file',
  },
} satisfies EndpointTable;
