import {
  paymentLinkAnswerSchema,
  paymentLinkBodySchema,
  paymentListSchema,
  planListSchema,
} from '@comanda/contract/memberships';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionIn } from '../access.ts';
import { createPaymentLink, listPayments, type PaymentDeps } from '../payments/payments.service.ts';
import { listPlans } from './memberships.service.ts';

const tags = ['Membresías'];

export const membershipRoutes: FastifyPluginAsyncZod<PaymentDeps> = async (app, deps) => {
  app.get(
    '/api/memberships/getMemberships',
    {
      config: { action: 'public' },
      schema: { tags, summary: 'Los planes', response: { 200: planListSchema } },
    },
    async () => ({ data: await listPlans(deps.db) }),
  );

  app.post(
    '/api/memberships/paymentLink',
    {
      config: { action: 'membership.buy', rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Crear el enlace en que se paga un plan',
        body: paymentLinkBodySchema,
        response: { 200: paymentLinkAnswerSchema },
      },
    },
    async (request) => ({
      url: await createPaymentLink(deps, sessionIn(request), request.body.planId),
    }),
  );

  app.get(
    '/api/memberships/payments',
    {
      config: { action: 'membership.buy' },
      schema: { tags, summary: 'Los pagos del propietario', response: { 200: paymentListSchema } },
    },
    async (request) => ({ data: await listPayments(deps.db, sessionIn(request).restaurantId) }),
  );
};
