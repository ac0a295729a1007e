import { imageUrl } from '@comanda/contract/menu/images';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRestaurant, makeSede } from '../../test/factories.ts';
import { formOf, picture } from '../../test/forms.ts';
import { startTestApp } from '../../test/harness.ts';

const server = await startTestApp();
afterAll(() => server.close());

const read = (path: string) =>
  server.app.inject({ method: 'GET', url: `/restaurante/${path}/manifest.webmanifest` });

describe('the manifest of a restaurant', () => {
  test('has its name, its public link and, without a logo of its own, our icons', async () => {
    const restaurant = await makeRestaurant(server.db);
    await makeSede(server.db, restaurant);
    await server.db
      .updateTable('owners')
      .set({ nombre: 'La Sazón de Doña Marta' })
      .where('id', '=', restaurant.id)
      .execute();
    const answer = await read(restaurant.path);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      id: `/restaurante/${restaurant.id}`,
      name: 'La Sazón de Doña Marta',
      short_name: 'La Sazón',
      start_url: `/restaurante/${restaurant.path}`,
      scope: '/',
      display: 'standalone',
      theme_color: '#FBF7F0',
    });
    expect(answer.json().icons[0].src).toBe('/icons/comanda-192.png');
    expect((await read(restaurant.id)).json()).toEqual(answer.json());
  });

  test('has the logo as square icons that a phone can load', async () => {
    const restaurant = await makeRestaurant(server.db);
    await makeSede(server.db, restaurant);
    const location = { nombre: 'Con logo', direccion: 'x', telefono: '6015550100', horario: 'x' };
    const uploads = { imagenUpload: await picture(), logoUpload: await picture() };
    const { body } = await server.call('POST', '/api/locations/create', {
      token: restaurant.token,
      body: formOf({ email: restaurant.email, location, ...uploads }),
    });
    const { icons } = (await read(restaurant.path)).json();
    const hash = /\/images\/(\w+)\//.exec(body.data.logo)?.[1] ?? '';
    expect(imageUrl(hash)).toBe(body.data.logo);
    for (const { src, sizes } of icons) {
      expect(src).toContain(hash);
      const answer = await server.app.inject({ method: 'GET', url: src });
      expect(answer.headers['content-type']).toBe('image/png');
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  });

  test.each([
    '/restaurante/no-existe/manifest.webmanifest',
    `/iconos/${'0'.repeat(32)}/192.png`,
    '/iconos/..%2F..%2Fetc/192.png',
    `/iconos/${'0'.repeat(32)}/4096.png`,
  ])('%s is not found', async (url) => {
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});
