import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, PERMISOS, type Permiso } from '../permissions.ts';
import { anOrder } from '../testing/test-factories.ts';
import { canMove, findMove, nextEstados, ORDER_MOVES } from './order-moves.ts';
import { isEditable, isForKitchen, lineSubtotal, orderTotal, shortId } from './orders.rules.ts';
import { ESTADOS, type Estado } from './orders.words.ts';

// What each move needs, written by hand to check the table under test.
const ALLOWED: Record<string, Permiso> = {
  'enviado → preparado': 'cocina',
  'preparado → entregado': 'pedidos',
  'enviado → cancelado': 'pedidos',
  'preparado → cancelado': 'pedidos',
  'entregado → facturado': 'caja',
  'entregado → dado_de_baja': 'caja',
};
// So for an order that does not pass the kitchen: nobody there would mark it.
const SIN_COCINA: Record<string, readonly Permiso[]> = {
  'enviado → preparado': ['cocina', 'pedidos'],
};

const pairs: [Estado, Estado][] = ESTADOS.flatMap((from) =>
  ESTADOS.map((to): [Estado, Estado] => [from, to]),
);
const owner: Actor = { tipo: 'propietario', membresiaActiva: true };
const employee = (permiso: Permiso): Actor => ({
  tipo: 'empleado',
  permisos: [permiso],
  facultades: [],
});

describe('an order that moves', () => {
  it.each(pairs)('from %s to %s needs the right permiso, or is refused', (from, to) => {
    const permiso = ALLOWED[`${from} → ${to}`];
    expect(findMove(from, to)?.permiso).toBe(permiso);
    expect(nextEstados(from).includes(to)).toBe(permiso !== undefined);
    expect(canMove(owner, from, to)).toBe(permiso !== undefined);
    for (const held of PERMISOS) {
      expect(canMove(employee(held), from, to)).toBe(held === permiso);
      const may = SIN_COCINA[`${from} → ${to}`]?.includes(held) ?? held === permiso;
      expect(canMove(employee(held), from, to, true)).toBe(may);
    }
    expect(canMove({ tipo: 'invitado' }, from, to)).toBe(false);
    expect(canMove({ tipo: 'cliente' }, from, to, true)).toBe(false);
  });
});

describe('the life of an order', () => {
  it('has six moves, one of which the waiter makes too, and ends in cancelado, dado_de_baja or facturado', () => {
    expect(ORDER_MOVES.filter(({ when }) => !when)).toHaveLength(6);
    expect(ORDER_MOVES.filter(({ when }) => when)).toEqual([
      expect.objectContaining({ from: 'enviado', to: 'preparado', permiso: 'pedidos' }),
    ]);
    expect(ESTADOS.filter((estado) => nextEstados(estado).length === 0)).toEqual([
      'cancelado',
      'dado_de_baja',
      'facturado',
    ]);
  });

  it('records the time of each move in its own field', () => {
    const stamps = ORDER_MOVES.map(({ to, timestamp }) => `${to} ${timestamp}`);
    expect([...new Set(stamps)].sort()).toEqual([
      'cancelado fechaCancelado',
      'dado_de_baja fechaBaja',
      'entregado fechaEntregado',
      'facturado fechaFacturado',
      'preparado fechaPreparado',
    ]);
  });

  it('needs a reason only to write an order off', () => {
    const withMotivo = ORDER_MOVES.filter(({ needsMotivo }) => needsMotivo);
    expect(withMotivo.map(({ to }) => to)).toEqual(['dado_de_baja']);
  });

  it('stops for an owner whose membership has ended', () => {
    const lapsed: Actor = { tipo: 'propietario', membresiaActiva: false };
    expect(canMove(lapsed, 'enviado', 'preparado')).toBe(false);
  });

  it.each(ESTADOS)(
    'lets an order that is %s be edited only while the kitchen has not cooked it',
    (estado) => {
      expect(isEditable(anOrder({ estado }))).toBe(estado === 'enviado');
    },
  );
});

describe('an employee with only cocina', () => {
  const since = new Date('2025-11-14T05:00:00.000Z');
  const before = '2025-11-04T18:00:00.000Z';
  const within = '2025-11-14T18:00:00.000Z';

  it.each(ESTADOS)('sees an order of today that is %s', (estado) => {
    expect(isForKitchen(anOrder({ estado, horaCreacion: within }), since)).toBe(true);
  });

  it.each(ESTADOS)('sees an earlier one that is %s only while it is open', (estado) => {
    const isOpen = nextEstados(estado).length > 0;
    expect(isForKitchen(anOrder({ estado, horaCreacion: before }), since)).toBe(isOpen);
  });

  it('sees how an earlier one ended today', () => {
    const order = anOrder({ estado: 'cancelado', horaCreacion: before, fechaCancelado: within });
    expect(isForKitchen(order, since)).toBe(true);
  });
});

describe('the price of a line', () => {
  const bebida = { precio: 4000 };
  const adicional = { precio: 7000 };

  it('multiplies the product, and counts additions and combo once', () => {
    const line = {
      precio: 32_900,
      cantidad: 3,
      adiciones: [{ precio: 2000 }, { precio: 1500 }],
      combo: { bebida, adicional },
    };
    expect(lineSubtotal(line)).toBe(3 * 32_900 + 2000 + 1500 + 4000 + 7000);
  });

  it('grows by exactly one product price with each unit', () => {
    const pesos = fc.integer({ min: 0, max: 1_000_000 });
    const line = fc.record({
      precio: pesos,
      cantidad: fc.integer({ min: 1, max: 99 }),
      adiciones: fc.array(fc.record({ precio: pesos })),
      combo: fc.option(fc.constant({ bebida, adicional })),
    });
    fc.assert(
      fc.property(line, (one) => {
        const oneMore = { ...one, cantidad: one.cantidad + 1 };
        expect(lineSubtotal(oneMore) - lineSubtotal(one)).toBe(one.precio);
      }),
    );
  });

  it('adds up to the total of the order', () => {
    expect(orderTotal([])).toBe(0);
    expect(
      orderTotal([
        { precio: 10_000, cantidad: 2 },
        { precio: 500, cantidad: 1, combo: { bebida, adicional } },
      ]),
    ).toBe(31_500);
  });
});

it('calls an order by its last five characters', () => {
  expect(shortId('66f0c1d2e3a4b5c6d7e8f9a0')).toBe('8f9a0');
  expect(shortId('abc')).toBe('abc');
});
