import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { makeMenu, makeRestaurant, makeSede } from '../server/test/factories.ts';
import { formOf, picture } from '../server/test/forms.ts';
import { startTestApp } from '../server/test/harness.ts';

const server = await startTestApp();
afterAll(() => server.close());
const owner = await makeRestaurant(server.db);
const sede = await makeSede(server.db, owner);
await makeMenu(server.db, sede);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

/** Files that are not accepted pictures, or only claim to be. */
const FILES: Record<string, () => Buffer | Promise<Buffer>> = {
  'a hundred megapixels in few bytes': () => picture('png', { width: 10_000, height: 10_000 }),
  'rows of sixteen thousand points': () => picture('png', { width: 16_000, height: 2_000 }),
  'dimensions that are a lie': () => pngOf(60_000, 60_000, deflateSync(Buffer.alloc(1_000))),
  '64 megabytes of zeros, packed': () => pngOf(8_000, 8_000, deflateSync(Buffer.alloc(64 << 20))),
  'more than five megabytes': () => Buffer.alloc(5 * 1024 * 1024 + 1, 7),
  'a moving picture': () => picture('gif'),
  'a TIFF': () => picture('tiff'),
  'a drawing with code': () => Buffer.from(SVG),
  'a web page': () => Buffer.from('<html><script>alert(1)</script></html>'),
  'a program': () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(2_000)]),
  'an archive': () => gzipSync('hola'.repeat(1_000)),
  'half a picture': async () =>
    (await picture('png', { width: 900, height: 900 })).subarray(0, 900),
  'a picture with noise for content': () => pngOf(40, 40, Buffer.alloc(4_000, 0x5a)),
};

test('files that are not pictures, or pictures that are bombs, are refused and leave nothing', async () => {
  const images = join(server.dataDir, 'images');
  const before = readdirSync(images);
  const peak = memoryPeak();
  let refused = 0;
  for (const [what, file] of Object.entries(FILES)) {
    const imageUpload = await file();
    for (const { method, path, fields } of TAKERS) {
      const { status, body } = await server.call(method, path, {
        token: owner.token,
        body: formOf({ ...fields(imageUpload) }),
      });
      const said = `${what}: ${method} ${path} ${status} ${JSON.stringify(body)}`;
      expect(status, said).toBeGreaterThanOrEqual(400);
      expect(status, said).toBeLessThan(500);
      refused += 1;
    }
  }
  expect(readdirSync(images)).toEqual(before);
  expect((await server.call('GET', '/readyz')).status).toBe(200);

  // They were refused for their content: a good one is accepted.
  const good = await server.call('POST', '/api/categories/create', {
    token: owner.token,
    body: formOf({
      dbName: sede.dbName,
      category: { name: 'Sopas' },
      imageUpload: await picture('jpeg'),
    }),
  });
  expect(good.status).toBe(201);
  const served = await server.app.inject({ url: good.body.data.imageUrl });
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
  record(
    'uploads',
    `${Object.keys(FILES).length} files that are bombs, of a wrong kind or too large, at ${TAKERS.length} forms`,
    `${refused} refused with 4xx, none stored, none served; at most ${peak()} MB of memory`,
  );
});

const { dbName, locationId } = sede;
const place = { nombre: 'Otra', direccion: 'Calle 1', telefono: '6015550100', horario: 'Siempre' };
const TAKERS: {
  method: 'POST' | 'PATCH';
  path: string;
  fields: (file: Buffer) => Record<string, unknown>;
}[] = [
  {
    method: 'POST',
    path: '/api/categories/create',
    fields: (imageUpload) => ({ dbName, category: { name: 'Bomba' }, imageUpload }),
  },
  {
    method: 'PATCH',
    path: `/api/locations/update/${locationId}`,
    fields: (logoUpload) => ({ email: owner.email, location: place, logoUpload }),
  },
  {
    method: 'POST',
    path: '/api/menu/import',
    fields: (archivo) => ({ dbName, archivo }),
  },
];

/** A PNG whose header claims any size. */
function pngOf(width: number, height: number, content: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, ...parts]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function memoryPeak(): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage().rss);
  };
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return Math.round(most / 1_048_576);
  };
}
