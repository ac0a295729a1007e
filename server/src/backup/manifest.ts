import { IMAGE_WIDTHS } from '@comanda/contract/menu/images';
import { z } from 'zod';

/** Raised when files of an older product can no longer be read. */
export const BACKUP_FORMAT = 1;

const digestSchema = z.object({ bytes: z.int().min(0), sha256: z.string().length(64) });

/** The last entry of a backup: its contents, so that a truncated or altered file is detected. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** Sorted by their foreign keys. */
  tables: z.array(
    digestSchema.extend({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  images: z.array(
    digestSchema.extend({
      hash: z.string().regex(/^[0-9a-f]{32}$/),
      width: z.literal(IMAGE_WIDTHS),
    }),
  ),
  /** Named by a row, but not in the store. */
  missingImages: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableContent = Manifest['tables'][number];
export type ImageContent = Manifest['images'][number];
