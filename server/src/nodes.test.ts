import { once } from 'node:events';
import type { Product } from '@comanda/contract/menu/menu';
import { MENU_NAMESPACE } from '@comanda/contract/menu/menu.rules';
import type { RedisClientType } from 'redis';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Person,
} from '../test/factories.ts';
import { openTestDatabase, startNode } from '../test/harness.ts';
import { holdSedes, untilSomebodyWaits } from '../test/hold-sedes.ts';
import { startRedis } from '../test/redis-server.ts';
import type { Db } from './db/db.ts';
import { connectRedis } from './start/redis.ts';

let redisServer: Awaited<ReturnType<typeof startRedis>>;
const clients: RedisClientType[] = [];

beforeAll(async () => {
  redisServer = await startRedis();
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  await redisServer.close();
});

test('an order taken on one node reaches the kitchen connected to another', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const sede = await makeSede(db, await makeRestaurant(db));
  await makeMenu(db, sede);
  const cook = await makeEmployee(db, sede, ['cocina']);
  const [first, second] = [await joinCluster(db), await joinCluster(db)];
  const kitchen = io(second.origin, { auth: { token: cook.token, dbName: sede.dbName } });
  await once(kitchen as never, 'connect');
  const heard = once(kitchen as never, 'new_order');

  const { body } = await first.call('POST', '/api/orders/create', {
    body: {
      dbName: sede.dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Yuliana Gil',
      email: 'yuliana@correo.example',
      metodoPago: 'datafono',
      productos: [{ id_sigo: 'AJIACO', cantidad: 2 }],
    },
  });
  // The guest does not learn that the restaurant does not know them.
  expect((await heard)[0]).toEqual({ ...body.data, desconocido: true });

  const closed = once(kitchen as never, 'disconnect');
  await first.call('POST', '/api/auth/logout', { token: cook.token });
  await closed;
  kitchen.disconnect();
  await first.close();
  await second.close();
  await database.close();
});

test('a session that ends on one node while another admits its socket keeps no socket', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const sede = await makeSede(db, await makeRestaurant(db));
  const cook = await makeEmployee(db, sede, ['cocina']);
  const other = await makeEmployee(db, sede, ['cocina']);
  const [first, second] = [await joinCluster(db), await joinCluster(db)];
  const open = ({ token }: Person) =>
    io(second.origin, {
      auth: { token, dbName: sede.dbName },
      autoConnect: false,
      forceNew: true,
      reconnection: false,
    });
  // The notice about the other person comes after the one about the cook.
  const [socket, later] = [open(cook), open(other)];
  later.connect();
  await once(later as never, 'connect');
  const told = once(later as never, 'disconnect');
  await holdSedes(db, async () => {
    socket.connect();
    await untilSomebodyWaits(db);
    await first.call('POST', '/api/auth/logout', { token: cook.token });
    await first.call('POST', '/api/auth/logout', { token: other.token });
    await told;
  });
  await expect.poll(() => socket.connected || socket.active).toBe(false);

  await first.close();
  await second.close();
  await database.close();
});

test('a dish sold out on one node is sold out on the other, and its screens hear of it', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const owner = await makeRestaurant(db);
  const sede = await makeSede(db, owner);
  await makeMenu(db, sede);
  const [first, second] = [await joinCluster(db), await joinCluster(db)];
  const read = async (node: typeof first): Promise<Product[]> =>
    (await node.call('GET', `/api/products?dbName=${sede.dbName}`)).body;
  const bandeja = (products: Product[]) => products.find(({ id_sigo }) => id_sigo === 'BANDEJA');
  const before = await read(second);
  const screen = io(`${second.origin}${MENU_NAMESPACE}`, { auth: { dbName: sede.dbName } });
  await once(screen as never, 'connect');
  const heard = once(screen as never, 'menu_changed');

  await first.call('PATCH', '/api/products/agotado', {
    token: owner.token,
    body: { dbName: sede.dbName, productId: bandeja(before)?._id, agotado: true },
  });
  await heard;
  expect(bandeja(await read(second))?.agotado).toBe(true);

  screen.disconnect();
  await first.close();
  await second.close();
  await database.close();
});

async function joinCluster(db: Db) {
  const redis = await connectRedis(redisServer.url);
  clients.push(redis);
  return startNode(db, {}, redis);
}
