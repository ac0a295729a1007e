import { z } from 'zod';
import { FACULTADES, PERMISOS } from '../permissions.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameQuerySchema,
  dbNameSchema,
  type EndpointTable,
  emailSchema,
  idParamsSchema,
  idSchema,
  messageSchema,
  openedWith,
  passwordSchema,
  text,
  wireText,
} from '../wire.ts';

const roleSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  disponible: z.boolean(),
});

const employeeSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  edad: z.int(),
  telefono: z.string(),
  direccion: z.string(),
  cargo: z.object({ _id: z.string(), nombre: z.string() }).nullable(),
  email: z.string(),
  permisos: z.array(z.enum(PERMISOS)),
  /** Those that have an effect beside these permisos. */
  facultades: z.array(z.enum(FACULTADES)),
  /** Whether the person can sign in by PIN; the PIN itself is never answered. */
  tienePin: z.boolean(),
  /** Whether the person was invited and has not chosen a password yet. */
  invitacionPendiente: z.boolean(),
  /** False where the plan does not cover this person, who may then only read. */
  activo: z.boolean(),
});

// Types and lengths, rules in staff.rules. `readonly` and other marks of the form are dropped.
const employeeFieldsSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  edad: z.number().nullish(),
  telefono: wireText(TEXT_LIMITS.telefono).nullish(),
  direccion: text(TEXT_LIMITS.direccion).nullish(),
  cargo: z
    .union([
      text(TEXT_LIMITS.nombre),
      z.object({ _id: idSchema.nullish(), nombre: text(TEXT_LIMITS.nombre).nullish() }),
    ])
    .nullish(),
  email: emailSchema.nullish(),
  permisos: z.array(z.enum(PERMISOS)).max(20).nullish(),
  facultades: z.array(wireText(20)).max(20).nullish(),
});
const employeeInputSchema = employeeFieldsSchema.extend({
  ...openedWith(employeeFieldsSchema),
  id: idSchema.nullish(),
  password: passwordSchema.nullish(),
  pin: wireText(20).nullish(),
  /** For a new employee: a link by mail to choose the own password, instead of `password`. */
  invitar: z.boolean().nullish(),
});

const roleFieldsSchema = z.object({
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  descripcion: text(TEXT_LIMITS.descripcion).nullish(),
});
const roleInputSchema = roleFieldsSchema.extend({ _id: idSchema.nullish() });
const roleEditSchema = roleFieldsSchema.extend(openedWith(roleFieldsSchema));

const employeesBodySchema = z.object({
  dbName: dbNameSchema,
  employees: z.array(employeeInputSchema).min(1).max(50),
});

/** The employee or only its id; a query can carry only the id. */
const deleteEmployeeSchema = z.object({
  dbName: dbNameSchema,
  employee: z.union([idSchema, z.object({ id: idSchema })]),
});

const rolesBodySchema = z.object({
  dbName: dbNameSchema,
  roles: z.array(roleInputSchema).max(100),
});

const employeeListSchema = z.object({ data: z.array(employeeSchema) });
const employeesSavedSchema = employeeListSchema.extend({ message: z.string() });
const roleListSchema = z.object({ data: z.array(roleSchema) });
const rolesSavedSchema = roleListSchema.extend({ message: z.string() });

export type Role = z.infer<typeof roleSchema>;
export type Employee = z.infer<typeof employeeSchema>;
export type EmployeeInput = z.infer<typeof employeeInputSchema>;
export type RoleInput = z.infer<typeof roleInputSchema>;
export type RoleEdit = z.infer<typeof roleEditSchema>;

export const STAFF_ENDPOINTS = {
  'GET /api/employees': {
    tag: 'Personal',
    summary: 'Empleados de una sede',
    action: 'staff.manage',
    query: dbNameQuerySchema,
    answer: employeeListSchema,
  },

  'POST /api/employees/createEmployees': {
    tag: 'Personal',
    summary:
      'Crear varios empleados, todos o ninguno; con `invitar` eligen su contraseña por correo',
    action: 'staff.manage',
    body: employeesBodySchema,
    status: 201,
    answer: employeesSavedSchema,
  },

  'POST /api/employees/inviteAgain': {
    tag: 'Personal',
    summary: 'Enviar otra vez la invitación a quien todavía no eligió su contraseña',
    action: 'staff.manage',
    body: z.object({ dbName: dbNameSchema, id: idSchema }),
    answer: messageSchema,
  },

  'PUT /api/employees/update': {
    tag: 'Personal',
    summary:
      'Cambiar empleados; una contraseña o un PIN en blanco se conservan, y también las facultades que no se envían',
    action: 'staff.manage',
    body: employeesBodySchema,
    answer: employeesSavedSchema,
  },

  'DELETE /api/employees/deleteEmployee': {
    tag: 'Personal',
    summary: 'Eliminar a un empleado; sus sesiones terminan en el acto',
    description: 'Los datos van en el cuerpo o en la consulta.',
    action: 'staff.manage',
    evenReadOnly: 'in sede',
    query: deleteEmployeeSchema.partial(),
    body: deleteEmployeeSchema.partial().nullish(),
    answer: messageSchema,
  },

  'GET /api/roles': {
    tag: 'Personal',
    summary: 'Cargos de una sede',
    action: 'staff.manage',
    query: dbNameQuerySchema,
    answer: roleListSchema,
  },

  'POST /api/roles/registerRoles': {
    tag: 'Personal',
    summary: 'Guardar los cargos nuevos',
    action: 'staff.manage',
    body: rolesBodySchema,
    answer: rolesSavedSchema,
  },

  'PATCH /api/roles/update/:id': {
    tag: 'Personal',
    summary: 'Cambiar el nombre y la descripción de un cargo; los permisos son de cada persona',
    action: 'staff.manage',
    params: idParamsSchema,
    body: z.object({ dbName: dbNameSchema, role: roleEditSchema }),
    answer: rolesSavedSchema,
  },

  'DELETE /api/roles/delete/:id': {
    tag: 'Personal',
    summary: 'Eliminar un cargo que nadie tiene',
    action: 'staff.manage',
    params: idParamsSchema,
    query: dbNameQuerySchema,
    answer: rolesSavedSchema,
  },
} satisfies EndpointTable;
