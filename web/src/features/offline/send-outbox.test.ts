// @vitest-environment happy-dom

import { aLocation, anEmployeeUser, anOrder } from '@comanda/contract/testing/test-factories';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { EMPTY_OUTBOX } from './outbox.ts';
import { changeOutbox, knownOutbox } from './outbox-store.ts';
import { moveDeed, orderDeed, sendOutbox, submit } from './send-outbox.ts';

const client = new QueryClient();
const fetchMock = vi.fn<typeof fetch>();
const product = { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' };
const items = [toCartItem({ product, cantidad: 1 })];
const draft = {
  dbName: 'centro',
  tipo: 'para_llevar',
  nombreCliente: 'Diana',
  metodoPago: 'efectivo',
};
const order = anOrder({ _id: 'pedido-00001', estado: 'enviado' });

beforeEach(async () => {
  clearStorage();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  await changeOutbox(() => EMPTY_OUTBOX);
  signIn('e1');
  stored.location.set(aLocation());
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (id: string) => stored.user.set(anEmployeeUser({ id }));

const accept = (data = order) => fetchMock.mockResolvedValueOnce(Response.json({ data }));
const refuse = (status: number, body: object) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
const lose = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const keys = () =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

it('an order whose answer is lost waits and is sent again with the same key', async () => {
  lose();
  expect(await submit(client, orderDeed(draft, 'k1', items))).toBe('waits');
  expect(knownOutbox().deeds).toMatchObject([{ key: 'k1', isLate: true }]);
  accept();
  await sendOutbox(client);
  expect(knownOutbox().deeds).toEqual([]);
  expect(keys()).toEqual(['k1', 'k1']);
});

it('a deed is sent only in the session of its author', async () => {
  lose();
  await submit(client, orderDeed(draft, 'k1', items));
  signIn('e2');
  await sendOutbox(client);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(knownOutbox().deeds).toHaveLength(1);
});

it('a failing server or an expired session leaves the deed in the queue', async () => {
  refuse(503, { error: 'x', code: 'servicio_no_disponible' });
  await submit(client, orderDeed(draft, 'k1', items));
  refuse(401, { error: 'x', code: 'no_autenticado' });
  await sendOutbox(client);
  expect(knownOutbox()).toMatchObject({ deeds: [{ key: 'k1' }], problems: [] });
});

it('a refusal goes to the screen that waits for it, which still has what was typed', async () => {
  refuse(422, { error: 'Agotado', code: 'producto_agotado', details: [] });
  await expect(submit(client, orderDeed(draft, 'k1', items))).rejects.toThrow('Agotado');
  expect(knownOutbox()).toMatchObject({ deeds: [], problems: [] });
});

it('a refusal after a wait is explained, and the order is kept at today’s price', async () => {
  lose();
  await submit(client, orderDeed(draft, 'k1', items));
  const details = [{ id_sigo: 'S-1', precio: 29_000 }];
  refuse(409, { error: 'Los precios cambiaron.', code: 'precio_cambiado', details });
  await sendOutbox(client);
  const [problem] = knownOutbox().problems;
  expect(problem?.cause).toContain('Ajiaco: de $27.500 a $29.000');
  expect(problem?.order).toMatchObject({ draft, items: [{ precio: 29_000 }] });
});

it('a move that lost a race after a wait tells the order’s estado', async () => {
  lose();
  await submit(client, moveDeed({ order, estado: 'preparado', isAsSeen: true }));
  const now = { ...order, estado: 'cancelado', revision: 9 };
  refuse(409, { error: 'x', code: 'estado_cambiado', data: now });
  await sendOutbox(client);
  expect(knownOutbox().deeds).toEqual([]);
  expect(knownOutbox().problems[0]?.cause).toContain('ahora está cancelado');
});

it('a move that arrived although its answer was lost is no conflict', async () => {
  lose();
  await submit(client, moveDeed({ order, estado: 'preparado', isAsSeen: true }));
  const now = { ...order, estado: 'entregado', fechaPreparado: order.horaCreacion, revision: 9 };
  refuse(409, { error: 'x', code: 'estado_cambiado', data: now });
  await sendOutbox(client);
  expect(knownOutbox()).toMatchObject({ deeds: [], problems: [] });
});
