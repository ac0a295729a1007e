import { z } from 'zod';
import { dbNameSchema } from '../wire.ts';
import { DEFAULT_TOPES, MESA_SIN_FIRMA, QUIEN_PIDE } from './sede-settings.rules.ts';

const topesSchema = z.object({
  invitado: z.number(),
  cuenta: z.number(),
  direccion: z.number(),
  sede: z.number(),
});

const pedidosSchema = z.object({
  quien: z.enum(QUIEN_PIDE).default('todos'),
  topes: topesSchema.default(DEFAULT_TOPES),
  mesaSinFirma: z.enum(MESA_SIN_FIRMA).default('marcar'),
});

/** What an owner decides about a sede; defaults apply to the rest. */
export const sedeSettingsSchema = z.object({ pedidos: pedidosSchema.prefault({}) });

/** The part that diners may see. */
export const publicSettingsSchema = z.object({
  pedidos: pedidosSchema.pick({ quien: true, mesaSinFirma: true }),
});

/** `version`: of the sede's menu and settings when they were read. */
export const publicSettingsAnswerSchema = z.object({
  data: publicSettingsSchema,
  version: z.int(),
});
export const sedeSettingsAnswerSchema = z.object({ data: sedeSettingsSchema, version: z.int() });
export const sedeSettingsSavedSchema = sedeSettingsAnswerSchema.extend({ message: z.string() });

/** Types only, rules in sede-settings.rules. A part that is not sent stays as it is. */
export const sedeSettingsBodySchema = z.object({
  dbName: dbNameSchema,
  version: z.int(),
  ajustes: z.object({
    pedidos: z
      .object({
        quien: z.enum(QUIEN_PIDE),
        topes: topesSchema,
        mesaSinFirma: z.enum(MESA_SIN_FIRMA),
      })
      .optional(),
  }),
});

export const quienPideBodySchema = z.object({ dbName: dbNameSchema, quien: z.enum(QUIEN_PIDE) });

export type SedeSettings = z.infer<typeof sedeSettingsSchema>;
export type PublicSettings = z.infer<typeof publicSettingsSchema>;
export type SedeSettingsAnswer = z.infer<typeof sedeSettingsAnswerSchema>;
export type PublicSettingsAnswer = z.infer<typeof publicSettingsAnswerSchema>;
export type SedeSettingsBody = z.infer<typeof sedeSettingsBodySchema>;
