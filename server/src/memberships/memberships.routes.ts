import type { Payment } from '@comanda/contract/memberships/memberships';
import { coverageMessages } from '@comanda/contract/memberships/memberships.messages';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import type { Session } from '../sessions/session.ts';
import { chooseCoverage, readCoverage, readPlanUsage } from './coverage.service.ts';
import { listPlans, previewPlans } from './memberships.service.ts';

type MembershipDeps = {
  db: Db;
  createPaymentLink: (owner: Session, planId: string) => Promise<string>;
  listPayments: (restaurantId: string) => Promise<Payment[]>;
};

export const membershipRoutes: FastifyPluginAsync<MembershipDeps> = async (app, deps) => {
  route(app, 'GET /api/memberships/getMemberships', async () => ({
    data: await listPlans(deps.db),
  }));

  route(app, 'GET /api/memberships/preview', async (request) => ({
    data: await previewPlans(deps.db, sessionIn(request).restaurantId),
  }));

  route(app, 'GET /api/memberships/coverage', async (request) => ({
    data: await readCoverage(deps.db, sessionIn(request).restaurantId),
  }));

  route(app, 'GET /api/memberships/usage', async (request) => ({
    data: await readPlanUsage(deps.db, sessionIn(request).restaurantId),
  }));

  route(
    app,
    'PUT /api/memberships/coverage',
    async (request) => ({
      message: coverageMessages.chosen,
      data: await chooseCoverage(deps.db, sessionIn(request), request.body),
    }),
    { bodyLimit: 524_288 },
  );

  route(app, 'GET /api/memberships/access', async (request) => {
    if (sessionIn(request).isReadOnly) return { data: { soloLectura: 'usuario' as const } };
    return { data: { soloLectura: sedeOf(request).isReadOnly ? ('sede' as const) : null } };
  });

  route(
    app,
    'POST /api/memberships/paymentLink',
    async (request) => ({
      url: await deps.createPaymentLink(sessionIn(request), request.body.planId),
    }),
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  );

  route(app, 'GET /api/memberships/payments', async (request) => ({
    data: await deps.listPayments(sessionIn(request).restaurantId),
  }));
};
