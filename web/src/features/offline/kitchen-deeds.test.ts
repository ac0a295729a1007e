import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { amountWaiting, countWaiting } from './deed-texts.ts';
import { addStrike } from './kitchen-deeds.ts';
import { loadKitchenPart } from './kitchen-part.ts';
import {
  amend,
  EMPTY_OUTBOX,
  enqueue,
  localId,
  nextToSend,
  type Outbox,
  type QueuedFire,
  type QueuedMove,
  type QueuedStrike,
  refuse,
  settle,
} from './outbox.ts';
import { withDeeds } from './use-orders.ts';

const LAURA = { id: 'e1', nombre: 'Laura Gómez', email: 'laura@demo.co' };
const SENDER = { author: 'e1', dbName: 'centro' };
const common = {
  dbName: 'centro',
  sede: 'Centro',
  author: LAURA,
  at: '2025-11-14T18:10:00.000Z',
  heldUntil: 0,
  isLate: false,
  place: 'Mesa 4',
};

let taps = 0;
function tap(platos: string[], listo = true, more: Partial<QueuedStrike> = {}): QueuedStrike {
  taps += 1;
  const deed = { kind: 'plato' as const, id: `tap ${taps}`, orderId: 'x', isTried: false };
  return { ...common, ...deed, platos, listo, ...more };
}
const strike = (platos: string[], more: Partial<QueuedStrike> = {}) => tap(platos, true, more);
const back = (platos: string[], more: Partial<QueuedStrike> = {}) => tap(platos, false, more);
const fill = (...deeds: QueuedStrike[]): Outbox => deeds.reduce(addStrike, EMPTY_OUTBOX);
const waiting = ({ deeds }: Outbox) =>
  deeds.map((deed) => (deed.kind === 'plato' ? [deed.listo, deed.platos.join()] : deed.kind));
const bump: QueuedMove = {
  ...common,
  kind: 'move',
  id: 'x preparado',
  orderId: 'x',
  estado: 'preparado',
  motivoBaja: null,
  revision: 7,
  isChained: false,
};

const fire: QueuedFire = {
  ...common,
  kind: 'marcha',
  id: 'x marcha 2',
  orderId: 'x',
  tiempo: 2,
};

describe('taps on plates that wait', () => {
  it('of one order are one strike; each order has its own', () => {
    const box = fill(strike(['1']), strike(['2']), strike(['1'], { orderId: 'y' }), strike(['2']));
    expect(waiting(box)).toEqual([
      [true, '1'],
      [true, '1,2'],
    ]);
  });

  it('that are taken back leave nothing to send', () => {
    expect(waiting(fill(strike(['1']), back(['1'])))).toEqual([]);
    expect(waiting(fill(back(['1']), strike(['1'])))).toEqual([]);
    expect(waiting(fill(strike(['1', '2', '3']), back(['2'])))).toEqual([[true, '1,3']]);
  });

  it('are two calls at most, and marks go back before others are made', () => {
    const box = fill(strike(['1']), back(['2']), strike(['3']), back(['4', '1']), back(['4']));
    expect(waiting(box)).toEqual([
      [false, '2,4'],
      [true, '3'],
    ]);
    expect(nextToSend(box, SENDER, 1)).toMatchObject({ listo: false });
  });

  it('are not merged into a strike that the server may have', () => {
    const box = fill(strike(['1']));
    const [sent] = box.deeds as [QueuedStrike & { seq: number }];
    const tried = amend(box, { ...sent, isTried: true });
    const later = [back(['1']), strike(['2'])].reduce(addStrike, tried);
    expect(waiting(later)).toEqual([
      [true, '1'],
      [false, '1'],
      [true, '2'],
    ]);
    expect(nextToSend(later, SENDER, 1)?.id).toBe(sent.id);
    expect(waiting([strike(['1'])].reduce(addStrike, later))).toEqual([
      [true, '1'],
      [true, '2'],
    ]);
  });

  it('are not merged past another deed of the order, nor with those of somebody else', () => {
    const bumped = enqueue(fill(strike(['1'])), bump);
    expect(waiting(addStrike(bumped, back(['1'])))).toEqual([[true, '1'], 'move', [false, '1']]);
    const others = strike(['1'], { author: { ...LAURA, id: 'e2' } });
    expect(waiting(fill(others, back(['1'])))).toEqual([
      [true, '1'],
      [false, '1'],
    ]);
  });

  it('of an order that waits too follow it to its id', () => {
    const local = localId('k');
    const draft = { dbName: 'centro', tipo: 'para_llevar', nombreCliente: 'Ana', metodoPago: '' };
    const box = enqueue(EMPTY_OUTBOX, {
      ...common,
      kind: 'order',
      id: 'k',
      key: 'k',
      draft,
      items: [],
    });
    const struck = addStrike(box, strike(['1'], { orderId: local }));
    expect(nextToSend(struck, SENDER, 1)?.id).toBe('k');
    const [order] = box.deeds;
    if (order?.kind !== 'order') throw new Error('no order');
    const sent = settle(struck, order, anOrder({ _id: 'real' }));
    expect(sent.deeds).toMatchObject([{ kind: 'plato', orderId: 'real' }]);
    expect(addStrike(sent, strike(['2'], { orderId: local })).deeds).toMatchObject([
      { orderId: 'real', platos: ['1', '2'] },
    ]);
  });
});

it('a move after a strike goes on from its answer, and is not lost where the strike is refused', () => {
  const box = enqueue(fill(strike(['1'])), bump);
  const [struck] = box.deeds;
  if (struck?.kind !== 'plato') throw new Error('no strike');
  const answer = anOrder({ _id: 'x', revision: 9 });
  expect(settle(box, struck, answer).deeds).toMatchObject([{ kind: 'move', revision: 9 }]);
  expect(refuse(box, struck, null).deeds).toMatchObject([{ kind: 'move', revision: 7 }]);
});

it('what waits is counted in plates and courses, not in calls', () => {
  const box = [fire, { ...bump, orderId: 'y' }].reduce(enqueue, fill(strike(['1', '2'])));
  expect(amountWaiting(box.deeds)).toBe('1 cambio de estado, 2 platos y 1 tiempo');
  expect(countWaiting(box.deeds)).toBe(4);
});

describe('the orders on the screen', () => {
  beforeAll(() => loadKitchenPart());
  const order = anOrder({
    _id: 'x',
    productos: [anOrderLine({ linea: 1 }), anOrderLine({ linea: 2 })],
  });
  const shown = (box: Outbox, known = order) => withDeeds([known], box.deeds)[0];

  it('show a strike at once, and while it is sent', () => {
    expect(shown(fill(strike(['1'])))?.cocina.listo).toEqual({ 1: common.at });
    expect(shown(fill(strike(['1', '2'])))).toMatchObject({
      estado: 'preparado',
      fechaPreparado: common.at,
    });
  });

  it('show strikes and moves in the order in which they were made', () => {
    const prepared = { ...order, estado: 'preparado' as const };
    const box = fill(back(['1']));
    expect(shown(box, prepared)).toMatchObject({ estado: 'enviado', fechaPreparado: null });
    const again = enqueue(box, { ...bump, isLate: true });
    expect(shown(again, prepared)).toMatchObject({ estado: 'preparado' });
  });

  it('show a course as fired that waits to be sent, once however often it was tapped', () => {
    const productos = [1, 2].map((tiempo) => anOrderLine({ linea: tiempo, tiempo }));
    const late = { ...fire, isLate: true };
    const box = enqueue(enqueue(EMPTY_OUTBOX, late), late);
    expect(box.deeds).toHaveLength(1);
    expect(shown(box, { ...order, productos })).toMatchObject({
      cocina: { marchado: { 2: common.at } },
      inicioCocina: common.at,
    });
  });

  it('stay as they are where the server’s order has the mark already, or is over', () => {
    const marked = { ...order, cocina: { listo: { 1: common.at } } };
    expect(shown(fill(strike(['1'])), marked)).toBe(marked);
    const cancelled = { ...order, estado: 'cancelado' as const };
    expect(shown(fill(strike(['1']), back(['2'])), cancelled)).toBe(cancelled);
  });
});
