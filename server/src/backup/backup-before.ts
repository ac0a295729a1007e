import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { backupFolder } from './backup-file.ts';
import { withClient } from './snapshot.ts';
import { type BackupSource, writeBackup } from './write-backup.ts';

const KEPT = 5;
const OURS = /^antes-de-.+\.tar\.gz$/;

/**
 * Backs everything up before a migration changes what people entered. If that fails, the server
 * does not start.
 */
export async function backupBefore(
  migration: string,
  source: BackupSource,
  dataDir: string,
): Promise<void> {
  const folder = backupFolder(dataDir);
  const name = migration.replace(/\.sql$/, '');
  try {
    if (!(await hasRestaurants(source.url))) return;
    await writeBackup(source, join(folder, `antes-de-${name}.tar.gz`));
    await forgetOldest(folder);
  } catch (error) {
    throw new StartError(
      `No se pudo guardar una copia de los datos en ${folder} antes de la migración ${name}: ` +
        `${(error as Error).message}. No se migró nada.`,
    );
  }
}

async function hasRestaurants(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM owners LIMIT 1');
    return rowCount === 1;
  });
}

async function forgetOldest(folder: string) {
  const names = (await readdir(folder)).filter((name) => OURS.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = files.sort((a, b) => b.age - a.age).slice(KEPT);
  for (const { name } of old) await rm(join(folder, name));
}
