import { z } from 'zod';
import { CIERRE_MOTIVO_MAX } from '../sede-life/sede-life.rules.ts';
import { daySchema, dbNameSchema, type EndpointTable, text } from '../wire.ts';
import { locationSavedSchema } from './locations.ts';

/** Types only, rules in sede-life.rules. */
const cierreBodySchema = z.object({
  dbName: dbNameSchema,
  vuelve: daySchema.nullable(),
  motivo: text(CIERRE_MOTIVO_MAX).default(''),
});
const sedeBodySchema = z.object({ dbName: dbNameSchema });
/** Said in so many words, because nobody closes a sede by a slip. */
const closeBodySchema = sedeBodySchema.extend({ confirma: z.literal(true) });

export const SEDE_LIFE_ENDPOINTS = {
  'PUT /api/locations/cierre': {
    tag: 'Sedes',
    summary: 'Cerrar una sede por un tiempo: los clientes no le piden hasta que vuelve',
    action: 'locations.manage',
    body: cierreBodySchema,
    answer: locationSavedSchema,
  },

  'DELETE /api/locations/cierre': {
    tag: 'Sedes',
    summary: 'Abrir otra vez una sede que estaba cerrada por un tiempo',
    action: 'locations.manage',
    body: sedeBodySchema,
    answer: locationSavedSchema,
  },

  'POST /api/locations/cerrar': {
    tag: 'Sedes',
    summary: 'Cerrar una sede definitivamente: conserva su historia y deja libre un cupo del plan',
    action: 'locations.manage',
    evenReadOnly: 'in sede',
    body: closeBodySchema,
    answer: locationSavedSchema,
  },

  'POST /api/locations/reabrir': {
    tag: 'Sedes',
    summary: 'Reabrir una sede que había cerrado, si el plan tiene cupo',
    action: 'locations.manage',
    evenReadOnly: 'in sede',
    body: sedeBodySchema,
    answer: locationSavedSchema,
  },
} satisfies EndpointTable;
