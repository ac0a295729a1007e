import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { filterOrders, matchesSearch } from './order-search.ts';
import { ESTADOS } from './orders.words.ts';

const order = anOrder({
  tipo: 'a_domicilio',
  estado: 'dado_de_baja',
  mesa: 'Terraza 2',
  direccion: 'Calle 10 # 5-20',
  productos: [anOrderLine({ nombre: 'Limonada de coco' }), anOrderLine({ nombre: 'Sancocho' })],
});

describe('searching an order', () => {
  it.each([
    ['its id', '8F9A0'],
    ['its status', 'DADO_DE'],
    ['its status as people write it', 'dado de baja'],
    ['its type', 'domicilio'],
    ['its table', 'terraza'],
    ['its table as a slip shows it', 'Mesa Terraza 2'],
    ['its id as a slip shows it', '#8F9A0'],
    ['its address', 'calle 10'],
    ['the customer', 'gomez'],
    ['any product', 'sanco'],
  ])('finds it by %s', (_, text) => {
    expect(matchesSearch(order, text)).toBe(true);
  });

  it('does not find it by something else', () => {
    expect(matchesSearch(order, 'efectivo')).toBe(false);
    expect(matchesSearch(anOrder({ mesa: null }), 'null')).toBe(false);
  });

  it('ignores the case and the spaces around what was typed', () => {
    const name = fc.constantFrom('Ana Gómez', 'Terraza 2', 'Sancocho');
    fc.assert(
      fc.property(name, fc.boolean(), (text, upper) => {
        expect(matchesSearch(order, `  ${upper ? text.toUpperCase() : text.toLowerCase()} `)).toBe(
          true,
        );
      }),
    );
  });
});

describe('the list of orders', () => {
  const orders = ESTADOS.map((estado, i) =>
    anOrder({ _id: `id-${i}`, estado, tipo: i % 2 === 0 ? 'en_local' : 'para_llevar' }),
  );

  it('shows one status tab at a time', () => {
    expect(filterOrders(orders, { estado: 'preparado' }).map((o) => o.estado)).toEqual([
      'preparado',
    ]);
    expect(filterOrders(orders, {})).toHaveLength(6);
  });

  it('ignores the status tabs once something is typed', () => {
    expect(filterOrders(orders, { estado: 'preparado', search: 'ana' })).toHaveLength(6);
    expect(filterOrders(orders, { estado: 'preparado', search: '   ' })).toHaveLength(1);
  });

  it('keeps the type tab and the day while searching', () => {
    expect(filterOrders(orders, { tipo: 'en_local', search: 'ana' })).toHaveLength(3);
    expect(filterOrders(orders, { search: 'ana', day: '2025-11-13' })).toEqual([]);
  });

  it('counts the day in Bogota, not in UTC', () => {
    const late = anOrder({ horaCreacion: '2025-11-15T03:30:00.000Z' });
    expect(filterOrders([late], { day: '2025-11-14' })).toHaveLength(1);
    expect(filterOrders([late], { day: '2025-11-15' })).toHaveLength(0);
  });
});
