import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import { pesosSchema, text } from '../wire.ts';

/** An option that hangs under another one, as an order remembers it. */
const nestedOptionSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  /** What one of it costs where it is not included. */
  precio: pesosSchema,
  /** How many for each dish of the line, or for each unit of the option that it hangs under. */
  cantidad: z.int(),
  /** How many of these cost nothing. */
  incluidas: z.int(),
  /** The product that it is, if it is one. */
  id_sigo: z.string().optional(),
  /** The station that makes it, where it is not that of its dish. */
  estacion: z.string().optional(),
});

const nestedGroupSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  opciones: z.array(nestedOptionSchema),
});

const lineOptionSchema = nestedOptionSchema.extend({
  grupos: z.array(nestedGroupSchema).optional(),
});

/** What was chosen of one group, in the order of the menu. */
export const lineGroupSchema = z.object({
  codigo: z.string(),
  nombre: z.string(),
  opciones: z.array(lineOptionSchema),
});

/**
 * Lists longer than a rule allows still reach the rule, which has its own message; these are the
 * limits for that.
 */
const ROOM = { groups: 40, options: 200 } as const;

const codeSchema = text(TEXT_LIMITS.id);

const nestedDraftSchema = z.object({
  codigo: codeSchema.nullish(),
  cantidad: z.number().nullish(),
  /** What the screen showed; another price refuses the order. */
  precio: z.number().nullish(),
  /** How many of them the screen showed as included; where that makes another price, the order is refused. */
  incluidas: z.number().nullish(),
  /** Nothing hangs here: read to be refused. */
  grupos: z
    .array(z.object({ codigo: codeSchema.nullish() }))
    .max(ROOM.groups)
    .nullish(),
});

export const draftGroupSchema = z.object({
  codigo: codeSchema.nullish(),
  opciones: z
    .array(
      nestedDraftSchema.extend({
        grupos: z
          .array(
            z.object({
              codigo: codeSchema.nullish(),
              opciones: z.array(nestedDraftSchema).max(ROOM.options).nullish(),
            }),
          )
          .max(ROOM.groups)
          .nullish(),
      }),
    )
    .max(ROOM.options)
    .nullish(),
});

export const draftGroupsSchema = z.array(draftGroupSchema).max(ROOM.groups);

export type LineOption = z.infer<typeof lineOptionSchema>;
export type LineGroup = z.infer<typeof lineGroupSchema>;
export type DraftGroup = z.infer<typeof draftGroupSchema>;
