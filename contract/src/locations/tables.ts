import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';
import { dbNameSchema, text, tokenSchema } from '../wire.ts';
import { locationSchema, restaurantSchema } from './locations.ts';

export const MAX_TABLES = 200;

/** A range of table numbers, both included. */
export const tablesQuerySchema = z.object({
  dbName: dbNameSchema,
  desde: z.coerce.number<number>().int().min(1).max(9999).default(1),
  hasta: z.coerce.number<number>().int().min(1).max(9999).default(20),
});

/** `url` fills in sede and table; `firma` proves that the restaurant made it. */
export const tableLinkSchema = z.object({ mesa: z.string(), firma: z.string(), url: z.string() });
export const tableLinksSchema = z.object({ data: z.array(tableLinkSchema) });

/** What a table's link says. */
export const tableQuerySchema = z.object({
  sede: dbNameSchema,
  mesa: text(TEXT_LIMITS.mesa),
  firma: tokenSchema,
});
export const tableSchema = z.object({
  data: z.object({ mesa: z.string(), location: locationSchema, restaurante: restaurantSchema }),
});

export type TableLink = z.infer<typeof tableLinkSchema>;
export type Table = z.infer<typeof tableSchema>['data'];
