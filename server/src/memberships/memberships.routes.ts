import { coverageMessages } from '@comanda/contract/memberships/coverage.messages';
import {
  accessSchema,
  coverageBodySchema,
  coverageSavedSchema,
  coverageSchema,
  paymentLinkAnswerSchema,
  paymentLinkBodySchema,
  paymentListSchema,
  planListSchema,
  planPreviewListSchema,
} from '@comanda/contract/memberships/memberships';
import { dbNameQuerySchema } from '@comanda/contract/wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sedeOf, sessionIn } from '../http/access.ts';
import { createPaymentLink, listPayments, type PaymentDeps } from '../payments/payments.service.ts';
import { chooseCoverage, readCoverage } from './coverage.service.ts';
import { listPlans } from './memberships.service.ts';
import { previewPlans } from './preview.service.ts';

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

  app.get(
    '/api/memberships/preview',
    {
      config: { action: 'membership.buy' },
      schema: {
        tags,
        summary: 'Lo que cada plan haría con la membresía si se pagara ahora',
        response: { 200: planPreviewListSchema },
      },
    },
    async (request) => ({ data: await previewPlans(deps.db, sessionIn(request).restaurantId) }),
  );

  app.get(
    '/api/memberships/coverage',
    {
      config: { action: 'locations.manage' },
      schema: {
        tags,
        summary: 'Qué sedes y personas cubre el plan',
        response: { 200: z.object({ data: coverageSchema }) },
      },
    },
    async (request) => ({ data: await readCoverage(deps.db, sessionIn(request).restaurantId) }),
  );

  app.put(
    '/api/memberships/coverage',
    {
      config: { action: 'locations.manage' },
      bodyLimit: 524_288,
      schema: {
        tags,
        summary: 'Elegir qué sedes y personas siguen activas; las demás quedan en solo lectura',
        body: coverageBodySchema,
        response: { 200: coverageSavedSchema },
      },
    },
    async (request) => ({
      message: coverageMessages.chosen,
      data: await chooseCoverage(deps.db, sessionIn(request), request.body),
    }),
  );

  app.get(
    '/api/memberships/access',
    {
      config: { action: 'session.own' },
      schema: {
        tags,
        summary: 'Si quien llama puede escribir en la sede, o el plan no la cubre',
        querystring: dbNameQuerySchema,
        response: { 200: accessSchema },
      },
    },
    async (request) => {
      if (sessionIn(request).isReadOnly) return { data: { soloLectura: 'usuario' as const } };
      return { data: { soloLectura: sedeOf(request).isReadOnly ? ('sede' as const) : null } };
    },
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
