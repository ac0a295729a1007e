// @vitest-environment happy-dom

import type { Answer } from '@comanda/contract/endpoints';
import type { Order } from '@comanda/contract/orders/orders';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { stored } from '../stored.ts';
import { ApiError, api, apiFile } from './api-client.ts';
import { uploadForm } from './upload.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  stored.token.remove();
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const answer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));

const sent = () => {
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  test('answers with the body', async () => {
    answer(200, [{ _id: 'c1' }]);
    const query = { dbName: 'zona rosa', version: undefined };
    expect(await api('GET /api/categories', { query })).toEqual([{ _id: 'c1' }]);
    expect(sent().url).toBe('/api/categories?dbName=zona+rosa');
  });

  test('carries the session token and the idempotency key', async () => {
    stored.token.set('abc');
    answer(201, {});
    await api('POST /api/orders/create', {
      body: { dbName: 'centro' },
      idempotencyKey: 'k1',
    });
    const { headers, init } = sent();
    expect(headers.get('Authorization')).toBe('Bearer abc');
    expect(headers.get('Idempotency-Key')).toBe('k1');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(init?.body).toBe('{"dbName":"centro"}');
  });

  test('fills in its path and its query', async () => {
    answer(200, {});
    await api('DELETE /api/products/delete/:id', {
      params: { id: 'a/b c' },
      query: { dbName: 'centro' },
    });
    expect(sent().url).toBe('/api/products/delete/a%2Fb%20c?dbName=centro');
    expect(sent().init?.method).toBe('DELETE');
  });

  test('lets the browser set the content type of a form with files', async () => {
    answer(200, {});
    const imageUpload = new Blob(['x']);
    const form = { dbName: 'centro', product: { nombre: 'Ajiaco' }, imageUpload };
    await api('POST /api/products/upsert', { form });
    expect(sent().headers.has('Content-Type')).toBe(false);
    const body = sent().init?.body as FormData;
    expect(body.get('dbName')).toBe('centro');
    expect(body.get('product')).toBe('{"nombre":"Ajiaco"}');
    expect(body.get('imageUpload')).toBeInstanceOf(Blob);
  });
});

describe('a refusal', () => {
  test('of a session that was replaced meanwhile leaves the new session alone', async () => {
    stored.token.set('vieja');
    answer(401, { error: 'Inicia sesión', code: 'no_autenticado' });
    const refused = failureOf(api('GET /api/orders/mine', { query: { dbName: 'centro' } }));
    stored.token.set('nueva');
    await refused;
    expect(stored.token.get()).toBe('nueva');
  });

  test('has a message, a code and details', async () => {
    const details = [{ path: 'mesa', message: 'Por favor escribe el número de la mesa.' }];
    answer(422, { error: 'Revisa los datos', code: 'regla_incumplida', details });
    const error = await failureOf(api('POST /api/orders/create', { body: {} }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'regla_incumplida',
      message: 'Revisa los datos',
      details,
    });
  });

  test('keeps the rest of its body, such as the current order or the new total', async () => {
    answer(409, { error: 'x', code: 'precio_cambiado', details: [], total: 47_500 });
    expect((await failureOf(api('GET /api/support'))).body.total).toBe(47_500);
  });

  test('that is no JSON still has a message for a person', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(api('GET /api/support'));
    expect(error).toMatchObject({ status: 502, code: 'respuesta_ilegible' });
    expect(error.message).toMatch(/Intenta de nuevo/);
  });

  test('because of the network is a separate error', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOf(api('GET /api/support'))).toMatchObject({
      status: 0,
      code: 'sin_conexion',
    });
  });
});

describe('what the server says about the session', () => {
  const owner = { id: 'o1', email: 'marta@x.example', estadoMembresia: 'activa' } as const;

  test('ends an expired session here too', async () => {
    stored.token.set('viejo');
    answer(401, { error: 'Inicia sesión para continuar.', code: 'no_autenticado' });
    await failureOf(api('GET /api/orders', { query: { dbName: 'centro' } }));
    expect(stored.token.get()).toBeNull();
  });

  test('does not end the session for a wrong password', async () => {
    stored.token.set('bueno');
    answer(401, { error: 'Credenciales incorrectas', code: 'credenciales_invalidas' });
    await failureOf(api('POST /api/admin/login', { body: {} }));
    expect(stored.token.get()).toBe('bueno');
  });

  test('marks a membership that ended meanwhile', async () => {
    stored.authUser.set({ ...owner, fechaInicio: null, fechaFin: null, planNombre: null });
    answer(403, { error: 'Tu membresía no está activa.', code: 'membresia_inactiva' });
    await failureOf(api('GET /api/orders', { query: { dbName: 'centro' } }));
    expect(stored.authUser.get()?.estadoMembresia).toBe('inactiva');
  });
});

// Only `tsc -p web` checks these tests. They make no call.

test('an answer has the type that the table of endpoints declares', () => {
  expectTypeOf<Answer<'GET /api/orders/mine'>['data']>().toEqualTypeOf<Order[]>();
  const ask = () => api('POST /api/orders/create', { body: {}, idempotencyKey: 'k1' });
  expectTypeOf(ask).returns.resolves.toHaveProperty('data').toEqualTypeOf<Order>();
  // @ts-expect-error read as another shape
  (): Promise<Order> => api('POST /api/orders/create', { body: {} });
});

test('a call that the server does not have is a type error', () => {
  // @ts-expect-error no such path
  () => api('POST /api/orders/created', { body: {} });
  // @ts-expect-error no such method for this path
  () => api('PUT /api/orders/create', { body: {} });
  // @ts-expect-error no method at all
  () => api('/api/support');
});

test('a body that the schemas do not know is a type error', () => {
  const params = { id: 'p1' };
  const query = { dbName: 'centro' };
  () => api('DELETE /api/products/delete/:id', { params, query });
  // @ts-expect-error lacks its params
  () => api('DELETE /api/products/delete/:id', { query });
  // @ts-expect-error lacks its options
  () => api('GET /api/orders');
  // @ts-expect-error an unknown field of the query
  () => api('GET /api/orders', { query: { dbName: 'centro', estados: 'enviado' } });
  // @ts-expect-error a field of another type
  () => api('GET /api/orders', { query: { dbName: 'centro', limit: 'todos' } });
  // @ts-expect-error an unknown field of the body
  () => api('POST /api/orders/create', { body: { mesero: 'Ana' } });
  // @ts-expect-error a body where none is read
  () => api('POST /api/auth/logout', { body: {} });
  // @ts-expect-error a key where none is read
  () => api('POST /api/auth/logout', { idempotencyKey: 'k1' });
});

test('files and forms have calls of their own', () => {
  const form = { dbName: 'centro', product: { nombre: 'Ajiaco' } };
  () => apiFile('GET /api/menu/export', { query: { dbName: 'centro' } });
  () => uploadForm('POST /api/products/upsert', { form });
  // @ts-expect-error a file is not read as JSON
  () => api('GET /api/menu/export', { query: { dbName: 'centro' } });
  // @ts-expect-error a form is not sent as JSON
  () => api('POST /api/products/upsert', { body: form });
  // @ts-expect-error an unknown field of a form's JSON
  () => uploadForm('POST /api/products/upsert', { form: { product: { name: 'Ajiaco' } } });
});
