import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRestaurant, makeSede, type Restaurant } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let count = 0;
const newLink = () => {
  count += 1;
  return `link-nuevo-${count}`;
};
const change = ({ email, token }: Restaurant, path: string) =>
  server.call('POST', '/api/admin/addPath', { token, body: { email, path } });
const find = (path: string) =>
  server.call('GET', `/api/locations/getLocationsByPath?path=${encodeURIComponent(path)}`);

describe('a restaurant that changes its link', () => {
  test('is found by each of its earlier links', async () => {
    const owner = await makeRestaurant(server.db);
    const sede = await makeSede(server.db, owner);
    const first = owner.path;
    const [second, third] = [newLink(), newLink()];
    await change(owner, second);
    expect((await change(owner, third)).status).toBe(200);
    for (const path of [first, second, third, first.toUpperCase()]) {
      const { status, body } = await find(path);
      expect([status, body.restaurante._id, body.restaurante.path]).toEqual([200, owner.id, third]);
      expect(body.data).toMatchObject([{ dbName: sede.dbName }]);
    }
  });

  test('keeps the earlier one: nobody else gets it while it leads there', async () => {
    const [owner, stranger] = [await makeRestaurant(server.db), await makeRestaurant(server.db)];
    const old = owner.path;
    await change(owner, newLink());
    const taken = await change(stranger, old);
    expect([taken.status, taken.body.code]).toEqual([409, 'slug_ocupado']);
    expect((await find(old)).body.restaurante._id).toBe(owner.id);
    expect((await find(stranger.path)).body.restaurante._id).toBe(stranger.id);
  });

  test('may go back to an earlier one', async () => {
    const owner = await makeRestaurant(server.db);
    const [first, second] = [owner.path, newLink()];
    await change(owner, second);
    expect((await change(owner, first)).status).toBe(200);
    expect((await find(second)).body.restaurante.path).toBe(first);
  });

  test('keeps its last ten: the one before them is free for others', async () => {
    const [owner, stranger] = [await makeRestaurant(server.db), await makeRestaurant(server.db)];
    const links = [owner.path, ...Array.from({ length: 11 }, newLink)];
    for (const link of links.slice(1)) expect((await change(owner, link)).status).toBe(200);
    const [oldest = '', next = ''] = links;
    expect((await find(oldest)).status).toBe(404);
    expect((await find(next)).body.restaurante._id).toBe(owner.id);
    expect((await change(stranger, oldest)).status).toBe(200);
    expect((await change(stranger, next)).body.code).toBe('slug_ocupado');
  });

  test('of two that leave and take one link at once, one has it and one restaurant answers', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [owner, stranger] = [await makeRestaurant(server.db), await makeRestaurant(server.db)];
      const contested = owner.path;
      const [left, taken] = await Promise.all([
        change(owner, newLink()),
        change(stranger, contested),
      ]);
      expect([left.status, taken.status]).toEqual([200, 409]);
      expect((await find(contested)).body.restaurante._id).toBe(owner.id);
    }
    const [one, other, link] = [
      await makeRestaurant(server.db),
      await makeRestaurant(server.db),
      newLink(),
    ];
    const both = await Promise.all([change(one, link), change(other, link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('that a node of an older version gave it keeps that one too', async () => {
    const owner = await makeRestaurant(server.db);
    const old = newLink();
    await server.db.updateTable('owners').set({ path: old }).where('id', '=', owner.id).execute();
    await change(owner, newLink());
    expect((await find(old)).body.restaurante._id).toBe(owner.id);
  });
});
