import { StartError } from '../errors/start-error.ts';
import { openImageStore } from '../images/image-store.ts';
import { startCluster } from '../postgres/cluster.ts';
import { runCommand } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

await runCommand(async ({ env, file, signal, onEnd }) => {
  if (!file) throw new StartError('Indica el archivo: npm run restore -- copia.tar.gz');
  const say = (text: string) => process.stderr.write(`${text}\n`);
  const open = async () => ({
    url: env.sessionUrl ?? (await startCluster(env.DATA_DIR, say, onEnd)).url,
    images: await openImageStore(env),
  });
  const { createdAt, tables, images } = await restoreBackup(file, open, signal);
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return `Copia del ${createdAt} restaurada: ${rows} filas y ${images.length} imágenes.`;
});
