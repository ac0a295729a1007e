import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameSchema,
  type EndpointTable,
  idParamsSchema,
  idSchema,
  menuQuerySchema,
  messageSchema,
  text,
} from '../wire.ts';
import { FORMAS } from './plan.limits.ts';

/** A table on the grid of 100 × 100 of its zone. */
const planTableSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  puestos: z.int(),
  x: z.int(),
  y: z.int(),
  ancho: z.int(),
  alto: z.int(),
  forma: z.enum(FORMAS),
  /** False for one that is out of service. */
  activa: z.boolean(),
});
const zoneSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  mesas: z.array(planTableSchema),
});
const planSchema = z.object({ zonas: z.array(zoneSchema) });

/** `version`: of the sede's menu and settings when the plan was read. */
const planAnswerSchema = z.object({ data: planSchema, version: z.int() });
const planSavedSchema = planAnswerSchema.extend(messageSchema.shape);

// Types only, rules in plan.rules. The lists have room for a plan that the rules refuse.
const tableDraftSchema = z.object({
  /** Without one the table is new. */
  _id: idSchema.optional(),
  nombre: text(TEXT_LIMITS.nombre),
  puestos: z.number(),
  x: z.number(),
  y: z.number(),
  ancho: z.number(),
  alto: z.number(),
  forma: z.enum(FORMAS),
  activa: z.boolean().default(true),
});
const planDraftSchema = z.object({
  zonas: z
    .array(
      z.object({
        _id: idSchema.optional(),
        nombre: text(TEXT_LIMITS.nombre),
        mesas: z.array(tableDraftSchema).max(1000),
      }),
    )
    .max(100),
});
const planBodySchema = z.object({ dbName: dbNameSchema, version: z.int(), data: planDraftSchema });

export type Plan = z.infer<typeof planSchema>;
export type PlanAnswer = z.infer<typeof planAnswerSchema>;
export type PlanDraft = z.infer<typeof planDraftSchema>;
export type PlanBody = z.infer<typeof planBodySchema>;

export const TABLES_ENDPOINTS = {
  'GET /api/tables': {
    tag: 'Mesas',
    summary: 'El plano de una sede: sus zonas con sus mesas',
    action: 'tables.plan',
    query: menuQuerySchema,
    answer: planAnswerSchema,
  },

  'PUT /api/tables': {
    tag: 'Mesas',
    summary: 'Guardar el plano entero; lo que no se envía se quita',
    action: 'sede.configure',
    body: planBodySchema,
    answer: planSavedSchema,
  },

  'POST /api/tables/:id/renew': {
    tag: 'Mesas',
    summary: 'Dar a una mesa un código nuevo; los anteriores dejan de servir',
    action: 'sede.configure',
    params: idParamsSchema,
    body: z.object({ dbName: dbNameSchema }),
    answer: planSavedSchema,
  },
} satisfies EndpointTable;
