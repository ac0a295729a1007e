import {
  deleteEmployeeSchema,
  employeeListSchema,
  employeesBodySchema,
  employeesSavedSchema,
  roleListSchema,
  rolesBodySchema,
  rolesSavedSchema,
} from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { dbNameQuerySchema, messageSchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { AppError } from '../http/app-error.ts';
import {
  createEmployees,
  deleteEmployee,
  listEmployees,
  type StaffDeps,
  updateEmployees,
} from './employees.service.ts';
import { listRoles, registerRoles } from './roles.service.ts';

const tags = ['Personal'];
const config = { action: 'staff.manage' } as const;

export const staffRoutes: FastifyPluginAsyncZod<StaffDeps> = async (app, deps) => {
  const { db } = deps;

  app.get(
    '/api/employees',
    {
      config,
      schema: {
        tags,
        summary: 'Empleados de una sede',
        querystring: dbNameQuerySchema,
        response: { 200: employeeListSchema },
      },
    },
    async (request) => ({ data: await listEmployees(db, sedeOf(request)) }),
  );

  app.post(
    '/api/employees/createEmployees',
    {
      config,
      schema: {
        tags,
        summary: 'Crear varios empleados; todos o ninguno',
        body: employeesBodySchema,
        response: { 201: employeesSavedSchema },
      },
    },
    async (request, reply) => {
      const { employees } = request.body;
      const data = await createEmployees(deps, sedeOf(request), sessionIn(request), employees);
      reply.status(201);
      return { message: staffMessages.saved, data };
    },
  );

  app.put(
    '/api/employees/update',
    {
      config,
      schema: {
        tags,
        summary: 'Cambiar empleados; una contraseña en blanco se conserva',
        body: employeesBodySchema,
        response: { 200: employeesSavedSchema },
      },
    },
    async (request) => {
      const { employees } = request.body;
      const data = await updateEmployees(deps, sedeOf(request), sessionIn(request), employees);
      return { message: staffMessages.updated, data };
    },
  );

  app.delete(
    '/api/employees/deleteEmployee',
    {
      config: { ...config, evenReadOnly: 'in sede' },
      schema: {
        tags,
        summary: 'Eliminar a un empleado; sus sesiones terminan en el acto',
        description: 'Los datos van en el cuerpo o en la consulta.',
        body: deleteEmployeeSchema.partial().nullish(),
        querystring: deleteEmployeeSchema.partial(),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const employee = request.body?.employee ?? request.query.employee;
      const id = typeof employee === 'string' ? employee : employee?.id;
      if (!id) throw new AppError('solicitud_invalida');
      await deleteEmployee(deps, sedeOf(request), sessionIn(request), id);
      return { message: staffMessages.deleted };
    },
  );

  app.get(
    '/api/roles',
    {
      config,
      schema: {
        tags,
        summary: 'Cargos de una sede',
        querystring: dbNameQuerySchema,
        response: { 200: roleListSchema },
      },
    },
    async (request) => ({ data: await listRoles(db, sedeOf(request)) }),
  );

  app.post(
    '/api/roles/registerRoles',
    {
      config,
      schema: {
        tags,
        summary: 'Guardar los cargos nuevos',
        body: rolesBodySchema,
        response: { 200: rolesSavedSchema },
      },
    },
    async (request) => registerRoles(db, sedeOf(request), sessionIn(request), request.body.roles),
  );
};
