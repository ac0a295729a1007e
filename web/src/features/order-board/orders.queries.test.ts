import { anOrder } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { applyOrder, mergeOrders, type OrderBoard } from './orders.queries.ts';

const first = anOrder({ _id: 'a', revision: 1, horaCreacion: '2025-11-14T18:00:00.000Z' });
const second = anOrder({ _id: 'b', revision: 2, horaCreacion: '2025-11-14T18:05:00.000Z' });
const board: OrderBoard = { orders: [second, first], revision: 2 };

describe('applyOrder', () => {
  it('adds the next order, newest first, and advances the revision', () => {
    const third = anOrder({ _id: 'c', revision: 3, horaCreacion: '2025-11-14T18:09:00.000Z' });
    const applied = applyOrder(board, third);
    expect(applied).toEqual({
      board: { orders: [third, second, first], revision: 3 },
      hasGap: false,
    });
  });

  it('replaces an order that changed and keeps its place', () => {
    const prepared = anOrder({ ...first, estado: 'preparado', revision: 3 });
    expect(applyOrder(board, prepared).board.orders).toEqual([second, prepared]);
  });

  it('ignores an order that is not newer, so a repeated event changes nothing', () => {
    const late = anOrder({ ...first, estado: 'cancelado', revision: 2 });
    expect(applyOrder(board, late)).toEqual({ board, hasGap: false });
    expect(applyOrder(board, late).board).toBe(board);
  });

  it('shows an order that comes after a gap and keeps the revision before the gap', () => {
    const ahead = anOrder({ _id: 'd', revision: 5, horaCreacion: '2025-11-14T18:20:00.000Z' });
    const applied = applyOrder(board, ahead);
    expect(applied.hasGap).toBe(true);
    expect(applied.board.revision).toBe(2);
    expect(applied.board.orders[0]).toBe(ahead);
  });
});

describe('mergeOrders', () => {
  it('closes a gap with the changes since the revision', () => {
    const ahead = anOrder({ _id: 'd', revision: 5, horaCreacion: '2025-11-14T18:20:00.000Z' });
    const gapped = applyOrder(board, ahead).board;
    const missed = anOrder({ ...first, estado: 'preparado', revision: 3 });
    const created = anOrder({ _id: 'c', revision: 4, horaCreacion: '2025-11-14T18:09:00.000Z' });
    const merged = mergeOrders(gapped, { data: [ahead, created, missed], revision: 5 });
    expect(merged).toEqual({ orders: [ahead, created, second, missed], revision: 5 });
  });

  it('never goes back to an older version of an order', () => {
    const prepared = anOrder({ ...first, estado: 'preparado', revision: 3 });
    const ahead = applyOrder(board, prepared).board;
    expect(mergeOrders(ahead, { data: [second, first], revision: 2 })).toEqual(ahead);
  });

  it('returns the same list if nothing is new, so that nothing is drawn again', () => {
    expect(mergeOrders(board, { data: [], revision: 2 }).orders).toBe(board.orders);
  });
});
