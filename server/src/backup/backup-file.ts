import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { bogotaClock } from '@comanda/contract/days';
import { IMAGE_WIDTHS } from '@comanda/contract/menu/images';
import { z } from 'zod';
import { StartError } from '../errors/start-error.ts';

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

/** Why a file is refused, for the person who wants to restore it. */
export function damaged(reason: unknown): Error {
  // Already has its message, or was interrupted.
  if (reason instanceof StartError) return reason;
  if (reason instanceof Error && reason.name === 'AbortError') return reason;
  const { code, message = String(reason) } = reason as { code?: string; message?: string };
  if (code === 'ENOENT') return new StartError('No encontramos el archivo de la copia.');
  if (code === 'EACCES')
    return new StartError('No tienes permiso para leer el archivo de la copia.');
  return new StartError(
    `La copia está incompleta o alterada (${message}). No se restauró nada: usa otra copia.`,
  );
}

const NEW_LINE = 0x0a;

export type Digest = { bytes: number; rows: number; sha256: string };

/**
 * Digest of bytes that pass through. COPY writes one line for each row, because breaks inside a
 * value are escaped.
 */
export function openDigest() {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  return {
    add: (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows++;
    },
    end: (): Digest => ({ bytes, rows, sha256: hash.digest('hex') }),
  };
}

export function digestOf(content: Buffer): Omit<Digest, 'rows'> {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** 'comanda-2026-11-15-0312-09.tar.gz', in the local time of this machine. */
export function backupName(now: Date): string {
  const [day, time = ''] = bogotaClock(now).toISOString().slice(0, 19).split('T');
  const [hours, minutes, seconds] = time.split(':');
  return `comanda-${day}-${hours}${minutes}-${seconds}.tar.gz`;
}
