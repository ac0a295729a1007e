import type { Order } from '@comanda/contract/orders/orders';
import { anOrder } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { trackingWords } from './live-tracking.tsx';
import {
  featuredOrder,
  mergeOrders,
  newlyCancelled,
  newlyEdited,
  newlyPrepared,
} from './tracked-orders.ts';
import { trackingSteps } from './tracking-progress.tsx';

const NOW = new Date('2025-11-14T20:00:00.000Z');
const idsOf = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => _id);

const PERSONAL = { cancelo: 'personal', motivo: 'Se acabó la bandeja' } as const;
const cancelled = (order: Order, record: Partial<Order['updates'][number]>): Order => {
  const date = '2025-11-14T18:20:00.000Z';
  const updates = [...order.updates, { name: '', email: '', date, ...record }];
  return { ...order, estado: 'cancelado', fechaCancelado: date, updates };
};

describe('the orders that a diner follows', () => {
  it('are listed newest first, each once, in its latest version', () => {
    const old = anOrder({ _id: 'a', horaCreacion: '2025-11-14T10:00:00.000Z' });
    const newer = anOrder({ _id: 'b', horaCreacion: '2025-11-14T12:00:00.000Z' });
    const merged = mergeOrders([old], [newer, { ...old, estado: 'preparado', revision: 2 }]);
    expect(idsOf(merged)).toEqual(['b', 'a']);
    expect(merged[1]?.estado).toBe('preparado');
  });

  it('do not go back to the older version of a late answer', () => {
    const ready = anOrder({ estado: 'preparado', revision: 5 });
    const [kept] = mergeOrders([ready], [anOrder({ estado: 'enviado', revision: 4 })]);
    expect(kept?.estado).toBe('preparado');
  });

  it('feature the newest under way before a later one that is finished', () => {
    const open = anOrder({ _id: 'open', estado: 'preparado' });
    const ended = anOrder({ _id: 'ended', estado: 'cancelado' });
    expect(featuredOrder([ended, open], NOW)?._id).toBe('open');
  });

  it('feature a delivered order only on its day', () => {
    const delivered = anOrder({ estado: 'entregado' });
    expect(featuredOrder([delivered], NOW)).toBe(delivered);
    expect(featuredOrder([delivered], new Date('2025-11-16T20:00:00.000Z'))).toBeUndefined();
  });

  it('are told as edited once, when the restaurant edits them', () => {
    const placed = anOrder({ _id: 'a' });
    const edited = { ...placed, updates: [{ name: 'Luz', email: '', date: '2025-11-14' }] };
    expect(idsOf(newlyEdited([placed], [edited]))).toEqual(['a']);
    expect(newlyEdited([edited], [edited])).toEqual([]);
    expect(newlyEdited([], [edited])).toEqual([]);
  });

  it('are told as cancelled when the restaurant does it, not when the diner does', () => {
    const [mine, theirs] = [anOrder({ _id: 'a' }), anOrder({ _id: 'b' })];
    const now = [cancelled(mine, { cancelo: 'cliente' }), cancelled(theirs, PERSONAL)];
    expect(idsOf(newlyCancelled([mine, theirs], now))).toEqual(['b']);
    expect(newlyCancelled(now, now)).toEqual([]);
    // A reason changes no dish.
    expect(newlyEdited([mine, theirs], now)).toEqual([]);
  });

  it('ring when they become prepared, not if they were prepared before', () => {
    const waiting = anOrder({ _id: 'a' });
    const ready = anOrder({ _id: 'b', estado: 'preparado' });
    const now = [{ ...waiting, estado: 'preparado' as const }, ready];
    expect(idsOf(newlyPrepared([waiting, ready], now))).toEqual(['a']);
    expect(newlyPrepared([], now)).toEqual([]);
  });
});

describe('the words about an order', () => {
  it.each([
    [{ tipo: 'a_domicilio', direccion: 'Cra. 4 #18-50' } as const, 'Sale para Cra. 4 #18-50'],
    [{ tipo: 'para_llevar' } as const, 'Te espera en la sede Centro'],
    [{ tipo: 'en_local', mesa: '7' } as const, 'Va para la mesa 7'],
  ])('tell where a prepared order goes', (over, text) => {
    expect(trackingWords(anOrder({ estado: 'preparado', ...over }), 'Centro', NOW).text).toBe(text);
  });

  it('tell that it was cancelled and when', () => {
    const order = anOrder({ estado: 'cancelado', fechaCancelado: '2025-11-14T18:20:00.000Z' });
    expect(trackingWords(order, 'Centro', NOW)).toEqual({
      title: 'Pedido cancelado',
      text: 'La sede canceló tu pedido a la 1:20 p. m. Si no sabes por qué, llámala.',
    });
    expect(trackingSteps(order, NOW)).toBeNull();
  });

  it('tell why it was cancelled, if somebody said so', () => {
    const told = trackingWords(cancelled(anOrder(), PERSONAL), 'Centro', NOW);
    expect(told.text).toBe('La sede canceló tu pedido a la 1:20 p. m. Motivo: Se acabó la bandeja');
  });

  it('tell a diner that they cancelled it', () => {
    const told = trackingWords(cancelled(anOrder(), { cancelo: 'cliente' }), 'Centro', NOW);
    expect(told.text).toBe('Cancelaste tu pedido a la 1:20 p. m.');
  });

  it('do not show the reason of a write-off', () => {
    const order = anOrder({ estado: 'dado_de_baja', motivoBaja: 'Se fue sin pagar' });
    expect(JSON.stringify(trackingWords(order, 'Centro', NOW))).not.toContain('sin pagar');
  });

  it.each([
    ['enviado', ['current', 'pending', 'pending']],
    ['preparado', ['done', 'current', 'pending']],
    ['entregado', ['done', 'done', 'done']],
    ['facturado', ['done', 'done', 'done']],
  ] as const)('tell how far an order that is %s got', (estado, states) => {
    expect(trackingSteps(anOrder({ estado }), NOW)?.map(({ state }) => state)).toEqual(states);
  });
});
