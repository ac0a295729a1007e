// @vitest-environment happy-dom

import { chargingMessages } from '@comanda/contract/accounts/charging.messages';
import { ERRORS } from '@comanda/contract/errors';
import {
  aLocation,
  anAccount,
  anEmployeeUser,
  anOrder,
} from '@comanda/contract/testing/test-factories';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toCartItem } from '../cart/cart.ts';
import { chargeDeed, moveDeed, orderDeed } from './new-deeds.ts';
import { EMPTY_OUTBOX } from './outbox.ts';
import { changeOutbox, knownOutbox } from './outbox-store.ts';
import { chargedKey, sendOutbox, submit } from './send-outbox.ts';

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

const account = anAccount({ _id: 'c7', estado: 'cerrada', numero: 12 });
const taken = (more: Partial<Parameters<typeof chargeDeed>[1]> = {}) =>
  chargeDeed('centro', {
    key: 'p1',
    cuenta: 'c7',
    isDirect: false,
    pedidos: ['pedido-00001'],
    place: 'Mesa 7',
    vista: 5,
    pagos: [{ metodo: 'efectivo', valor: 80_000, propina: 8_000 }],
    propina: { respuesta: 'si', valor: 8_000 },
    ...more,
  });
const paid = (devolver = 0) => {
  const message = devolver > 0 ? chargingMessages.giveBack(devolver) : 'Cuenta 12 cerrada.';
  const answer = { data: account, message, vueltas: 0, devolver };
  fetchMock.mockResolvedValueOnce(Response.json(answer));
};
const bodies = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

it('money whose answer is lost is sent again with the same key, whatever became of the account', async () => {
  lose();
  expect(await submit(client, taken())).toBe('waits');
  paid();
  await sendOutbox(client);
  expect(keys()).toEqual(['p1', 'p1']);
  const [first, again] = bodies();
  expect([first.tomado, again.tomado]).toEqual([undefined, true]);
  expect(again).toMatchObject({ pagos: first.pagos, propina: first.propina, cerrar: true });
  expect(knownOutbox().deeds).toEqual([]);
  expect(client.getQueryData(chargedKey('p1'))).toMatchObject({ data: { numero: 12 } });
});

it.each([
  [{ code: 'cuenta_cerrada' }, 'Ya estaba pagada: devuelve $88.000.'],
  [{ code: 'pago_excede', saldo: 30_000 }, 'cobra los $30.000 que faltan y devuelve $58.000.'],
  [{ code: 'pago_excede', saldo: 0 }, 'Ya estaba pagada: devuelve $88.000.'],
  [{ code: 'sin_turno', error: ERRORS.sin_turno.message }, ERRORS.sin_turno.message],
])('money that the server refuses after a wait is explained: %j', async (body, cause) => {
  lose();
  await submit(client, taken());
  refuse(409, body);
  await sendOutbox(client);
  expect(knownOutbox().deeds).toEqual([]);
  const [problem] = knownOutbox().problems;
  expect(problem).toMatchObject({ place: 'Mesa 7', order: null });
  expect(problem?.cause).toContain(cause);
});

it('money of which somebody else paid a part is written down, and what goes back is said', async () => {
  lose();
  await submit(client, taken());
  paid(58_000);
  await sendOutbox(client);
  expect(knownOutbox().problems).toMatchObject([
    { place: 'Mesa 7', cause: chargingMessages.giveBack(58_000) },
  ]);
});

it('a tip is written down as it was given if what was suggested changed while it waited', async () => {
  lose();
  await submit(client, taken());
  refuse(422, { code: 'regla_incumplida', details: [{ path: 'propina.valor', message: 'x' }] });
  paid();
  await sendOutbox(client);
  expect(bodies().at(-1).propina).toEqual({ respuesta: 'otro', valor: 8_000 });
  expect(knownOutbox()).toMatchObject({ deeds: [], problems: [] });
});

it('money for an order that is refused is to be given back', async () => {
  lose();
  const opening = { ...draft, tipo: 'en_local', mesa: '7' };
  await submit(client, orderDeed(opening, 'k1', items));
  await submit(client, taken({ cuenta: null, pedidos: ['k1(S/N)'] }));
  refuse(422, { error: 'Agotado', code: 'producto_agotado', details: [] });
  await sendOutbox(client);
  expect(knownOutbox().deeds).toEqual([]);
  expect(knownOutbox().problems.at(-1)?.cause).toContain('devuelve $88.000');
});
