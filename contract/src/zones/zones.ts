import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameSchema,
  type EndpointTable,
  idSchema,
  menuQuerySchema,
  messageSchema,
  pesosSchema,
  text,
} from '../wire.ts';

/** Where something is, as phones say it. */
export const puntoSchema = z.object({ lat: z.number(), lng: z.number() });

const positionSchema = z.tuple([z.number(), z.number()]).readonly();
const poligonoSchema = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(positionSchema).readonly()).readonly(),
});

/** Where a sede delivers and for how much. Of several that reach somebody the first one counts. */
const zoneSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  barrios: z.array(z.string()),
  /** Meters around the sede. */
  radio_m: z.int().nullable(),
  /** As GeoJSON: one closed ring, longitude first. */
  poligono: poligonoSchema.nullable(),
  tarifa: pesosSchema,
  /** The least that the dishes must cost. */
  minimo: pesosSchema,
  /** From what the dishes cost on there is no fee; null: never. */
  gratis_desde: pesosSchema.nullable(),
  /** The minutes on the way, on top of those of the kitchen. */
  tiempo_min: z.int(),
  activa: z.boolean(),
});

/** In their order. `punto`: where the sede is. `version`: of its menu and settings when they were read. */
const zonesAnswerSchema = z.object({
  zonas: z.array(zoneSchema),
  punto: puntoSchema.nullable(),
  version: z.int(),
});
const zonesSavedSchema = zonesAnswerSchema.extend(messageSchema.shape);

// Types only, rules in zones.rules. The lists have room for what the rules refuse.
const zoneDraftSchema = z.object({
  /** Without one the zone is new. */
  _id: idSchema.nullish(),
  nombre: text(TEXT_LIMITS.nombre),
  barrios: z.array(text(TEXT_LIMITS.nombre)).max(200).default([]),
  radio_m: z.number().nullish(),
  poligono: z
    .object({
      type: text(TEXT_LIMITS.id),
      coordinates: z.array(z.array(z.array(z.number()).max(4)).max(1000)).max(20),
    })
    .nullish(),
  tarifa: z.number(),
  minimo: z.number().default(0),
  gratis_desde: z.number().nullish(),
  tiempo_min: z.number().default(0),
  activa: z.boolean().default(true),
});
const zonesBodySchema = z.object({
  dbName: dbNameSchema,
  version: z.int(),
  zonas: z.array(zoneDraftSchema).max(100),
});

export type Zone = z.infer<typeof zoneSchema>;
export type ZoneDraft = z.infer<typeof zoneDraftSchema>;
export type ZonesAnswer = z.infer<typeof zonesAnswerSchema>;
export type ZonesBody = z.infer<typeof zonesBodySchema>;

export const ZONES_ENDPOINTS = {
  'GET /api/zones': {
    tag: 'Sedes',
    summary:
      'A dónde lleva domicilios una sede, en su orden; sin zonas lleva a cualquier dirección',
    action: 'public',
    query: menuQuerySchema,
    answer: zonesAnswerSchema,
  },

  'PUT /api/zones': {
    tag: 'Sedes',
    summary: 'Guardar las zonas de domicilio en su orden; la que no se envía se quita',
    action: 'sede.configure',
    body: zonesBodySchema,
    answer: zonesSavedSchema,
  },
} satisfies EndpointTable;
