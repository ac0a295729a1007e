import { z } from 'zod';
import { membresiaParamsSchema, ownerUserSchema } from '../auth/auth.ts';
import { emailSchema, idSchema } from '../wire.ts';
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
  /** How many employees, over all sedes; null is any number. */
  usuarios: z.int().nullable(),
});

export const planListSchema = z.object({ data: z.array(planSchema) });

const beyondSchema = z.object({ tienes: z.int(), permite: z.int() });

/** What paying for a plan now would do, shown before the owner leaves for the checkout. */
export const planPreviewSchema = z.object({
  planId: z.string(),
  fechaFin: z.string(),
  /** What is left of another plan, in its days and in days of this one; null if nothing is left. */
  conversion: z.object({ plan_name: z.string(), dias: z.int(), diasNuevos: z.int() }).nullable(),
  /** More than the plan would allow, so some become read-only. Null where nothing changes. */
  sedes: beyondSchema.nullable(),
  usuarios: beyondSchema.nullable(),
});
export const planPreviewListSchema = z.object({ data: z.array(planPreviewSchema) });

/** The sedes and people of a restaurant, and which of them its plan covers. */
export const coverageSchema = z.object({
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

/** The ids of those that stay active; all the others become read-only. */
export const coverageBodySchema = z.object({
  sedes: z.array(z.uuid()).max(1_000),
  personas: z.array(z.uuid()).max(10_000),
});
export const coverageSavedSchema = z.object({ message: z.string(), data: coverageSchema });

/** What the plan does not cover, so the caller may only read. */
export const SOLO_LECTURA = ['sede', 'usuario'] as const;
export const accessSchema = z.object({
  data: z.object({ soloLectura: z.enum(SOLO_LECTURA).nullable() }),
});

export const paymentLinkBodySchema = z.object({ planId: idSchema });
export const paymentLinkAnswerSchema = z.object({ url: z.string() });

/** The spec's browser also sends plan, dates and state; the server believes only the provider. */
export const membershipUpdateBodySchema = z.object({
  email: emailSchema.nullish(),
  transactionId: idSchema.nullish(),
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
export type PlanPreview = z.infer<typeof planPreviewSchema>;
export type Coverage = z.infer<typeof coverageSchema>;
export type CoverageBody = z.infer<typeof coverageBodySchema>;
export type SoloLectura = (typeof SOLO_LECTURA)[number];
