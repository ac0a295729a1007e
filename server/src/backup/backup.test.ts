import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase, queryAt } from '../../test/empty-database.ts';
import { makeRestaurant } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { filesIn, inNewPlace, rowsOf } from '../../test/places.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { loadDemo } from '../demo/demo.ts';
import { openDiskStore } from '../images/image-store.ts';
import type { Manifest } from './backup-file.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let count = 0;
const newFolder = () => join(folder, `carpeta-${++count}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-copia-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup of the demo', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let file: string;
  let dataDir: string;
  let manifest: Manifest;

  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = newFolder();
    const images = await openDiskStore(dataDir);
    await loadDemo(database.db, images);
    const [owner] = await queryAt<{ id: string }>(database.url, 'SELECT id FROM owners');
    await queryAt(
      database.url,
      `INSERT INTO sessions (token_hash, tipo, restaurant_id, subject_id, expires_at)
       VALUES ('\\x01', 'propietario', $1, $1, now() + interval '1 hour')`,
      [owner?.id],
    );
    file = join(folder, 'demo.tar.gz');
    manifest = await writeBackup({ url: database.url, images }, file);
  }, 180_000);
  afterAll(() => database.close());

  test('restored into an empty place gives the same rows and the same pictures', async () => {
    await inNewPlace(file, async (place) => {
      const expected = await rowsOf(database.url);
      expect(Object.keys(expected).length).toBeGreaterThan(15);
      expect(await rowsOf(place.url)).toEqual(expected);
      const pictures = await filesIn(join(dataDir, 'images'));
      expect(Object.keys(pictures).length).toBeGreaterThan(100);
      expect(await filesIn(join(place.dataDir, 'images'))).toEqual(pictures);
      expect(await queryAt(place.url, 'SELECT 1 FROM sessions')).toEqual([]);
      expect(await migrate(place.url)).toEqual([]);
    });
  });

  test('cannot be read by other users, and leaves no half file beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.includes('parcial'))).toEqual([]);
  });

  test('lists its contents', async () => {
    expect(await checkBackup(file)).toEqual(manifest);
    const orders = manifest.tables.find(({ name }) => name === 'orders');
    const [{ count: stored } = { count: 0 }] = await queryAt<{ count: number }>(
      database.url,
      'SELECT count(*)::int AS count FROM orders',
    );
    expect(orders?.rows).toBe(stored);
    expect(orders?.columns).toContain('busqueda');
    expect(manifest.missingImages).toEqual([]);
  });

  describe('is refused, and nothing is opened for it,', () => {
    const refused = async (content: Buffer, reason: RegExp) => {
      const bad = join(newFolder().concat('.tar.gz'));
      await writeFile(bad, content);
      let isOpened = false;
      const open = async () => {
        isOpened = true;
        throw new Error('se abrió');
      };
      await expect(restoreBackup(bad, open)).rejects.toThrow(reason);
      expect(isOpened).toBe(false);
    };

    test.each([0.1, 0.5, 0.9, 0.99999])('when only %d of it is there', async (share) => {
      const whole = await readFile(file);
      await refused(whole.subarray(0, Math.floor(whole.length * share)), /incompleta o alterada/);
    });

    test.each([0.02, 0.3, 0.6, 0.95])('when a byte at %d of it is changed', async (place) => {
      const content = await readFile(file);
      const at = Math.floor(content.length * place);
      content[at] = (content[at] ?? 0) ^ 0x55;
      await refused(content, /incompleta o alterada/);
    });

    test('when a name in its rows is changed, though the file unpacks', async () => {
      const tar = gunzipSync(await readFile(file));
      const at = tar.indexOf('marta@lasazon.example');
      expect(at).toBeGreaterThan(0);
      tar.write('mirta', at);
      await refused(gzipSync(tar), /la tabla owners no es la que se guardó/);
    });

    test('when a picture is changed', async () => {
      const tar = gunzipSync(await readFile(file));
      const at = tar.indexOf('WEBP');
      tar.write('BEWP', at);
      await refused(gzipSync(tar), /la imagen \w+ no es la que se guardó/);
    });

    test('when the manifest at its end is missing', async () => {
      const tar = gunzipSync(await readFile(file));
      await refused(
        gzipSync(tar.subarray(0, tar.lastIndexOf('manifest.json'))),
        /le falta el final/,
      );
    });

    test('when it is something else', async () => {
      await refused(Buffer.from('hola'), /incompleta o alterada/);
      await refused(gzipSync('hola'.repeat(1_000)), /incompleta o alterada/);
    });

    test('when it is of an unknown version', async () => {
      const tar = gunzipSync(await readFile(file));
      const { name } = (await readMigrations()).at(-1) ?? { name: '' };
      tar.write(name.replace(/^\d+/, '999'), tar.lastIndexOf(name));
      await refused(gzipSync(tar), /que esta versión de Comanda no conoce/);
    });
  });

  test('is not restored over existing data', async () => {
    const other = await openTestDatabase();
    await makeRestaurant(other.db);
    const before = await rowsOf(other.url);
    const target = newFolder();
    const open = async () => ({ url: other.url, images: await openDiskStore(target) });
    await expect(restoreBackup(file, open)).rejects.toThrow(/ya tiene restaurantes/);
    expect(await rowsOf(other.url)).toEqual(before);
    expect(await filesIn(target)).toEqual({});
    await other.close();
  });

  test('is not restored beside the tables of another program', async () => {
    const other = await openEmptyDatabase();
    await queryAt(other.url, 'CREATE TABLE facturas (id int)');
    const open = async () => ({ url: other.url, images: await openDiskStore(newFolder()) });
    await expect(restoreBackup(file, open)).rejects.toThrow(/tablas de otro programa/);
    await other.close();
  });

  test('is restored into a database that was started once and has nobody in it', async () => {
    const other = await openTestDatabase();
    const open = async () => ({ url: other.url, images: await openDiskStore(newFolder()) });
    await restoreBackup(file, open);
    expect(await rowsOf(other.url)).toEqual(await rowsOf(database.url));
    await other.close();
  });

  test('that cannot be loaded to its end leaves no row', async () => {
    const other = await openTestDatabase();
    await queryAt(other.url, `ALTER TABLE products ADD CHECK (nombre = 'nada')`);
    const before = await rowsOf(other.url);
    const open = async () => ({ url: other.url, images: await openDiskStore(newFolder()) });
    await expect(restoreBackup(file, open)).rejects.toThrow(/violates check/);
    expect(await rowsOf(other.url)).toEqual(before);
    await other.close();
  });

  test('that cannot be written to its end leaves no file', async () => {
    const images = await openDiskStore(dataDir);
    const read = async () => {
      throw new Error('El disco no responde');
    };
    const target = join(newFolder(), 'copia.tar.gz');
    const source = { url: database.url, images: { ...images, read } };
    await expect(writeBackup(source, target)).rejects.toThrow('El disco no responde');
    expect(await readdir(join(target, '..'))).toEqual([]);
  });

  test('interrupted by its user leaves no file', async () => {
    const stopping = new AbortController();
    const images = await openDiskStore(dataDir);
    const target = join(newFolder(), 'copia.tar.gz');
    const read: typeof images.read = async (hash, width) => {
      stopping.abort();
      return images.read(hash, width);
    };
    const source = { url: database.url, images: { ...images, read } };
    await expect(writeBackup(source, target, stopping.signal)).rejects.toThrow(/abort/i);
    expect(await readdir(join(target, '..'))).toEqual([]);
  });
});
