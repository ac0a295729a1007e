import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS, imageAt } from '@comanda/contract/menu/images';
import { imagesMessages } from '@comanda/contract/menu/images.messages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { makeRestaurant, makeSede, type Restaurant, type TestSede } from '../../test/factories.ts';
import { formOf, picture } from '../../test/forms.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
});
afterAll(() => server.close());

type Server = Pick<typeof server, 'call' | 'app'>;

let names = 0;
const nextName = () => `Sopas ${++names}`;

const upload = (imageUpload: Buffer, at: Server = server, on = { sede, owner }) =>
  at.call('POST', '/api/categories/create', {
    token: on.owner.token,
    body: formOf({ dbName: on.sede.dbName, category: { name: nextName() }, imageUpload }),
  });

const countCategories = async (): Promise<number> =>
  (await server.call('GET', `/api/categories?dbName=${sede.dbName}`)).body.length;
const storedImages = () => readdir(join(server.dataDir, 'images'));

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'may be %s, and is served as WebP in three widths',
    async (format) => {
      const { status, body } = await upload(await picture(format, { width: 1400, height: 900 }));
      expect(status, JSON.stringify(body)).toBe(201);
      for (const width of IMAGE_WIDTHS) {
        const answer = await server.app.inject({ url: imageAt(body.data.imageUrl, width) });
        const image = await sharp(answer.rawPayload).metadata();
        expect(image.format).toBe('webp');
        expect(image.width).toBe(width);
      }
    },
  );

  test('loses what the camera wrote into it and is upright', async () => {
    const photo = await sharp(await picture('jpeg', { width: 300, height: 200 }))
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload(photo);
    const answer = await server.app.inject({ url: body.data.imageUrl });
    const image = await sharp(answer.rawPayload).metadata();
    expect([image.width, image.height]).toEqual([200, 300]);
    expect(image.exif).toBeUndefined();
  });

  test.each([
    ['a text', async () => Buffer.from('hola')],
    ['a web page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a drawing with code in it',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', () => picture('gif')],
    ['a TIFF', () => picture('tiff')],
    [
      'half a PNG',
      async () => (await picture('png', { width: 900, height: 900 })).subarray(0, 900),
    ],
  ])('cannot be %s: that is refused and leaves nothing behind', async (_what, file) => {
    const before = await storedImages();
    const known = await countCategories();
    const { status, body } = await upload(await file());
    expect(status).toBe(422);
    expect(body.error).toBe(imagesMessages.unreadable);
    expect(await storedImages()).toEqual(before);
    expect(await countCategories()).toBe(known);
  });

  test.each([
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1, 7)],
    // A few kilobytes that would decode to a hundred megapixels.
    ['more than 24 megapixels', () => picture('png', { width: 10_000, height: 10_000 })],
  ])('cannot have %s', async (_what, file) => {
    const before = await storedImages();
    const { status, body } = await upload(await file());
    expect(status).toBe(413);
    expect(body.error).toBe(imagesMessages.tooLarge);
    expect(await storedImages()).toEqual(before);
  });

  test('is not kept when the save it came with is refused', async () => {
    const send = async (shade: number) =>
      server.call('POST', '/api/categories/create', {
        token: owner.token,
        body: formOf({
          dbName: sede.dbName,
          category: { name: nextName(), esBebida: true },
          imageUpload: await picture('png', { shade }),
        }),
      });
    expect((await send(1)).status).toBe(201);
    const before = await storedImages();
    expect((await send(2)).body.code).toBe('bandera_ocupada');
    expect(await storedImages()).toEqual(before);
  });

  test('is not even read from somebody who may not save', async () => {
    const stranger = await makeRestaurant(server.db);
    const image = await picture();
    expect((await upload(image, server, { sede, owner: stranger })).body.code).toBe('sede_ajena');
    expect((await upload(image, server, { sede, owner: { ...owner, token: 'x' } })).status).toBe(
      401,
    );
  });
});

describe('a form', () => {
  const send = (payload: string, type = 'multipart/form-data; boundary=x') =>
    server.app.inject({
      method: 'POST',
      url: '/api/products/upsert',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
      payload,
    });
  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each([
    ['without its end', field('dbName', 'x').slice(0, -10)],
    ['with one name twice', `${field('dbName', 'a')}${field('dbName', 'b')}--x--\r\n`],
    ['with broken JSON', `${field('dbName', 'SEDE')}${field('product', '{"nombre":')}--x--\r\n`],
    ['with the name of a prototype', `${field('__proto__', '{}')}--x--\r\n`],
    [
      'with a nul',
      `${field('dbName', 'SEDE')}${field('product', '{"nombre":"a\\u0000"}')}--x--\r\n`,
    ],
  ])('%s is refused as malformed', async (_what, payload) => {
    const answer = await send(payload.replaceAll('SEDE', sede.dbName));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('solicitud_invalida');
  });

  test.each([
    ['POST', '/api/orders/create'],
    ['PATCH', '/api/products/agotado'],
  ] as const)('is not taken where JSON is expected: %s %s', async (method, url) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: `${field('dbName', sede.dbName)}--x--\r\n`,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'solicitud_invalida']);
  });
});

describe('pictures in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;

  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterAll(() => bucket.close());

  test('are written there, signed, and served from there by any node', async () => {
    const node = await startTestApp(bucket.settings);
    const restaurant = await makeRestaurant(node.db);
    const on = { owner: restaurant, sede: await makeSede(node.db, restaurant) };
    const { status, body } = await upload(
      await picture('avif', { width: 900, height: 600 }),
      node,
      on,
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const answer = await node.app.inject({ url: imageAt(body.data.imageUrl, 320) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    expect(await readdir(join(node.dataDir)).then((files) => files.includes('images'))).toBe(false);
    for (const url of ['/images/nada', '/images/../../etc/passwd', '/images/a%2f..%2fb/320.webp']) {
      expect((await node.app.inject({ url })).statusCode).toBe(404);
    }
    await node.close();
  });

  test.each([
    ['a missing bucket', { S3_BUCKET: 'nada' }],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'OTRA' }],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'OTRA' }],
    ['a service that is down', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
  ])('stop the start with %s', async (_what, wrong) => {
    await expect(startTestApp({ ...bucket.settings, ...wrong })).rejects.toThrow(
      /S3_BUCKET: no se puede escribir/,
    );
  });
});
