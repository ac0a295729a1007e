import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { openImageStore } from '../images/image-store.ts';
import { findRunning, startCluster } from '../postgres/cluster.ts';
import { backupFolder, backupName } from './backup-file.ts';
import { type CommandContext, runCommand } from './command.ts';
import { writeBackup } from './write-backup.ts';

await runCommand(async (context) => {
  const { env, signal } = context;
  const file = context.file ?? join(backupFolder(env.DATA_DIR), backupName(new Date()));
  if (existsSync(file)) throw new StartError(`Ya existe ${file}. Elige otro nombre.`);
  const url = env.sessionUrl ?? (await openOwnDatabase(context));
  const images = await openImageStore(env);
  const {
    tables,
    missingImages,
    images: pictures,
  } = await writeBackup({ url, images }, file, signal);
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1).replace('.', ',');
  const gaps = missingImages.length > 0 ? `\nFaltan ${missingImages.length} imágenes.` : '';
  return `Copia guardada en ${file} (${megabytes} MB): ${rows} filas y ${pictures.length} imágenes.${gaps}`;
});

/**
 * Connects to the running product without disturbing it, or starts the database for the time of the
 * copy.
 */
async function openOwnDatabase({ env: { DATA_DIR }, onEnd }: CommandContext): Promise<string> {
  const running = await findRunning(DATA_DIR);
  if (running) return running;
  if (!existsSync(join(DATA_DIR, 'postgres', 'PG_VERSION'))) {
    throw new StartError(`DATA_DIR: no hay datos de Comanda en ${DATA_DIR}.`);
  }
  const say = (text: string) => process.stderr.write(`${text}\n`);
  return (await startCluster(DATA_DIR, say, onEnd)).url;
}
