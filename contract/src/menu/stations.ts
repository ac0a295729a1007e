import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import {
  dbNameSchema,
  type EndpointTable,
  menuQuerySchema,
  messageSchema,
  targetSchema,
  text,
} from '../wire.ts';

const stationSchema = z.object({
  /** What categories and products name. */
  clave: z.string(),
  nombre: z.string(),
  /** The printer of the sede on which its tickets come out; null prints nothing. */
  impresora: z.string().nullable(),
  /** A dish that waits longer is late. */
  objetivoMin: z.int(),
});

/** In their order. `version`: of the sede's menu and settings when they were read. */
const stationsAnswerSchema = z.object({ estaciones: z.array(stationSchema), version: z.int() });
const stationsSavedSchema = stationsAnswerSchema.extend(messageSchema.shape);

// Types only, rules in stations.rules. The list has room for one that the rules refuse.
const stationDraftSchema = z.object({
  /** Without one the station is new. */
  clave: text(TEXT_LIMITS.id).nullish(),
  nombre: text(TEXT_LIMITS.nombre),
  impresora: targetSchema.nullish(),
  objetivoMin: z.number().default(10),
});
const stationsBodySchema = z.object({
  dbName: dbNameSchema,
  version: z.int(),
  estaciones: z.array(stationDraftSchema).max(100),
});

export type Station = z.infer<typeof stationSchema>;
export type StationDraft = z.infer<typeof stationDraftSchema>;
export type StationsAnswer = z.infer<typeof stationsAnswerSchema>;
export type StationsBody = z.infer<typeof stationsBodySchema>;

export const STATIONS_ENDPOINTS = {
  'GET /api/stations': {
    tag: 'Cocina',
    summary: 'Las estaciones de la cocina de una sede',
    action: 'stations.read',
    query: menuQuerySchema,
    answer: stationsAnswerSchema,
  },

  'PUT /api/stations': {
    tag: 'Cocina',
    summary: 'Guardar las estaciones en su orden; la que no se envía se quita',
    action: 'sede.configure',
    body: stationsBodySchema,
    answer: stationsSavedSchema,
  },
} satisfies EndpointTable;
