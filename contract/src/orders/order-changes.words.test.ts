import { describe, expect, test } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { changesInWords } from './order-changes.words.ts';
import type { Order, OrderLine } from './orders.ts';

const ajiaco = anOrderLine({ id_sigo: 'A', nombre: 'Ajiaco', cantidad: 1, nota: '' });
const limonada = anOrderLine({ id_sigo: 'L', nombre: 'Limonada', cantidad: 2, nota: '' });
const cheese = { id_sigo: 'Q', nombre: 'Queso', precio: 4_000 };
const extra = { id_sigo: 'T', nombre: 'Tocineta', precio: 5_000 };

const placed = anOrder({ tipo: 'en_local', mesa: '7', metodoPago: 'efectivo', total: 20_000 });

/** The order after one edit for each list of lines, of which the first are the lines as placed. */
function edited(versions: OrderLine[][], over: Partial<Order> = {}): Order {
  const { tipo, mesa, metodoPago, total } = placed;
  const updates = versions.slice(0, -1).map((productosAntes, at) => ({
    name: 'Luz',
    email: '',
    date: new Date(Date.parse(placed.horaCreacion) + 60_000 * (at + 1)).toISOString(),
    productosAntes,
    antes: { tipo, mesa, metodoPago, total },
  }));
  return { ...placed, productos: versions.at(-1) ?? [], updates, ...over };
}

test.each<[string, OrderLine[], OrderLine[], string[]]>([
  ['an added dish', [ajiaco], [ajiaco, limonada], ['Agregó 2 Limonada.']],
  ['a removed dish', [ajiaco, limonada], [ajiaco], ['Quitó 2 Limonada.']],
  [
    'two removed lines of one dish',
    [limonada, ajiaco, { ...ajiaco, nota: 'sin crema' }],
    [limonada],
    ['Quitó 2 Ajiaco.'],
  ],
  ['another quantity', [ajiaco], [{ ...ajiaco, cantidad: 3 }], ['Ajiaco: ahora 3, antes 1.']],
  ['one of two equal lines', [ajiaco, ajiaco], [ajiaco], ['Ajiaco: ahora 1, antes 2.']],
  [
    'more in the second of two equal lines',
    [ajiaco, ajiaco],
    [ajiaco, { ...ajiaco, cantidad: 2 }],
    ['Ajiaco: ahora 3, antes 2.'],
  ],
  ['two new equal lines', [limonada], [limonada, ajiaco, ajiaco], ['Agregó 2 Ajiaco.']],
  ['a new note', [ajiaco], [{ ...ajiaco, nota: 'sin crema' }], ['Ajiaco: ahora dice «sin crema».']],
  [
    'a note that is gone',
    [{ ...ajiaco, nota: 'sin crema' }],
    [ajiaco],
    ['Ajiaco: ya no dice «sin crema».'],
  ],
  [
    'another addition',
    [ajiaco],
    [{ ...ajiaco, adiciones: [extra] }],
    ['Ajiaco: ahora con Tocineta.'],
  ],
  [
    'another note on a line that also has other additions',
    [{ ...ajiaco, linea: 1, nota: 'sin crema', adiciones: [cheese] }],
    [{ ...ajiaco, linea: 1, nota: 'sin sal', adiciones: [extra] }],
    [
      'Ajiaco: ahora con Tocineta; ya sin Queso.',
      'Ajiaco: ahora dice «sin sal»; antes, «sin crema».',
    ],
  ],
  [
    'more of a line with another note',
    [{ ...ajiaco, linea: 1 }],
    [{ ...ajiaco, linea: 1, cantidad: 2, nota: 'sin sal' }],
    ['Ajiaco: ahora 2, antes 1.', 'Ajiaco: ahora dice «sin sal».'],
  ],
  ['nothing', [ajiaco, limonada], [limonada, ajiaco], []],
])('the diner reads of %s', (_what, before, now, words) => {
  expect(changesInWords(edited([before, now]))).toEqual(words);
});

test.each<[string, Partial<Order>, string[]]>([
  ['the table', { mesa: '9' }, ['Ahora va a la mesa 9; antes, la 7.']],
  ['the tipo', { tipo: 'para_llevar', mesa: null }, ['Ahora es para llevar; antes, en local.']],
  ['the method', { metodoPago: 'tarjeta' }, ['Se paga con tarjeta; antes, efectivo.']],
  ['the total', { total: 25_000 }, ['El total pasó de $20.000 a $25.000.']],
])('the diner reads that %s changed', (_what, over, words) => {
  expect(changesInWords(edited([[ajiaco], [ajiaco]], over))).toEqual(words);
});

test('a new address is told without repeating the old one', () => {
  const order = edited([[ajiaco], [ajiaco]], { direccion: 'Calle 2' });
  const updates = order.updates.map((update) => ({ ...update, otraDireccion: true }));
  expect(changesInWords({ ...order, updates })).toEqual(['Cambió la dirección de entrega.']);
});

describe('the diner reads that the staff', () => {
  const by = { name: 'Luz', email: '', date: '2999-01-01T00:00:00.000Z' };

  test('took the order to another table', () => {
    const moved = { ...placed, mesa: '9', updates: [{ ...by, mesaAntes: 'Mesa 7' }] };
    expect(changesInWords(moved)).toEqual(['Ahora va a la mesa 9; antes, la 7.']);
    const back = [
      { ...by, mesaAntes: '7' },
      { ...by, mesaAntes: '9' },
    ];
    expect(changesInWords({ ...placed, updates: back })).toEqual([]);
  });

  test('took some of the dishes to another table, which does not remove them', () => {
    const updates = [{ ...by, pasoA: '9', productosAntes: [ajiaco, limonada] }];
    expect(changesInWords({ ...placed, productos: [ajiaco], updates })).toEqual([
      'Parte de tu pedido pasó a la mesa 9.',
    ]);
  });
});

test('several edits are told as one change since the order was placed', () => {
  expect(changesInWords(edited([[ajiaco], [ajiaco, limonada], [ajiaco]]))).toEqual([]);
  expect(changesInWords(edited([[ajiaco], [limonada], [limonada, ajiaco]]))).toEqual([
    'Agregó 2 Limonada.',
  ]);
});

test('an order that nobody edited, or an older version edited, says nothing it does not know', () => {
  expect(changesInWords(placed)).toEqual([]);
  const older = [{ name: 'Luz', email: '', date: '2999-01-01T00:00:00.000Z' }];
  expect(changesInWords({ ...placed, updates: older })).toEqual([]);
});
