import { anOrder } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
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
  type QueuedDeed,
  type QueuedMove,
  type QueuedOrder,
  refuse,
  settle,
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

const fill = (...deeds: NewDeed[]): Outbox => deeds.reduce(enqueue, EMPTY_OUTBOX);
const next = (box: Outbox) => nextToSend(box, SENDER, NOW)?.id;
const first = (box: Outbox) => box.deeds[0] as QueuedDeed;

describe('what goes next', () => {
  it('is what was done first', () => {
    expect(next(fill(order('a'), order('b'), move('x', 'preparado')))).toBe('a');
  });

  it('is nobody else’s, and of no other sede', () => {
    const box = fill(
      order('a', { author: { ...LAURA, id: 'e2' } }),
      order('b', { dbName: 'chapinero' }),
      order('c'),
    );
    expect(next(box)).toBe('c');
  });

  it('is nothing that can still be taken back, which holds nobody else up', () => {
    const box = fill(move('x', 'preparado', { heldUntil: NOW + 1 }), order('a'));
    expect(next(box)).toBe('a');
    expect(next(enqueue(box, move('x', 'preparado')))).toBe('x preparado');
  });

  it('never overtakes an earlier deed to the same order', () => {
    const held = move('x', 'preparado', { heldUntil: NOW + 1 });
    expect(next(fill(held, move('x', 'entregado')))).toBeUndefined();
  });
});

it('a deed done twice is queued once, and one that is taken back is gone', () => {
  const box = fill(move('x', 'preparado'), move('x', 'preparado'));
  expect(box.deeds).toHaveLength(1);
  expect(withdraw(box, 'x preparado').deeds).toEqual([]);
});

it('what was done to an order that waited follows it under the id the server gave', () => {
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

it('a move that does not ask for a revision goes on asking for none', () => {
  const box = fill(order('a'), move(localId('a'), 'cancelado', { revision: null }));
  const after = settle(box, first(box), anOrder({ _id: 'real', revision: 30 }));
  expect(after.deeds).toMatchObject([{ orderId: 'real', revision: null }]);
});

it('what was built on a refused deed goes with it, and nothing else', () => {
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

it('without an answer what may go is shown as waiting; what can be taken back is not', () => {
  const box = delay(fill(order('a'), move('x', 'preparado', { heldUntil: NOW + 1 })), SENDER, NOW);
  expect(box.deeds.map(({ isLate }) => isLate)).toEqual([true, false]);
  expect(delay(box, SENDER, NOW)).toBe(box);
});

it('an order that went on after the move that got no answer did arrive there', () => {
  const delivered = anOrder({ estado: 'entregado', fechaPreparado: '2025-11-14T18:12:00.000Z' });
  expect(hasReached(delivered, 'preparado')).toBe(true);
  expect(hasReached(anOrder({ estado: 'cancelado' }), 'preparado')).toBe(false);
});

describe('on the screen', () => {
  const known = anOrder({
    _id: 'x',
    estado: 'preparado',
    horaCreacion: '2025-11-14T18:00:00.000Z',
  });
  const other = anOrder({ _id: 'y', horaCreacion: '2025-11-14T17:00:00.000Z' });

  it('orders that wait stand with the others, newest first, and say what they come to', () => {
    const { deeds } = fill(order('a', { isLate: true }));
    const shown = withDeeds([known, other], deeds);
    expect(shown.map(({ _id }) => _id)).toEqual([localId('a'), 'x', 'y']);
    expect(shown[0]).toMatchObject({ total: 55_000, estado: 'enviado', creadoPor: LAURA.email });
  });

  it('one that is only just being sent does not flash by', () => {
    expect(withDeeds([known], fill(order('a'), move('x', 'entregado')).deeds)).toEqual([known]);
  });

  it('a move is done already, and leaves every other order the same object', () => {
    const shown = withDeeds([known, other], fill(move('x', 'entregado', { isLate: true })).deeds);
    expect(shown[0]).toMatchObject({ estado: 'entregado', fechaEntregado: common.at });
    expect(shown[1]).toBe(other);
  });

  it('a move that has become impossible changes nothing', () => {
    const cancelled = anOrder({ _id: 'x', estado: 'cancelado' });
    expect(withDeeds([cancelled], fill(move('x', 'entregado', { isLate: true })).deeds)[0]).toBe(
      cancelled,
    );
  });
});
