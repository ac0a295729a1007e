import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, ONE_SHARD_AFTER_THE_OTHER, readMigrations } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import type { Manifest } from './backup-file.ts';
import { checkBackup, readBackup } from './read-backup.ts';
import { PLAIN_VALUES, withClient } from './snapshot.ts';
import type { BackupSource } from './write-backup.ts';

/**
 * Restores a backup into an empty place. `open` is called once the file is known to be whole. The
 * rows are loaded in one transaction at the schema they were written with, and then migrated.
 */
export async function restoreBackup(
  file: string,
  open: () => Promise<BackupSource>,
  signal?: AbortSignal,
): Promise<Manifest> {
  const manifest = await checkBackup(file, signal);
  await refuseUnknown(manifest);
  const { url, images } = await open();
  await withClient(url, (client) => refuseUsed(client, manifest));
  const through = manifest.migrations.at(-1)?.name;
  await migrate(url, through === undefined ? {} : { through });
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query(PLAIN_VALUES);
    await client.query(ONE_SHARD_AFTER_THE_OTHER);
    await clear(client, manifest);
    await readBackup(
      file,
      {
        table: (name, content) => load(client, manifest, name, content),
        image: (hash, width, content) => images.write(hash, width, content),
      },
      signal,
    );
    for (const { name, value } of manifest.sequences) {
      await client.query('SELECT setval($1::text::regclass, $2::bigint)', [
        pg.escapeIdentifier(name),
        value,
      ]);
    }
    await client.query('COMMIT');
  });
  await migrate(url);
  // The planner has no statistics yet for rows that were loaded at once.
  await withClient(url, (client) => client.query('ANALYZE'));
  return manifest;
}

/** Rows of a schema we do not have cannot be loaded. */
async function refuseUnknown({ migrations }: Manifest) {
  const ours = await readMigrations();
  for (const [at, { name, checksum }] of migrations.entries()) {
    if (ours[at]?.name === name && ours[at].checksum === checksum) continue;
    throw new StartError(
      `La copia tiene la migración ${name}, que esta versión de Comanda no conoce. ` +
        'Restáurala con la versión que la hizo o con una más nueva.',
    );
  }
}

async function refuseUsed(client: pg.Client, { migrations }: Manifest) {
  const { rows: tables } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`);
  if (tables.length === 0) return;
  const has = (name: string) => tables.some((table) => table.name === name);
  if (!has('schema_migrations')) throw notEmpty('tiene tablas de otro programa');
  if (has('owners')) {
    const { rowCount } = await client.query('SELECT 1 FROM owners LIMIT 1');
    if (rowCount) throw notEmpty('ya tiene restaurantes');
  }
  const { rows: applied } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY name',
  );
  const newer = applied.find(({ name }) => !migrations.some((known) => known.name === name));
  if (newer) throw notEmpty(`ya tiene la migración ${newer.name}, y la copia es anterior`);
}

function notEmpty(reason: string): StartError {
  return new StartError(
    `Una copia solo se restaura en un lugar vacío, y la base de datos ${reason}. ` +
      'Indica en DATA_DIR una carpeta nueva, o en DATABASE_URL una base de datos vacía. ' +
      'No se cambió nada.',
  );
}

/** Deletes what the migrations inserted, the plans, because the backup has them too. */
async function clear(client: pg.Client, { tables }: Manifest) {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  // Somebody may have registered since the first check.
  const { rowCount } = await client.query('SELECT 1 FROM owners LIMIT 1');
  if (rowCount) throw notEmpty('ya tiene restaurantes');
  for (const name of names.toReversed()) await client.query(`DELETE FROM ${name}`);
}

async function load(
  client: pg.Client,
  { tables }: Manifest,
  name: string,
  content: AsyncIterable<Buffer>,
) {
  const columns = tables.find((table) => table.name === name)?.columns ?? [];
  const list = columns.map(pg.escapeIdentifier);
  const copy = copyFrom(`COPY ${pg.escapeIdentifier(name)} (${list}) FROM STDIN`);
  await pipeline(content, client.query(copy));
}
