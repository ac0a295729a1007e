import { ENDPOINTS, type JsonCall } from '@comanda/contract/endpoints';
import { ESTADOS, type Estado } from '@comanda/contract/orders/orders.words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { makeClient } from '../../test/factories.ts';
import { line, openService } from '../../test/service.ts';

// These routes send JSON that is already written. The serializer, which checks all other answers against
// their schema, does not see it. The events of the assistant are checked where they are read (test/chat.ts).

const service = await openService();
const { server, sede, waiter, restaurant, draft, create, move } = service;
const { dbName } = sede;

beforeAll(async () => {
  const extra = { productos: [line('AJIACO', 27_500, { nota: 'sin crema' })] };
  await create({ ...extra, tipo: 'para_llevar', mesa: null });
  await create({
    tipo: 'a_domicilio',
    mesa: null,
    direccion: 'Calle 1 # 2-3',
    telefono: '3001234567',
  });
  await create({}, null);
  await create(await service.scanTable('9'), null);
  const edited = await create();
  await server.call('PATCH', `/api/orders/edit/${edited._id}`, {
    token: waiter.token,
    body: { ...draft({ ...extra, mesa: '8' }), revision: edited.revision },
  });
  const moved = async (...estados: Estado[]) => {
    const order = await create();
    for (const estado of estados) {
      const { status } = await move(order, estado, restaurant.token, 'Se cayó al piso');
      expect(status, estado).toBe(200);
    }
  };
  await moved('preparado');
  await moved('preparado', 'entregado');
  await moved('preparado', 'entregado', 'facturado');
  await moved('cancelado');
  await moved('preparado', 'entregado', 'dado_de_baja');
});
afterAll(() => server.close());

/** Nothing is missing, and nothing is there that the table does not declare. */
function expectDeclared(call: JsonCall, body: unknown) {
  const schema: z.ZodType = ENDPOINTS[call].answer;
  expect(schema.parse(body)).toEqual(body);
}

test('the list of orders, of every estado and tipo, and a page of it', async () => {
  const all = await server.call('GET', `/api/orders?dbName=${dbName}`, restaurant);
  expect(new Set(all.body.data.map(({ estado }: { estado: string }) => estado)).size).toBe(
    ESTADOS.length,
  );
  expect(all.body.data.some(({ updates }: { updates: [] }) => updates.length > 0)).toBe(true);
  expectDeclared('GET /api/orders', all.body);
  const page = await server.call('GET', `/api/orders?dbName=${dbName}&limit=2`, restaurant);
  expect(page.body.nextCursor).not.toBeNull();
  expectDeclared('GET /api/orders', page.body);
  const none = await server.call('GET', `/api/orders?dbName=${dbName}&q=nadie`, restaurant);
  expect(none.body.data).toEqual([]);
  expectDeclared('GET /api/orders', none.body);
});

test('a new order of a guest, a diner and a waiter, and the same one sent again', async () => {
  const combo = {
    bebida: { id_sigo: 'LIMONADA', nombre: 'Limonada de coco' },
    adicional: { id_sigo: 'PAPA', nombre: 'Papa criolla' },
  };
  const adiciones = [{ id_sigo: 'AGUACATE', nombre: 'Aguacate', precio: 4_000 }];
  const body = draft({ productos: [line('BANDEJA', undefined, { combo, adiciones })] });
  const diner = await makeClient(server.db, sede);
  for (const token of [undefined, diner.token, waiter.token]) {
    const request = { body, token, headers: { 'idempotency-key': `clave ${token}` } };
    const first = await server.call('POST', '/api/orders/create', request);
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    expectDeclared('POST /api/orders/create', first.body);
    const again = await server.call('POST', '/api/orders/create', request);
    expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id]);
    expectDeclared('POST /api/orders/create', again.body);
  }
});

test('the products and the categories of a menu, plain and packed', async () => {
  for (const call of ['GET /api/products', 'GET /api/categories'] as const) {
    const url = `${call.slice('GET '.length)}?dbName=${dbName}`;
    const plain = await server.call('GET', url);
    expect(plain.body.length).toBeGreaterThan(3);
    expectDeclared(call, plain.body);
    const packed = await fetch(server.origin + url, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.json()).toEqual(plain.body);
  }
});
