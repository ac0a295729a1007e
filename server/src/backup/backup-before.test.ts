import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase, queryAt } from '../../test/empty-database.ts';
import { openOldDatabase } from '../../test/old-database.ts';
import { inNewPlace, rowsOf } from '../../test/places.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openDiskStore } from '../images/image-store.ts';
import { backupBefore } from './backup-before.ts';
import { checkBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let count = 0;
const newFolder = () => join(folder, `carpeta-${++count}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-copia-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a database of an older version', () => {
  test.each([-1, -2, -3])('%d is restored and migrated to the current schema', async (back) => {
    const through = (await readMigrations()).at(back - 1)?.name ?? '';
    const old = await openOldDatabase(through);
    const file = join(folder, `vieja${back}.tar.gz`);
    const images = await openDiskStore(newFolder());
    const manifest = await writeBackup({ url: old.url, images }, file);
    expect(manifest.migrations.at(-1)?.name).toBe(through);
    await migrate(old.url);
    await inNewPlace(file, async (place) => {
      const [restored, migrated] = [await rowsOf(place.url), await rowsOf(old.url)];
      // Random values that a migration writes differ on each run.
      expect(Object.keys(restored)).toEqual(Object.keys(migrated));
      expect(restored.orders).toBe(migrated.orders);
      expect(restored.owners).toBe(migrated.owners);
      expect(restored.plans).toBe(migrated.plans);
      expect(await migrate(place.url)).toEqual([]);
    });
    await old.close();
  });

  const beforeLast = async () => (await readMigrations()).at(-2)?.name ?? '';

  test('is backed up whole before it is migrated', async () => {
    const old = await openOldDatabase(await beforeLast());
    const dataDir = newFolder();
    const images = await openDiskStore(dataDir);
    const before = await rowsOf(old.url);
    const [last = ''] = await migrate(old.url, {
      before: (migration) => backupBefore(migration, { url: old.url, images }, dataDir),
    });
    const file = join(dataDir, 'backups', `antes-de-${last.replace('.sql', '')}.tar.gz`);
    const { tables } = await checkBackup(file);
    expect(tables.find(({ name }) => name === 'orders')?.rows).toBe(1);
    expect(before.orders).toMatch(/^1 /);
    // It is already migrated, so there is nothing to back up again.
    await rm(file);
    await migrate(old.url, {
      before: (migration) => backupBefore(migration, { url: old.url, images }, dataDir),
    });
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
    await old.close();
  });

  test('is backed up without the pictures that stay in a bucket', async () => {
    const old = await openOldDatabase(await beforeLast());
    const hash = 'a'.repeat(32);
    await queryAt(old.url, `UPDATE locations SET logo = '/images/${hash}/1280.webp'`);
    const dataDir = newFolder();
    const images = await openDiskStore(dataDir);
    const file = join(dataDir, 'copia.tar.gz');
    expect((await writeBackup({ url: old.url, images }, file)).missingImages).toEqual([hash]);
    const manifest = await writeBackup({ url: old.url, images, leavesImages: true }, file);
    expect(manifest).toMatchObject({ images: [], missingImages: [] });
    await old.close();
  });

  test('that cannot be backed up is not migrated', async () => {
    const through = await beforeLast();
    const old = await openOldDatabase(through);
    const dataDir = newFolder();
    const images = await openDiskStore(dataDir);
    await writeFile(join(dataDir, 'backups'), 'aquí no cabe');
    const before = (migration: string) =>
      backupBefore(migration, { url: old.url, images }, dataDir);
    await expect(migrate(old.url, { before })).rejects.toThrow(/No se migró nada/);
    const applied = await queryAt(old.url, 'SELECT max(name) AS name FROM schema_migrations');
    expect(applied).toEqual([{ name: through }]);
    await old.close();
  });

  test('keeps five such backups, and then the oldest is deleted', async () => {
    const old = await openOldDatabase(await beforeLast());
    const dataDir = newFolder();
    const images = await openDiskStore(dataDir);
    await backupBefore('100-cero.sql', { url: old.url, images }, dataDir);
    const oldest = await open(join(dataDir, 'backups', 'antes-de-100-cero.tar.gz'));
    await oldest.utimes(1, 1);
    await oldest.close();
    for (const name of ['101-a', '102-b', '103-c', '104-d', '105-e']) {
      await backupBefore(`${name}.sql`, { url: old.url, images }, dataDir);
    }
    await writeFile(join(dataDir, 'backups', 'comanda-mia.tar.gz'), 'mía');
    expect((await readdir(join(dataDir, 'backups'))).sort()).toEqual([
      'antes-de-101-a.tar.gz',
      'antes-de-102-b.tar.gz',
      'antes-de-103-c.tar.gz',
      'antes-de-104-d.tar.gz',
      'antes-de-105-e.tar.gz',
      'comanda-mia.tar.gz',
    ]);
    await old.close();
  });

  test('without restaurants is not backed up', async () => {
    const old = await openEmptyDatabase();
    await migrate(old.url, { through: await beforeLast() });
    const dataDir = newFolder();
    const images = await openDiskStore(dataDir);
    await migrate(old.url, {
      before: (migration) => backupBefore(migration, { url: old.url, images }, dataDir),
    });
    expect(await readdir(dataDir)).toEqual(['images']);
    await old.close();
  });
});
