import { dbNameQuerySchema, type EndpointTable, messageSchema } from '../wire.ts';
import {
  deleteEmployeeSchema,
  employeeListSchema,
  employeesBodySchema,
  employeesSavedSchema,
  roleListSchema,
  rolesBodySchema,
  rolesSavedSchema,
} from './staff.ts';

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
    summary: 'Crear varios empleados; todos o ninguno',
    action: 'staff.manage',
    body: employeesBodySchema,
    status: 201,
    answer: employeesSavedSchema,
  },

  'PUT /api/employees/update': {
    tag: 'Personal',
    summary: 'Cambiar empleados; una contraseña en blanco se conserva',
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
} satisfies EndpointTable;
