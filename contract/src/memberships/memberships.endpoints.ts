import { z } from 'zod';
import { dbNameQuerySchema, type EndpointTable, messageSchema } from '../wire.ts';
import {
  accessSchema,
  coverageBodySchema,
  coverageSavedSchema,
  coverageSchema,
  membershipUpdateBodySchema,
  membershipUpdatedSchema,
  paymentLinkAnswerSchema,
  paymentLinkBodySchema,
  paymentListSchema,
  planListSchema,
  planPreviewListSchema,
} from './memberships.ts';
import { wompiEventSchema } from './payments.ts';

export const MEMBERSHIPS_ENDPOINTS = {
  'GET /api/memberships/getMemberships': {
    tag: 'Membresías',
    summary: 'Los planes',
    action: 'public',
    answer: planListSchema,
  },

  'GET /api/memberships/preview': {
    tag: 'Membresías',
    summary: 'Lo que cada plan haría con la membresía si se pagara ahora',
    action: 'membership.buy',
    answer: planPreviewListSchema,
  },

  'GET /api/memberships/coverage': {
    tag: 'Membresías',
    summary: 'Qué sedes y personas cubre el plan',
    action: 'locations.manage',
    answer: z.object({ data: coverageSchema }),
  },

  'PUT /api/memberships/coverage': {
    tag: 'Membresías',
    summary: 'Elegir qué sedes y personas siguen activas; las demás quedan en solo lectura',
    action: 'locations.manage',
    body: coverageBodySchema,
    answer: coverageSavedSchema,
  },

  'GET /api/memberships/access': {
    tag: 'Membresías',
    summary: 'Si quien llama puede escribir en la sede, o el plan no la cubre',
    action: 'session.own',
    query: dbNameQuerySchema,
    answer: accessSchema,
  },

  'POST /api/memberships/paymentLink': {
    tag: 'Membresías',
    summary: 'Crear el enlace en que se paga un plan',
    action: 'membership.buy',
    body: paymentLinkBodySchema,
    answer: paymentLinkAnswerSchema,
  },

  'GET /api/memberships/payments': {
    tag: 'Membresías',
    summary: 'Los pagos del propietario',
    action: 'membership.buy',
    answer: paymentListSchema,
  },

  'POST /api/admin/update': {
    tag: 'Pagos',
    summary: 'Activar la membresía con un pago que el proveedor aprobó',
    action: 'membership.buy',
    body: membershipUpdateBodySchema,
    answer: membershipUpdatedSchema,
  },

  'POST /api/payments/events': {
    tag: 'Pagos',
    summary: 'Eventos firmados del proveedor de pagos',
    action: 'public',
    body: wompiEventSchema,
    answer: messageSchema,
  },
} satisfies EndpointTable;
