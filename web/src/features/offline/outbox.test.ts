import { cancellationOf } from '@comanda/contract/orders/cancelling.rules';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { describe, expect, it, test } from 'vitest';
import { toCartItem } from '../cart/cart.ts';
import {
  delay,
  EMPTY_OUTBOX,
  enqueue,
  hasReached,
  localId,
  type NewDeed,
  nextToSend,
  type Outbox,
  type QueuedCharge,
  type QueuedDeed,
  type QueuedMove,
  type QueuedOrder,
  refuse,
  settle,
  settleCharge,
  withdraw,
} from './outbox.ts';
import { withDeeds } from './use-orders.ts';

const LAURA = { id: 'e1', nombre: 'Laura Gómez', email: 'laura@demo.co' };
const SENDER = { author: 'e1', dbName: 'centro' };
const NOW = 1_000_000;
const ITEM = toCartItem({
  product: { id_sigo: 'S-1', nombre: 'Ajiaco', precio: 27_500, imagen: '' },
  cantidad: 2,
});

const common = {
  dbName: 'centro',
  sede: 'Centro',
  author: LAURA,
  at: '2025-11-14T18:10:00.000Z',
  heldUntil: 0,
  isLate: false,
};

function order(key: string, more: Partial<QueuedOrder> = {}): QueuedOrder {
  const draft = {
    dbName: 'centro',
    tipo: 'para_llevar',
    nombreCliente: key,
    metodoPago: 'efectivo',
  };
  return { ...common, kind: 'order', id: key, key, draft, items: [ITEM], ...more };
}

function move(orderId: string, estado: QueuedMove['estado'], more: Partial<QueuedMove> = {}) {
  const deed: QueuedMove = {
    ...common,
    kind: 'move',
    id: `${orderId} ${estado}`,
    orderId,
    place: 'Mesa 4',
    estado,
    motivoBaja: null,
    revision: 7,
    isChained: false,
    ...more,
  };
  return deed;
}

function charge(key: string, more: Partial<QueuedCharge> = {}): QueuedCharge {
  return {
    ...common,
    kind: 'cobro',
    id: key,
    key,
    cuenta: null,
    isDirect: false,
    pedidos: [],
    place: 'Mesa 7',
    vista: 5,
    pagos: [{ metodo: 'efectivo', valor: 27_500 }],
    propina: null,
    ...more,
  };
}

const fill = (...deeds: NewDeed[]): Outbox => deeds.reduce(enqueue, EMPTY_OUTBOX);
const next = (box: Outbox) => nextToSend(box, SENDER, NOW)?.id;
const first = (box: Outbox) => box.deeds[0] as Exclude<QueuedDeed, { kind: 'cobro' }>;

describe('the next deed to send', () => {
  it('is the oldest', () => {
    expect(next(fill(order('a'), order('b'), move('x', 'preparado')))).toBe('a');
  });

  it('belongs to the signed-in person and to this sede', () => {
    const box = fill(
      order('a', { author: { ...LAURA, id: 'e2' } }),
      order('b', { dbName: 'chapinero' }),
      order('c'),
    );
    expect(next(box)).toBe('c');
  });

  it('is none that can still be undone, and such a deed does not block others', () => {
    const box = fill(move('x', 'preparado', { heldUntil: NOW + 1 }), order('a'));
    expect(next(box)).toBe('a');
    expect(next(enqueue(box, move('x', 'preparado')))).toBe('x preparado');
  });

  it('never overtakes an earlier deed for the same order', () => {
    const held = move('x', 'preparado', { heldUntil: NOW + 1 });
    expect(next(fill(held, move('x', 'entregado')))).toBeUndefined();
  });
});

it('queues a repeated deed once and removes an undone deed', () => {
  const box = fill(move('x', 'preparado'), move('x', 'preparado'));
  expect(box.deeds).toHaveLength(1);
  expect(withdraw(box, 'x preparado').deeds).toEqual([]);
});

it('moves of a queued order follow it to the id that the server gave', () => {
  const local = localId('a');
  const box = fill(order('a'), move(local, 'preparado'), move(local, 'entregado'));
  const created = settle(box, first(box), anOrder({ _id: 'real', revision: 30 }));
  expect(created.deeds).toMatchObject([
    { orderId: 'real', estado: 'preparado', revision: 30, isChained: false },
    { orderId: 'real', estado: 'entregado', isChained: true },
  ]);
  const prepared = settle(created, first(created), anOrder({ _id: 'real', revision: 31 }));
  expect(prepared.deeds).toMatchObject([{ orderId: 'real', revision: 31, isChained: false }]);
  // A screen may still know the order by its local id.
  expect(enqueue(created, move(local, 'cancelado')).deeds.at(-1)).toMatchObject({
    orderId: 'real',
    isChained: true,
  });
});

it('a move without a revision keeps having none', () => {
  const box = fill(order('a'), move(localId('a'), 'cancelado', { revision: null }));
  const after = settle(box, first(box), anOrder({ _id: 'real', revision: 30 }));
  expect(after.deeds).toMatchObject([{ orderId: 'real', revision: null }]);
});

it('a refused deed takes the deeds built on it with it, and no others', () => {
  const box = fill(
    order('a'),
    move(localId('a'), 'cancelado'),
    order('b'),
    move('x', 'preparado'),
    move('x', 'entregado'),
  );
  const withoutA = refuse(box, first(box), null);
  expect(withoutA.deeds.map(({ id }) => id)).toEqual(['b', 'x preparado', 'x entregado']);
  const [, prepare] = withoutA.deeds;
  expect(refuse(withoutA, prepare as QueuedDeed, null).deeds.map(({ id }) => id)).toEqual(['b']);
});

it('without an answer, deeds that may go are shown as waiting; those that can be undone are not', () => {
  const box = delay(fill(order('a'), move('x', 'preparado', { heldUntil: NOW + 1 })), SENDER, NOW);
  expect(box.deeds.map(({ isLate }) => isLate)).toEqual([true, false]);
  expect(delay(box, SENDER, NOW)).toBe(box);
});

it('an order that went on after an unanswered move counts as having reached that estado', () => {
  const delivered = anOrder({ estado: 'entregado', fechaPreparado: '2025-11-14T18:12:00.000Z' });
  expect(hasReached(delivered, 'preparado')).toBe(true);
  expect(hasReached(anOrder({ estado: 'cancelado' }), 'preparado')).toBe(false);
});

describe('the list on the screen', () => {
  const known = anOrder({
    _id: 'x',
    estado: 'preparado',
    horaCreacion: '2025-11-14T18:00:00.000Z',
  });
  const other = anOrder({ _id: 'y', horaCreacion: '2025-11-14T17:00:00.000Z' });

  it('shows queued orders among the others, newest first, with their totals', () => {
    const { deeds } = fill(order('a', { isLate: true }));
    const shown = withDeeds([known, other], deeds);
    expect(shown.map(({ _id }) => _id)).toEqual([localId('a'), 'x', 'y']);
    expect(shown[0]).toMatchObject({ total: 55_000, estado: 'enviado', creadoPor: LAURA.email });
  });

  it('does not show an order that is only just being sent', () => {
    expect(withDeeds([known], fill(order('a'), move('x', 'entregado')).deeds)).toEqual([known]);
  });

  it('shows a queued move as done and keeps every other order the same object', () => {
    const shown = withDeeds([known, other], fill(move('x', 'entregado', { isLate: true })).deeds);
    expect(shown[0]).toMatchObject({ estado: 'entregado', fechaEntregado: common.at });
    expect(shown[1]).toBe(other);
  });

  it('ignores a move that has become impossible', () => {
    const cancelled = anOrder({ _id: 'x', estado: 'cancelado' });
    expect(withDeeds([cancelled], fill(move('x', 'entregado', { isLate: true })).deeds)[0]).toBe(
      cancelled,
    );
  });
});

test('an order that is cancelled without network shows why', () => {
  const known = anOrder({ _id: 'x', estado: 'enviado' });
  const waiting = move('x', 'cancelado', { motivo: 'Hay mucha demora', isLate: true });
  const [shown = known] = withDeeds([known], fill(waiting).deeds);
  expect(cancellationOf(shown)).toEqual({
    name: LAURA.nombre,
    email: LAURA.email,
    date: common.at,
    cancelo: 'personal',
    motivo: 'Hay mucha demora',
  });
});

describe('money that was taken without network', () => {
  const local = localId('a');

  it('goes behind the orders that it is for, to the account that the first of them joined', () => {
    const box = fill(order('a'), charge('c', { pedidos: [local, 'x'] }));
    expect(next(box)).toBe('a');
    const taken = settle(box, first(box), anOrder({ _id: 'y', cuentaId: 'cuenta-7' }));
    expect(taken.deeds).toMatchObject([{ cuenta: 'cuenta-7', pedidos: ['y', 'x'], vista: null }]);
    expect(next(taken)).toBe('c');
  });

  it('names orders by the ids that the server gave them, also if they arrived before it was taken', () => {
    const box = fill(order('a'));
    const sent = settle(box, first(box), anOrder({ _id: 'y' }));
    const later = enqueue(sent, charge('c', { isDirect: true, pedidos: [local] }));
    expect(later.deeds).toMatchObject([{ pedidos: ['y'], cuenta: null }]);
  });

  it('does not wait for a move that can still be undone, which then follows it whatever it changed', () => {
    const held = move('x', 'entregado', { heldUntil: NOW + 1, revision: 7 });
    const box = fill(held, charge('c', { cuenta: 'cuenta-7', pedidos: ['x'] }));
    expect(next(box)).toBe('c');
    const paid = settleCharge(box, box.deeds[1] as QueuedDeed);
    expect(paid.deeds).toMatchObject([{ id: 'x entregado', revision: null }]);
  });

  it('waits for a move that was made before it', () => {
    const box = fill(move('x', 'entregado'), charge('c', { cuenta: 'k', pedidos: ['x'] }));
    expect(next(box)).toBe('x entregado');
  });

  it('stays when its order is refused, so that somebody is told to give it back', () => {
    const box = fill(order('a'), charge('c', { pedidos: [local] }));
    const refused = refuse(box, first(box), null);
    expect(refused.deeds).toMatchObject([{ id: 'c', pedidos: [], cuenta: null }]);
    expect(next(refused)).toBe('c');
  });

  it('shows a sale of no table as invoiced, and as paid what was not handed out yet', () => {
    const sale = charge('c', { isDirect: true, pedidos: ['x', 'y'], isLate: true });
    const [x, y] = withDeeds(
      [anOrder({ _id: 'x', estado: 'entregado' }), anOrder({ _id: 'y', estado: 'preparado' })],
      fill(sale).deeds,
    );
    expect(x).toMatchObject({ estado: 'facturado', fechaFacturado: common.at });
    expect(y).toMatchObject({ estado: 'preparado', fechaPago: common.at });
  });
});
