import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase, queryAt } from '../../test/empty-database.ts';
import { makeMenu, makeRestaurant, makeSede } from '../../test/factories.ts';
import { openTestDatabase, startNode } from '../../test/harness.ts';
import { inNewPlace, rowsOf } from '../../test/places.ts';
import { openDiskStore } from '../images/image-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let count = 0;
const newFolder = () => join(folder, `carpeta-${++count}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comanda-copia-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a table larger than one piece is written in pieces and restored whole', async () => {
  const { db, url, close } = await openTestDatabase();
  const { id } = await makeRestaurant(db);
  await queryAt(
    url,
    `INSERT INTO audit_entries (restaurant_id, actor_tipo, actor_nombre, action, entity, entity_id, after)
     SELECT $1, 'propietario', 'Ñandú ' || n, 'creado', 'producto', n::text,
       jsonb_build_object('texto', repeat(md5(n::text), 60), 'salto', E'a\\nb\\tc\\\\')
     FROM generate_series(1, 4000) n`,
    [id],
  );
  const file = join(folder, 'grande.tar.gz');
  await writeBackup({ url, images: await openDiskStore(newFolder()) }, file);
  const tar = gunzipSync(await readFile(file)).toString('latin1');
  const pieces = [...tar.matchAll(/tables\/audit_entries\/\d{6}\0/g)].map(({ index }) =>
    Number.parseInt(tar.slice(index + 124, index + 135), 8),
  );
  expect(pieces.length).toBeGreaterThan(6);
  expect(Math.max(...pieces)).toBeLessThan(2 * 1_048_576);
  await inNewPlace(file, async (place) => {
    expect(await rowsOf(place.url)).toEqual(await rowsOf(url));
  });

  const images = await openDiskStore(newFolder());
  const broken = join(folder, 'interrumpida.tar.gz');
  const backup = writeBackup({ url, images }, broken, AbortSignal.abort());
  await expect(backup, 'broken off in the middle of a table').rejects.toThrow(/abort/i);
  const other = await openEmptyDatabase();
  const restore = restoreBackup(
    file,
    async () => ({ url: other.url, images }),
    AbortSignal.abort(),
  );
  await expect(restore).rejects.toThrow(/abort/i);
  await other.close();
  await close();
});

test('orders that come in during the backup are in it with their counter, or not at all', async () => {
  const { db, url, close } = await openTestDatabase();
  const server = await startNode(db);
  const owner = await makeRestaurant(db);
  const sede = await makeSede(db, owner);
  await makeMenu(db, sede);
  const placed = { orders: 0, isOver: false };
  const order = async () => {
    const { status } = await server.call('POST', '/api/orders/create', {
      token: owner.token,
      body: {
        dbName: sede.dbName,
        tipo: 'para_llevar',
        nombreCliente: 'Nubia Rincón',
        email: 'nubia@correo.example',
        metodoPago: 'efectivo',
        productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
      },
    });
    expect(status).toBe(201);
    placed.orders++;
  };
  await order();
  const ordering = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!placed.isOver) await order();
    }),
  );
  const images = await openDiskStore(newFolder());
  const file = join(folder, 'en-servicio.tar.gz');
  let before = 0;
  do {
    before = placed.orders;
    await writeBackup({ url, images }, file);
  } while (placed.orders < before + 3);
  placed.isOver = true;
  await ordering;
  await inNewPlace(file, async (place) => {
    const [row] = await queryAt(
      place.url,
      `SELECT c.order_count::int AS counted, c.revision::int AS revision,
         count(o.id)::int AS stored, max(o.revision)::int AS newest
       FROM location_counters c JOIN orders o USING (restaurant_id, location_id)
       GROUP BY c.order_count, c.revision`,
    );
    expect(row?.stored).toBeGreaterThanOrEqual(before);
    expect(row).toMatchObject({ counted: row?.stored, revision: row?.newest });
  });
  await server.close();
  await close();
});

test('unfinished work does not start again: no mail is sent twice, no ticket prints twice', async () => {
  const { db, url, close } = await openTestDatabase();
  const sede = await makeSede(db, await makeRestaurant(db));
  await queryAt(
    url,
    `INSERT INTO mails (recipient, letter, sent_at) VALUES
       ('ana@x.example', '{}', now()), ('eva@x.example', '{"kind":"verificar_correo","code":"1"}', NULL)`,
  );
  await queryAt(
    url,
    `INSERT INTO print_jobs (restaurant_id, location_id, target, text, estado, printed_at)
     SELECT $1, $2, 'caja', estado, estado, CASE estado WHEN 'impreso' THEN now() END
     FROM unnest(ARRAY['pendiente', 'impreso', 'fallido']) estado`,
    [sede.restaurantId, sede.locationId],
  );
  const file = join(folder, 'en-curso.tar.gz');
  await writeBackup({ url, images: await openDiskStore(newFolder()) }, file);
  await inNewPlace(file, async (place) => {
    expect(await queryAt(place.url, 'SELECT recipient FROM mails')).toEqual([
      { recipient: 'ana@x.example' },
    ]);
    expect(await queryAt(place.url, 'SELECT estado FROM print_jobs ORDER BY 1')).toEqual([
      { estado: 'fallido' },
      { estado: 'impreso' },
    ]);
  });
  await close();
});

test('a missing picture is named, and the rest is kept', async () => {
  const { db, url, close } = await openTestDatabase();
  const sede = await makeSede(db, await makeRestaurant(db));
  const hash = 'ab'.repeat(16);
  await queryAt(url, 'UPDATE locations SET logo = $1 WHERE id = $2', [
    `/images/${hash}/1280.webp`,
    sede.locationId,
  ]);
  const file = join(folder, 'sin-foto.tar.gz');
  const { missingImages, images } = await writeBackup(
    { url, images: await openDiskStore(newFolder()) },
    file,
  );
  expect({ missingImages, images }).toEqual({ missingImages: [hash], images: [] });
  await inNewPlace(file, async (place) => {
    expect(await rowsOf(place.url)).toEqual(await rowsOf(url));
  });
  await close();
});

test('a sequence of the database continues where it was', async () => {
  const from = await openTestDatabase();
  const to = await openTestDatabase();
  await makeRestaurant(from.db);
  for (const { url } of [from, to]) await queryAt(url, 'CREATE SEQUENCE facturas');
  await queryAt(from.url, "SELECT setval('facturas', 41)");
  const file = join(folder, 'secuencia.tar.gz');
  const images = await openDiskStore(newFolder());
  await writeBackup({ url: from.url, images }, file);
  await restoreBackup(file, async () => ({ url: to.url, images }));
  expect(await queryAt(to.url, "SELECT nextval('facturas')::int AS next")).toEqual([{ next: 42 }]);
  await from.close();
  await to.close();
});
