import { z } from 'zod';
import { PERMISOS } from './permissions.ts';
import { wireTextSchema } from './wire.ts';

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
});

// Types only, rules in staff.rules. `readonly` and other marks of the form are dropped.
export const employeeInputSchema = z.object({
  id: z.string().nullish(),
  nombre: z.string().nullish(),
  edad: z.number().nullish(),
  telefono: wireTextSchema.nullish(),
  direccion: z.string().nullish(),
  cargo: z
    .union([z.string(), z.object({ _id: z.string().nullish(), nombre: z.string().nullish() })])
    .nullish(),
  email: z.string().nullish(),
  password: z.string().nullish(),
  permisos: z.array(z.enum(PERMISOS)).nullish(),
});

export const roleInputSchema = z.object({
  _id: z.string().nullish(),
  nombre: z.string().nullish(),
  descripcion: z.string().nullish(),
});

export const employeesBodySchema = z.object({
  dbName: z.string(),
  employees: z.array(employeeInputSchema).min(1).max(50),
});

/** The employee or only its id; in the query it can only be the id. */
export const deleteEmployeeSchema = z.object({
  dbName: z.string(),
  employee: z.union([z.string(), z.object({ id: z.string() })]),
});

export const rolesBodySchema = z.object({
  dbName: z.string(),
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
