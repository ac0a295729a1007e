import { z } from 'zod';
import { PERMISOS } from '../permissions.ts';
import { TEXT_LIMITS } from '../text.ts';
import { dbNameSchema, emailSchema, idSchema, passwordSchema, text, wireText } from '../wire.ts';

export const roleSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  disponible: z.boolean(),
});

export const employeeSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  edad: z.int(),
  telefono: z.string(),
  direccion: z.string(),
  cargo: z.object({ _id: z.string(), nombre: z.string() }).nullable(),
  email: z.string(),
  permisos: z.array(z.enum(PERMISOS)),
  /** False where the plan does not cover this person, who may then only read. */
  activo: z.boolean(),
});

// Types and lengths, rules in staff.rules. `readonly` and other marks of the form are dropped.
export const employeeInputSchema = z.object({
  id: idSchema.nullish(),
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
  password: passwordSchema.nullish(),
  permisos: z.array(z.enum(PERMISOS)).max(20).nullish(),
});

export const roleInputSchema = z.object({
  _id: idSchema.nullish(),
  nombre: text(TEXT_LIMITS.nombre).nullish(),
  descripcion: text(TEXT_LIMITS.descripcion).nullish(),
});

export const employeesBodySchema = z.object({
  dbName: dbNameSchema,
  employees: z.array(employeeInputSchema).min(1).max(50),
});

/** The employee or only its id; a query can carry only the id. */
export const deleteEmployeeSchema = z.object({
  dbName: dbNameSchema,
  employee: z.union([idSchema, z.object({ id: idSchema })]),
});

export const rolesBodySchema = z.object({
  dbName: dbNameSchema,
  roles: z.array(roleInputSchema).max(100),
});

export const employeeListSchema = z.object({ data: z.array(employeeSchema) });
export const employeesSavedSchema = employeeListSchema.extend({ message: z.string() });
export const roleListSchema = z.object({ data: z.array(roleSchema) });
export const rolesSavedSchema = roleListSchema.extend({ message: z.string() });

export type Role = z.infer<typeof roleSchema>;
export type Employee = z.infer<typeof employeeSchema>;
export type EmployeeInput = z.infer<typeof employeeInputSchema>;
export type RoleInput = z.infer<typeof roleInputSchema>;
