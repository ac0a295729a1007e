import { backupBefore } from '../backup/backup-before.ts';
import { runCommand } from '../backup/command.ts';
import { StartError } from '../errors/start-error.ts';
import { openImageStore } from '../images/image-store.ts';
import { distribute } from './distribute.ts';

await runCommand(async ({ env }) => {
  if (!env.sessionUrl) {
    throw new StartError('Indica en DATABASE_URL el coordinador: la base propia no se reparte.');
  }
  const source = {
    url: env.sessionUrl,
    images: await openImageStore(env),
    // As at a start: a migration changes no picture, and a bucket is not on the disk that may fail.
    leavesImages: Boolean(env.s3),
  };
  const { workers, tables, functions, emptied } = await distribute(env.sessionUrl, {
    before: (migration) => backupBefore(migration, source, env.DATA_DIR),
  });
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nada nuevo');
  return [
    `Repartido entre ${workers} ${workers === 1 ? 'trabajador' : 'trabajadores'}.`,
    `Tablas: ${list(tables)}.`,
    `Funciones: ${list(functions)}.`,
    `Copias viejas borradas del coordinador: ${list(emptied)}.`,
  ].join('\n');
});
