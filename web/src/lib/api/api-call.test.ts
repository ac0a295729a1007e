import type { Answer } from '@comanda/contract/endpoints';
import type { Order } from '@comanda/contract/orders/orders';
import { expectTypeOf, test } from 'vitest';
import { api, apiFile } from './api-client.ts';
import { uploadForm } from './upload.ts';

// What is written here is read by `tsc -p web`: no call is made.

test('an answer has the type that the table declares', () => {
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

test('what is sent is what the schemas know', () => {
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

test('files and forms go their own way', () => {
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
