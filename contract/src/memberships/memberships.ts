import { z } from 'zod';
import { membresiaParamsSchema, ownerUserSchema } from '../auth/auth.ts';
import {
  dbNameQuerySchema,
  type EndpointTable,
  emailSchema,
  idSchema,
  messageSchema,
  text,
} from '../wire.ts';

const WOMPI_STATUSES = ['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR'] as const;
export type WompiStatus = (typeof WOMPI_STATUSES)[number];

const planSchema = z.object({
  _id: z.string(),
  plan_name: z.string(),
  description: z.string(),
  includes: z.array(z.string()),
  precio_mensual_cop: z.number(),
  plan_type: z.int(),
  chats_included: z.int(),
  sedes: z.int(),
  /** How many employees, over all sedes; null is any number. */
  usuarios: z.int().nullable(),
});

const planListSchema = z.object({ data: z.array(planSchema) });

const beyondSchema = z.object({ tienes: z.int(), permite: z.int() });

/** What paying for a plan now would do, shown before the owner leaves for the checkout. */
const planPreviewSchema = z.object({
  planId: z.string(),
  fechaFin: z.string(),
  /** What is left of another plan, in its days and in days of this one; null if nothing is left. */
  conversion: z.object({ plan_name: z.string(), dias: z.int(), diasNuevos: z.int() }).nullable(),
  /** More than the plan would allow, so some become read-only. Null where nothing changes. */
  sedes: beyondSchema.nullable(),
  usuarios: beyondSchema.nullable(),
});
const planPreviewListSchema = z.object({ data: z.array(planPreviewSchema) });

/** The sedes and people of a restaurant, and which of them its plan covers. */
const coverageSchema = z.object({
  plan_name: z.string().nullable(),
  permite: z.object({ sedes: z.int(), usuarios: z.int().nullable() }),
  sedes: z.array(z.object({ _id: z.string(), nombre: z.string(), activa: z.boolean() })),
  personas: z.array(
    z.object({
      id: z.string(),
      nombre: z.string(),
      cargo: z.string(),
      sede: z.string(),
      activo: z.boolean(),
    }),
  ),
});

const usedSchema = z.object({ usados: z.int(), permite: z.int() });
/** How much of the plan the restaurant uses. */
const planUsageSchema = z.object({
  sedes: usedSchema,
  /** Null is any number. */
  usuarios: z.object({ usados: z.int(), permite: z.int().nullable() }),
  /** Of the assistant, in the month `mes`, over all sedes. */
  conversaciones: usedSchema.extend({ mes: z.string() }),
});

/** The ids of those that stay active; all the others become read-only. */
const coverageBodySchema = z.object({
  sedes: z.array(z.uuid()).max(1_000),
  personas: z.array(z.uuid()).max(10_000),
});
const coverageSavedSchema = z.object({ message: z.string(), data: coverageSchema });

/** What the plan does not cover, so the caller may only read. */
const SOLO_LECTURA = ['sede', 'usuario'] as const;
const accessSchema = z.object({
  data: z.object({ soloLectura: z.enum(SOLO_LECTURA).nullable() }),
});

const paymentLinkBodySchema = z.object({ planId: idSchema });
const paymentLinkAnswerSchema = z.object({ url: z.string() });

/** The spec's browser also sends plan, dates and state; the server believes only the provider. */
const membershipUpdateBodySchema = z.object({
  email: emailSchema.nullish(),
  transactionId: idSchema.nullish(),
});

const membershipUpdatedSchema = z.object({
  message: z.string(),
  user: ownerUserSchema,
  membresiaParams: membresiaParamsSchema.nullable(),
});

const paymentSchema = z.object({
  transactionId: z.string(),
  plan_name: z.string(),
  pesos: z.number(),
  status: z.enum(WOMPI_STATUSES),
  fecha: z.string(),
  fechaFin: z.string().nullable(),
});

const paymentListSchema = z.object({ data: z.array(paymentSchema) });

export type Payment = z.infer<typeof paymentSchema>;
export type Plan = z.infer<typeof planSchema>;
export type PlanPreview = z.infer<typeof planPreviewSchema>;
export type PlanUsage = z.infer<typeof planUsageSchema>;
export type Coverage = z.infer<typeof coverageSchema>;
export type CoverageBody = z.infer<typeof coverageBodySchema>;
export type SoloLectura = (typeof SOLO_LECTURA)[number];

// Wompi's shapes, loose where Wompi sends more than we read.

/** Checked before an id from the address bar becomes part of a URL. */
export const transactionIdSchema = text(64).regex(/^[A-Za-z0-9-]+$/);

export const wompiLinkRequestSchema = z.object({
  name: z.string(),
  description: z.string(),
  amount_in_cents: z.int(),
  currency: z.literal('COP'),
  single_use: z.literal(true),
  collect_shipping: z.literal(false),
  expires_at: z.string(),
  redirect_url: z.string(),
  sku: z.string().max(36),
  customer_data: z.object({ email: z.string(), user_id: z.string() }),
  metadata: z.object({ planId: z.string(), planName: z.string(), planPrice: z.number() }),
});

export const wompiLinkSchema = z.looseObject({ data: z.looseObject({ id: z.string() }) });

export const wompiTransactionSchema = z.looseObject({
  id: z.string(),
  status: z.enum(WOMPI_STATUSES),
  amount_in_cents: z.int(),
  currency: z.string(),
  reference: z.string(),
  customer_email: z.string().nullish(),
  status_message: z.string().nullish(),
  // Can be null; the link is then the prefix of the reference.
  payment_link_id: z.string().nullish(),
});

export const wompiTransactionAnswerSchema = z.looseObject({ data: wompiTransactionSchema });
/** Parsed one by one: an unreadable transaction must not hide the others. */
export const wompiTransactionListSchema = z.looseObject({ data: z.array(z.unknown()) });

/** `signature.properties` name paths inside `data`, vary, and are part of what is signed. */
export const wompiEventSchema = z.looseObject({
  event: text(200),
  data: z.looseObject({ transaction: z.looseObject({ id: idSchema }).optional() }),
  environment: z.enum(['test', 'prod']),
  // Few and short, because they are read before we know who sent them.
  signature: z.object({
    properties: z.array(text(100)).max(20),
    checksum: text(200),
  }),
  timestamp: z.number(),
  sent_at: text(100).nullish(),
});

export type WompiLinkRequest = z.infer<typeof wompiLinkRequestSchema>;
export type WompiTransaction = z.infer<typeof wompiTransactionSchema>;
export type WompiEvent = z.infer<typeof wompiEventSchema>;

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

  'GET /api/memberships/usage': {
    tag: 'Membresías',
    summary: 'Cuánto del plan está en uso: sedes, personas y conversaciones del mes',
    action: 'locations.manage',
    answer: z.object({ data: planUsageSchema }),
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
    summary: 'Crear el link en que se paga un plan',
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
