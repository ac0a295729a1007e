import { staffMessages } from '@comanda/contract/staff/staff.messages';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { limitPerPerson } from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import { approversIn } from './approval.service.ts';
import { deleteRole, listRoles, registerRoles, updateRole } from './roles.service.ts';
import {
  createEmployees,
  deleteEmployee,
  inviteAgain,
  listEmployees,
  type StaffDeps,
  updateEmployees,
} from './staff.service.ts';

export const staffRoutes: FastifyPluginAsync<StaffDeps> = async (app, deps) => {
  const { db } = deps;
  // Mails go to addresses that nobody has confirmed.
  const perInvitation = limitPerPerson(app, { max: 30, timeWindow: '1 hour' });

  route(app, 'GET /api/employees', async (request) => ({
    data: await listEmployees(db, sedeOf(request)),
  }));

  route(app, 'GET /api/employees/aprueban', async (request) => ({
    data: await approversIn(db, sedeOf(request), request.query.facultad),
  }));

  route(app, 'POST /api/employees/createEmployees', async (request) => {
    const { employees } = request.body;
    if (employees.some(({ invitar }) => invitar)) await perInvitation(request);
    const data = await createEmployees(deps, sedeOf(request), sessionIn(request), employees);
    return { message: staffMessages.saved, data };
  });

  route(
    app,
    'POST /api/employees/inviteAgain',
    async (request) => {
      await inviteAgain(deps, sedeOf(request), sessionIn(request), request.body.id);
      return { message: staffMessages.invited(1) };
    },
    { preHandler: perInvitation },
  );

  route(app, 'PUT /api/employees/update', async (request) => {
    const { employees } = request.body;
    const data = await updateEmployees(deps, sedeOf(request), sessionIn(request), employees);
    return { message: staffMessages.updated, data };
  });

  route(app, 'DELETE /api/employees/deleteEmployee', async (request) => {
    const employee = request.body?.employee ?? request.query.employee;
    const id = typeof employee === 'string' ? employee : employee?.id;
    if (!id) throw new AppError('solicitud_invalida');
    await deleteEmployee(deps, sedeOf(request), sessionIn(request), id);
    return { message: staffMessages.deleted };
  });

  route(app, 'GET /api/roles', async (request) => ({ data: await listRoles(db, sedeOf(request)) }));

  route(app, 'POST /api/roles/registerRoles', async (request) =>
    registerRoles(db, sedeOf(request), sessionIn(request), request.body.roles),
  );

  route(app, 'PATCH /api/roles/update/:id', async (request) => {
    const edited = { id: request.params.id, edit: request.body.role };
    return updateRole(db, sedeOf(request), sessionIn(request), edited);
  });

  route(app, 'DELETE /api/roles/delete/:id', async (request) =>
    deleteRole(db, sedeOf(request), sessionIn(request), request.params.id),
  );
};
