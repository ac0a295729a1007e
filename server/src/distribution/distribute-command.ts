import { runCommand } from '../backup/command.ts';
import { StartError } from '../errors/start-error.ts';
import { distribute } from './distribute.ts';

await runCommand(async ({ env }) => {
  if (!env.sessionUrl) {
    throw new StartError('Indica en DATABASE_URL el coordinador: la base propia no se reparte.');
  }
  const { workers, tables, functions, emptied } = await distribute(env.sessionUrl);
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nada nuevo');
  return [
    `Repartido entre ${workers} ${workers === 1 ? 'trabajador' : 'trabajadores'}.`,
    `Tablas: ${list(tables)}.`,
    `Funciones: ${list(functions)}.`,
    `Copias viejas borradas del coordinador: ${list(emptied)}.`,
  ].join('\n');
});
