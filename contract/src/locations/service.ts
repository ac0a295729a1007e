import { z } from 'zod';
import { TIPOS } from '../orders/orders.words.ts';
import { daySchema, dbNameSchema, type EndpointTable, text } from '../wire.ts';
import { CANALES } from './channels.ts';
import { publicSettingsAnswerSchema } from './locations.ts';
import { PAUSE_MINUTES } from './pause.rules.ts';
import { SERVICE_LIMITS } from './service-settings.rules.ts';

const dbName = dbNameSchema;

/** `minutos`: `hoy` for the rest of today, null until somebody takes it back. */
const pauseBodySchema = z.object({
  dbName,
  minutos: z.union([z.literal(PAUSE_MINUTES), z.literal('hoy')]).nullable(),
  canales: z.array(z.enum(CANALES)).max(SERVICE_LIMITS.room),
  motivo: text(SERVICE_LIMITS.motivo).default(''),
});

/** How much longer than usual an order takes now; 0 takes it back. */
const extraBodySchema = z.object({ dbName, minutos: z.number() });

const slotsQuerySchema = z.object({ dbName, tipo: z.enum(TIPOS), dia: daySchema });
const slotSchema = z.object({
  /** When it begins, as an instant. */
  franja: z.string(),
  llena: z.boolean(),
});

/** How the sede does: what it could promise, and how full the slots are that begin in the next hours. */
const paceSchema = z.object({
  /** What its kitchen took in the last hour, in minutes; null where it made too few orders to say. */
  minutosPreparacion: z.int().nullable(),
  franjas: z.array(z.object({ franja: z.string(), usados: z.int() })),
});

const changedSchema = publicSettingsAnswerSchema.extend({ message: z.string() });

export type PauseBody = z.infer<typeof pauseBodySchema>;
export type Pace = z.infer<typeof paceSchema>;
export type Slot = z.infer<typeof slotSchema>;

export const SERVICE_ENDPOINTS = {
  'POST /api/sede/pause': {
    tag: 'Sedes',
    summary: 'Dejar de recibir por un rato los pedidos de algunos canales',
    action: 'sede.pause',
    body: pauseBodySchema,
    answer: changedSchema,
  },

  'POST /api/sede/resume': {
    tag: 'Sedes',
    summary: 'Recibir otra vez pedidos de todos los canales',
    action: 'sede.pause',
    body: z.object({ dbName }),
    answer: changedSchema,
  },

  'POST /api/sede/extra': {
    tag: 'Sedes',
    summary: 'Decir cuántos minutos más se demora ahora un pedido',
    action: 'sede.pause',
    body: extraBodySchema,
    answer: changedSchema,
  },

  'GET /api/sede/ritmo': {
    tag: 'Sedes',
    summary:
      'Cuánto tarda la cocina en la última hora, y cuántos pedidos tienen las franjas que vienen',
    action: 'sede.configure',
    query: z.object({ dbName }),
    answer: z.object({ data: paceSchema }),
  },

  'GET /api/locations/slots': {
    tag: 'Sedes',
    summary: 'Las horas de un día para las que se puede programar un pedido',
    action: 'public',
    query: slotsQuerySchema,
    answer: z.object({ data: z.array(slotSchema) }),
  },
} satisfies EndpointTable;
