import { z } from 'zod';
import { text } from '../wire.ts';
import { CANALES } from './channels.ts';
import { FESTIVOS } from './hours.rules.ts';
import { SERVICE_LIMITS } from './service-settings.rules.ts';

/** When a sede opens, pauses and how much it takes. Types and lengths here, rules in service-settings.rules. */

const { room } = SERVICE_LIMITS;
const clock = text(5);
const intervalos = z.array(z.object({ desde: clock, hasta: clock }));
const canal = z.enum(CANALES);
const canales = z.array(canal);

const horasSchema = z.object({
  /** Sunday first. */
  semana: z.array(intervalos.max(room)).max(room),
  excepciones: z
    .array(
      z.object({
        fecha: text(10),
        nombre: text(SERVICE_LIMITS.nombre).default(''),
        intervalos: intervalos.max(room),
      }),
    )
    .max(room),
  festivos: z.enum(FESTIVOS),
});

const pausaSchema = z.object({
  /** Null: until somebody takes it back. */
  hasta: z.string().nullable(),
  canales,
  motivo: z.string(),
  /** Who paused it; the public part lacks it. */
  por: z.string(),
});

const limiteSchema = z.object({
  pedidos: z.number(),
  cadaMin: z.number(),
  canales: canales.max(room),
});

const programar = { activo: z.boolean(), desdeMin: z.number(), dias: z.number() };
const canalesSchema = z.object({
  mesa: z.boolean(),
  llevar: z.boolean(),
  domicilio: z.boolean(),
});
const puntoSchema = z.object({ lat: z.number(), lng: z.number() });

/** As an owner sends them, each part whole; the pause and the minutes more have their own calls. */
export const serviceSettingsBody = {
  horas: horasSchema.nullish(),
  ultimaOrdenMin: z.number().optional(),
  canales: canalesSchema.optional(),
  preparacionMin: z.number().nullish(),
  limite: limiteSchema.nullish(),
  programar: z.object(programar).optional(),
  punto: puntoSchema.nullish(),
};

/** A sede that has none of them takes every order at every hour and promises nothing, as the seed. */
export const serviceSettings = {
  horas: horasSchema.nullable().default(null),
  ultimaOrdenMin: z.number().default(0),
  pausa: pausaSchema.nullable().default(null),
  canales: z
    .object({
      mesa: canalesSchema.shape.mesa.default(true),
      llevar: canalesSchema.shape.llevar.default(true),
      domicilio: canalesSchema.shape.domicilio.default(true),
    })
    .prefault({}),
  preparacionMin: z.number().nullable().default(null),
  extraMin: z.number().default(0),
  limite: limiteSchema.nullable().default(null),
  programar: z
    .object({
      activo: programar.activo.default(false),
      desdeMin: programar.desdeMin.default(30),
      dias: programar.dias.default(2),
    })
    .prefault({}),
  punto: puntoSchema.nullable().default(null),
};

/** What diners may know: neither who paused the sede nor how many orders it takes. */
export const publicServiceSettings = {
  ...serviceSettings,
  pausa: pausaSchema.omit({ por: true }).nullable(),
  limite: limiteSchema.omit({ pedidos: true }).nullable(),
};
