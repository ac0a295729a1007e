import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClient, makeRestaurant, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const deliver = (nombreCliente: string, telefono: string, direccion: string) =>
  service.create({ tipo: 'a_domicilio', mesa: undefined, nombreCliente, telefono, direccion });
const ask = (telefono: string, token = service.waiter.token, dbName = service.sede.dbName) =>
  service.server.call('GET', `/api/orders/clientes?${new URLSearchParams({ dbName, telefono })}`, {
    token,
  });
const found = async (telefono: string) => (await ask(telefono)).body.data;

test('a waiter finds by phone who ordered before, however it is written', async () => {
  await deliver('Rosa Elvira Niño', '310 555 0164', 'Calle 9 # 4-21');
  const rosa = {
    nombre: 'Rosa Elvira Niño',
    telefono: '310 555 0164',
    direccion: 'Calle 9 # 4-21',
  };
  for (const typed of ['3105550164', '+57 310-555-0164', '310555']) {
    expect(await found(typed), typed).toEqual([rosa]);
  }
  for (const typed of ['31055', '3105550165', '5550164', 'Rosa', '%%%%%%']) {
    expect(await found(typed), typed).toEqual([]);
  }
});

test('the newest address comes first, each once, and no more than five', async () => {
  for (const at of ['Calle 1', 'Calle 2', 'calle 1', 'Calle 3', 'Calle 4', 'Calle 5', 'Calle 6']) {
    await deliver('Óscar Peña', '+57 320 444 1122', at);
  }
  const list = await found('3204441122');
  expect(list.map(({ direccion }: { direccion: string }) => direccion)).toEqual([
    'Calle 6',
    'Calle 5',
    'Calle 4',
    'Calle 3',
    'calle 1',
  ]);
});

test('a registered client is found, until they are forgotten', async () => {
  const client = await makeClient(service.server.db, service.sede);
  await sql`UPDATE clients SET telefono = '(601) 777 8899' WHERE id = ${client.id}`.execute(
    service.server.db,
  );
  expect(await found('6017778899')).toMatchObject([{ nombre: client.nombre, direccion: null }]);
  await service.server.call(
    'DELETE',
    `/api/clients/delete/${client.id}?dbName=${service.sede.dbName}`,
    { token: service.restaurant.token },
  );
  expect(await found('6017778899')).toEqual([]);
});

test('nobody is found from another sede or restaurant, nor by who takes no orders', async () => {
  await deliver('Iván Ríos', '315 222 3344', 'Carrera 7 # 1-1');
  const sister = await makeSede(service.server.db, service.restaurant);
  const owner = service.restaurant.token;
  expect((await ask('3152223344', owner, sister.dbName)).body.data).toEqual([]);
  expect((await ask('3152223344', service.waiter.token, sister.dbName)).status).toBe(403);
  const stranger = await makeRestaurant(service.server.db);
  expect((await ask('3152223344', stranger.token)).status).toBe(403);
  expect((await ask('3152223344', service.cook.token)).status).toBe(403);
  expect((await ask('3152223344', service.cashier.token)).status).toBe(403);
  expect((await ask('3152223344', '')).status).toBe(401);
});
