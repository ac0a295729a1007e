import { staffDoorMessages } from '@comanda/contract/staff/staff-door.messages';
import type { FastifyPluginAsync } from 'fastify';
import { sedeOf, sessionIn } from '../http/access.ts';
import { readToken } from '../http/cookies.ts';
import { route } from '../http/route.ts';
import { logInByPin, peopleAt } from './pin.service.ts';
import type { StaffDeps } from './staff.service.ts';
import { listTablets, removeTablet, TABLET_COOKIE } from './tablets.service.ts';

/** Signing in by PIN on the shared tablets of a sede, and the owner's list of them. */
export const pinRoutes: FastifyPluginAsync<Pick<StaffDeps, 'db' | 'realtime'>> = async (
  app,
  deps,
) => {
  const { db } = deps;

  route(app, 'GET /api/auth/tableta', async (request, reply) => {
    // Another device asks at the same address and gets another answer.
    reply.header('cache-control', 'no-store');
    return { data: await peopleAt(db, sedeOf(request), readToken(request, TABLET_COOKIE)) };
  });

  route(app, 'POST /api/auth/pin', async (request) => {
    const { empleado, pin } = request.body;
    const token = readToken(request, TABLET_COOKIE);
    return logInByPin(db, sedeOf(request), { token, empleado, pin });
  });

  route(app, 'GET /api/employees/tabletas', async (request) => ({
    data: await listTablets(db, sedeOf(request)),
  }));

  route(app, 'DELETE /api/employees/tabletas/:id', async (request) => {
    await removeTablet(deps, sedeOf(request), sessionIn(request), request.params.id);
    return { message: staffDoorMessages.tabletRemoved };
  });
};
