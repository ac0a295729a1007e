import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IMAGE_WIDTHS } from '@comanda/contract/menu/images';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import type { ImageStore } from '../images/image-store.ts';
import {
  BACKUP_FORMAT,
  digestOf,
  type ImageContent,
  type Manifest,
  openDigest,
  type TableContent,
} from './backup-file.ts';
import { openSnapshot, withClient } from './snapshot.ts';

/** A tar entry states its length first, so tables are written in pieces of this size. */
const PIECE_BYTES = 1_048_576;

/** Sessions, codes and links from then must not work again; people ask for new ones. */
const LEFT_OUT = [
  'sessions',
  'password_resets',
  'owner_codes',
  'email_codes',
  'owner_registrations',
  'known_devices',
  'shared_tablets',
];
/** Unfinished work does not start again: no mail is sent twice, no ticket prints twice. */
const ONLY: Record<string, string> = {
  mails: 'sent_at IS NOT NULL',
  print_jobs: "estado IN ('impreso', 'fallido')",
};

export type BackupSource = {
  url: string;
  images: ImageStore;
  /** True where the pictures are safe without us: rows name them, and they stay in their store. */
  leavesImages?: boolean;
};

/** Writes everything as of one moment into one file, which exists whole or not at all. */
export async function writeBackup(
  source: BackupSource,
  file: string,
  signal?: AbortSignal,
): Promise<Manifest> {
  // It contains password hashes and personal data.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.parcial`;
  const archive = pack();
  const filling = fill(archive, source);
  filling.catch((error) => archive.destroy(error));
  const writing = pipeline(
    archive,
    createGzip(),
    createWriteStream(part, { mode: 0o600, flush: true }),
    signal ? { signal } : {},
  );
  try {
    // The stream knows the reason of a failure; the writer may only know that it is closed.
    await Promise.allSettled([filling, writing]);
    await writing;
    await rename(part, file);
    return await filling;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function fill(archive: Pack, { url, images, leavesImages }: BackupSource): Promise<Manifest> {
  const named = collectNamedImages();
  const rows = await withClient(url, async (client) => {
    await openSnapshot(client);
    const shapes = (await readTables(client)).filter(({ name }) => !LEFT_OUT.includes(name));
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'SELECT name, checksum FROM schema_migrations ORDER BY name',
    );
    const tables: TableContent[] = [];
    for (const shape of shapes) tables.push(await putTable(archive, client, shape, named.look));
    return { migrations, tables, sequences: await readSequences(client) };
  });
  const pictures = await putImages(archive, images, leavesImages ? new Set() : named.hashes);
  const createdAt = new Date().toISOString();
  const manifest: Manifest = { format: BACKUP_FORMAT, createdAt, ...rows, ...pictures };
  await put(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)));
  archive.finalize();
  return manifest;
}

async function putTable(
  archive: Pack,
  client: pg.Client,
  { name, columns }: TableShape,
  look: (chunk: Buffer) => void,
): Promise<TableContent> {
  const which = ONLY[name] ? ` WHERE ${ONLY[name]}` : '';
  const rows = `SELECT ${columns.map(pg.escapeIdentifier)} FROM ${pg.escapeIdentifier(name)}${which}`;
  const digest = openDigest();
  let waiting: Buffer[] = [];
  let size = 0;
  let piece = 0;
  const flush = async () => {
    piece++;
    await put(archive, `tables/${name}/${String(piece).padStart(6, '0')}`, Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of client.query(copyTo(`COPY (${rows}) TO STDOUT`))) {
    digest.add(chunk);
    look(chunk);
    waiting.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) await flush();
  }
  if (size > 0) await flush();
  return { name, columns, ...digest.end() };
}

/** Runs after the snapshot, because a stored picture never changes and is never removed. */
async function putImages(archive: Pack, store: ImageStore, hashes: Set<string>) {
  const images: ImageContent[] = [];
  const missingImages: string[] = [];
  for (const hash of hashes) {
    const contents = await Promise.all(IMAGE_WIDTHS.map((width) => store.read(hash, width)));
    if (contents.includes(null)) missingImages.push(hash);
    for (const [at, width] of IMAGE_WIDTHS.entries()) {
      const content = contents[at];
      if (!content) continue;
      await put(archive, `images/${hash}/${width}.webp`, content);
      images.push({ hash, width, ...digestOf(content) });
    }
  }
  return { images, missingImages };
}

function put(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600, size: content.length }, content, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

type TableShape = { name: string; columns: string[] };

/** Every table of the schema, referenced ones first, with the columns that can be written. */
async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { needs: string[] }>(`
    SELECT c.relname AS name,
      ARRAY(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum
      ) AS columns,
      ARRAY(
        SELECT DISTINCT f.relname::text
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid
      ) AS needs
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relname <> 'schema_migrations'
      AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    ORDER BY c.relname`);
  const sorted: TableShape[] = [];
  const isPlaced = (name: string) => sorted.some((table) => table.name === name);
  for (let left = rows; left.length > 0; left = left.filter(({ name }) => !isPlaced(name))) {
    const ready = left.filter(({ needs }) => needs.every(isPlaced));
    if (ready.length === 0) throw new Error('Some tables refer to each other in a circle.');
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
  }
  return sorted;
}

async function readSequences(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`);
  return rows;
}

/** The address by which a row names a picture. */
export const NAMED_IMAGE = /\/images\/([0-9a-f]{32})\/1280\.webp/g;
const LONGEST = '/images//1280.webp'.length + 32;

/**
 * Collects the pictures that rows name anywhere: in a column, in the lines of an order, in the
 * audit log's values from before.
 */
export function collectNamedImages() {
  const hashes = new Set<string>();
  let rest = '';
  return {
    hashes,
    /** An address may be split between two chunks. */
    look: (chunk: Buffer) => {
      const text = rest + chunk.toString('latin1');
      // Copied, because a slice of a string keeps the whole string in memory.
      for (const [, hash = ''] of text.matchAll(NAMED_IMAGE)) {
        hashes.add(Buffer.from(hash).toString());
      }
      rest = text.slice(-LONGEST);
    },
  };
}
