import { z } from 'zod';
import { locationSchema, restaurantSchema } from './locations.ts';

export const MAX_TABLES = 200;

/** Tables by number, both included. */
export const tablesQuerySchema = z.object({
  dbName: z.string(),
  desde: z.coerce.number().int().min(1).max(9999).default(1),
  hasta: z.coerce.number().int().min(1).max(9999).default(20),
});

/** `url` fills in sede and table; `firma` proves that the restaurant made it. */
export const tableLinkSchema = z.object({ mesa: z.string(), firma: z.string(), url: z.string() });
export const tableLinksSchema = z.object({ data: z.array(tableLinkSchema) });

/** What a table's link says. */
export const tableQuerySchema = z.object({
  sede: z.string(),
  mesa: z.string().max(50),
  firma: z.string().max(100),
});
export const tableSchema = z.object({
  data: z.object({ mesa: z.string(), location: locationSchema, restaurante: restaurantSchema }),
});

export type TableLink = z.infer<typeof tableLinkSchema>;
export type Table = z.infer<typeof tableSchema>['data'];
