import { z } from 'zod';
import { membresiaParamsSchema, ownerUserSchema } from './auth.ts';
import { WOMPI_STATUSES } from './payments.ts';

export const planSchema = z.object({
  _id: z.string(),
  plan_name: z.string(),
  description: z.string(),
  includes: z.array(z.string()),
  precio_mensual_cop: z.number(),
  plan_type: z.int(),
  chats_included: z.int(),
  sedes: z.int(),
});

export const planListSchema = z.object({ data: z.array(planSchema) });

export const paymentLinkBodySchema = z.object({ planId: z.string() });
export const paymentLinkAnswerSchema = z.object({ url: z.string() });

/** The spec's browser also sends plan, dates and state; the server believes only the provider. */
export const membershipUpdateBodySchema = z.object({
  email: z.string().nullish(),
  transactionId: z.string().nullish(),
});

export const membershipUpdatedSchema = z.object({
  message: z.string(),
  user: ownerUserSchema,
  membresiaParams: membresiaParamsSchema.nullable(),
});

export const paymentSchema = z.object({
  transactionId: z.string(),
  plan_name: z.string(),
  pesos: z.number(),
  status: z.enum(WOMPI_STATUSES),
  fecha: z.string(),
  fechaFin: z.string().nullable(),
});

export const paymentListSchema = z.object({ data: z.array(paymentSchema) });

export type Payment = z.infer<typeof paymentSchema>;
export type Plan = z.infer<typeof planSchema>;
