import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { openDiskStore } from '../src/images/image-store.ts';
import { connected, openEmptyDatabase } from './empty-database.ts';

const LEFT_OUT = [
  'sessions',
  'password_resets',
  'owner_codes',
  'email_codes',
  'owner_registrations',
  'known_devices',
  'shared_tablets',
];

/** Every row of every table, generated columns too, as one text for each table. */
export function rowsOf(url: string): Promise<Record<string, string>> {
  return connected(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
    );
    const found: Record<string, string> = {};
    for (const { name } of tables.rows) {
      if (name === 'schema_migrations' || LEFT_OUT.includes(name)) continue;
      const { rows } = await client.query<{ all: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C")), '') AS all
         FROM "${name}" t`,
      );
      found[name] = rows[0]?.all ?? '';
    }
    return found;
  });
}

export async function filesIn(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found[path.slice(root.length)] = (await readFile(path)).toString('base64');
  }
  return found;
}

/** Restores into a new place, passes it to `look` and deletes it. */
export async function inNewPlace(
  file: string,
  look: (place: { url: string; dataDir: string }) => Promise<void>,
) {
  const database = await openEmptyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'comanda-lugar-'));
  try {
    const open = async () => ({ url: database.url, images: await openDiskStore(dataDir) });
    await restoreBackup(file, open);
    await look({ url: database.url, dataDir });
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
