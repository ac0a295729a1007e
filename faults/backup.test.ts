import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { isLong } from '../e2e/form.ts';
import { runToEnd } from '../e2e/product-process.ts';
import { backupBefore } from '../server/src/backup/backup-before.ts';
import { checkBackup } from '../server/src/backup/read-backup.ts';
import { migrate, readMigrations } from '../server/src/db/migrate.ts';
import { loadDemo } from '../server/src/demo/demo.ts';
import { openDiskStore } from '../server/src/images/image-store.ts';
import { makeBusyRestaurant } from '../server/test/busy-restaurant.ts';
import { openEmptyDatabase, queryAt } from '../server/test/empty-database.ts';
import { openTestDatabase, startTestApp } from '../server/test/harness.ts';
import { filesIn, inNewPlace, rowsOf } from '../server/test/places.ts';
import { unzip } from '../server/test/unzip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-copia-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Only in the long form: the server's own tests of backups are its short form.
test.runIf(isLong)(
  'npm run backup, npm run restore: everything is restored, row by row and picture by picture',
  async () => {
    const database = await openTestDatabase();
    const empty = await openEmptyDatabase();
    const [from, to] = [join(folder, 'uno'), join(folder, 'dos')];
    await loadDemo(database.db, await openDiskStore(from));
    const file = join(folder, 'copia.tar.gz');
    const backup = await runToEnd(['node', 'scripts/backup.mjs', file], {
      DATABASE_URL: database.url,
      DATA_DIR: from,
    });
    expect(backup.code, backup.output).toBe(0);
    const restore = await runToEnd(['node', 'scripts/restore.mjs', file], {
      DATABASE_URL: empty.url,
      DATA_DIR: to,
    });
    expect(restore.code, restore.output).toBe(0);

    const rows = await rowsOf(database.url);
    expect(await rowsOf(empty.url)).toEqual(rows);
    const pictures = await filesIn(join(from, 'images'));
    expect(await filesIn(join(to, 'images'))).toEqual(pictures);
    const count = Object.values(rows).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    expect(count).toBeGreaterThan(1_000);
    await database.close();
    await empty.close();
    record(
      'backup',
      '`npm run backup`, then `npm run restore` into an empty place',
      `${count} rows of ${Object.keys(rows).length} tables and ${Object.keys(pictures).length} pictures, each the same`,
    );
  },
);

test('before a migration everything is backed up, and that backup can be restored', async () => {
  const old = await openEmptyDatabase();
  const through = (await readMigrations()).at(-2)?.name ?? '';
  await migrate(old.url, { through });
  await queryAt(
    old.url,
    "INSERT INTO owners (email, password_hash, nombre) VALUES ('a@b.example', 'x', 'Vieja')",
  );
  const dataDir = join(folder, 'antes');
  const images = await openDiskStore(dataDir);
  const before = await ownersOf(old.url);
  const ran = await migrate(old.url, {
    before: (migration) => backupBefore(migration, { url: old.url, images }, dataDir),
  });
  const [name = ''] = await readdir(join(dataDir, 'backups'));
  const file = join(dataDir, 'backups', name);
  expect((await checkBackup(file)).migrations.at(-1)?.name).toBe(through);
  await inNewPlace(file, async (place) => {
    // The migration may give them columns.
    expect(await ownersOf(place.url)).toMatchObject(before);
  });
  await old.close();
  record(
    'backup',
    'a migration of a database with restaurants',
    `\`${name}\` was written before ${ran.join(', ')} ran, then checked and restored`,
  );
});

function ownersOf(url: string) {
  return queryAt<{ owner: object }>(url, 'SELECT to_jsonb(o) AS owner FROM owners o');
}

test('a restaurant exports all its data, and nothing of another', async () => {
  const server = await startTestApp();
  const mine = await makeBusyRestaurant(server, 'guayabal');
  await makeBusyRestaurant(server, 'chicamocha');
  const answer = await server.app.inject({
    url: '/api/admin/export',
    headers: { authorization: `Bearer ${mine.owner.token}` },
  });
  expect(answer.statusCode).toBe(200);
  const files = unzip(answer.rawPayload);
  const all = [...files.values()].map((content) => content.toString('latin1')).join('\n');
  for (const id of mine.orderIds) expect(all).toContain(id);
  expect(all).not.toContain('chicamocha');
  expect(all).not.toMatch(/argon2|password|token_hash|clave-secreta/);
  await server.close();
  record(
    'backup',
    "a restaurant's own export beside another restaurant",
    `${files.size} files, its ${mine.orderIds.length} orders among them; nothing of the other, no password, no key`,
  );
});
