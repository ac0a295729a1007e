import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { imageAt } from '@comanda/contract/menu/images';
import type { Order } from '@comanda/contract/orders/orders';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyProduct, DEMO, ownerToken, placeOrder, scanTable } from '../e2e/api.ts';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { formOf, picture } from '../server/test/forms.ts';
import { openTestDatabase } from '../server/test/harness.ts';
import { openCluster } from './cluster.ts';
import { openGuests } from './guests.ts';
import { storedNames } from './stored-names.ts';

const PATIENT = { timeout: 60_000, interval: 50 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let cluster: Awaited<ReturnType<typeof openCluster>>;
beforeAll(async () => {
  database = await openTestDatabase();
  cluster = await openCluster(database.url);
}, 180_000);
afterAll(async () => {
  await cluster.close();
  await database.close();
});

test('a rolling restart fails no request that is sent twice', async () => {
  const guests = openGuests(
    cluster.url,
    await anyProduct(cluster.url),
    await scanTable(cluster.url),
  );
  void guests.keepOrdering(30);
  const rounds = size(1, 3);
  for (let round = 0; round < rounds; round += 1) {
    for (const node of [0, 1]) {
      const before = guests.acknowledged.length;
      await expect.poll(() => guests.acknowledged.length, PATIENT).toBeGreaterThan(before + 30);
      await cluster.restart(node);
    }
  }
  await guests.stop();
  const stored = await storedNames(cluster.url);
  expect(guests.acknowledged.filter((name) => stored.get(name) !== 1)).toEqual([]);
  expect(guests.mostTries(), JSON.stringify([...guests.statuses])).toBeLessThanOrEqual(2);
  record(
    'nodes',
    `${rounds * 2} nodes restarted one after the other under 30 orders a second`,
    `${guests.acknowledged.length} orders, each acknowledged by try ${guests.mostTries()}`,
  );
});

test('without Redis ordering goes on, each node notifies its own screens, and afterwards all of them again', async () => {
  const screens = await Promise.all(cluster.nodes.map(openScreen));
  const [first = '', second = ''] = cluster.nodes;
  const id_sigo = await anyProduct(first);
  await cluster.redis.kill();
  const away = size(3_000, 60_000);
  const since = performance.now();
  let orders = 0;
  while (performance.now() - since < away) {
    await placeOrder(orders % 2 ? first : second, id_sigo);
    orders += 1;
    await pause(100);
  }
  await cluster.redis.revive();
  // The Redis clients reconnect by themselves; from then on both screens receive every order.
  await expect
    .poll(async () => {
      const { _id } = await placeOrder(first, id_sigo);
      await pause(200);
      return screens.every((screen) => screen.heard.has(_id));
    }, PATIENT)
    .toBe(true);
  for (const screen of screens) screen.close();
  record(
    'redis',
    `Redis down for ${away / 1_000} s`,
    `${orders} orders taken meanwhile on both nodes, none refused; events of both nodes reach both again`,
  );
});

test('a picture that one node takes is served by the other, and stays on no node', async () => {
  const [first = '', second = ''] = cluster.nodes;
  const authorization = `Bearer ${await ownerToken(first)}`;
  const answer = await fetch(`${first}/api/categories/create`, {
    method: 'POST',
    headers: { authorization },
    body: formOf({
      dbName: DEMO.dbName,
      category: { name: 'Sopas de domingo' },
      imageUpload: await picture('jpeg', { width: 900, height: 600 }),
    }),
  });
  const created = (await answer.json()) as { data: { imageUrl: string } };
  expect(answer.status, JSON.stringify(created)).toBe(201);
  const { imageUrl } = created.data;
  const served = await Promise.all(
    [first, second, cluster.url].map(async (url) => {
      const image = await fetch(`${url}${imageAt(imageUrl, 320)}`);
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
      return Buffer.from(await image.arrayBuffer());
    }),
  );
  expect((await sharp(served[0]).metadata()).width).toBe(320);
  expect(served.every((bytes) => served[0]?.equals(bytes))).toBe(true);
  expect(cluster.folders.filter((folder) => existsSync(join(folder, 'images')))).toEqual([]);
});

async function openScreen(url: string) {
  const token = await ownerToken(url);
  const heard = new Set<string>();
  const socket = io(url, { auth: { token, dbName: DEMO.dbName }, transports: ['websocket'] });
  socket.on('new_order', ({ _id }: Order) => heard.add(_id));
  await once(socket as never, 'connect');
  return { heard, close: () => socket.disconnect() };
}
