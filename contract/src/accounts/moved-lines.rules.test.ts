import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTotal } from '../orders/orders.rules.ts';
import { anOrderLine } from '../testing/test-factories.ts';
import { accountsMessages } from './accounts.messages.ts';
import { splitOrders } from './moved-lines.rules.ts';

const plate = (linea: number, cantidad: number, over: object = {}) =>
  anOrderLine({ linea, cantidad, precio: 10_000, subtotal: 10_000 * cantidad, ...over });
const order = { id: 'p1', productos: [plate(1, 3), plate(2, 1)] };
const messages = (plan: ReturnType<typeof splitOrders>) =>
  plan.ok ? [] : plan.problems.map(({ path, message }) => [path, message]);

describe('moving dishes to another account', () => {
  it('takes some units of a line and leaves the rest', () => {
    const plan = splitOrders([order], [{ pedido: 'p1', linea: 1, cantidad: 2 }]);
    const [split] = plan.ok ? plan.splits : [];
    expect(split?.goes.map(({ linea, cantidad }) => [linea, cantidad])).toEqual([[1, 2]]);
    expect(split?.stays.map(({ linea, cantidad }) => [linea, cantidad])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('takes a whole order when every unit of it is chosen', () => {
    const wanted = [
      { pedido: 'p1', linea: 1, cantidad: 3 },
      { pedido: 'p1', linea: 2, cantidad: 1 },
    ];
    const plan = splitOrders([order], wanted);
    expect(plan.ok && plan.splits[0]?.stays).toEqual([]);
  });

  it('takes options of groups along with their dishes, at their price', () => {
    const aji = { codigo: 'aji', nombre: 'Ají', precio: 2000, cantidad: 2, incluidas: 1 };
    const grupos = [{ codigo: 'salsas', nombre: 'Salsas', opciones: [aji] }];
    const rich = { id: 'p1', productos: [plate(1, 3, { grupos, subtotal: 36_000 })] };
    const plan = splitOrders([rich], [{ pedido: 'p1', linea: 1, cantidad: 1 }]);
    const [split] = plan.ok ? plan.splits : [];
    expect(split?.goes).toMatchObject([{ cantidad: 1, grupos, subtotal: 12_000 }]);
    expect(split?.stays).toMatchObject([{ cantidad: 2, grupos, subtotal: 24_000 }]);
  });

  it('counts a line that is named twice', () => {
    const twice = { pedido: 'p1', linea: 1, cantidad: 2 };
    expect(messages(splitOrders([order], [twice, twice]))).toEqual([
      ['lineas.1.cantidad', accountsMessages.cantidad(1)],
    ]);
  });

  it.each([
    [{ pedido: 'p1', linea: 3, cantidad: 1 }, 'lineas.0.linea', accountsMessages.lineUnknown],
    [{ pedido: 'p2', linea: 1, cantidad: 1 }, 'lineas.0.linea', accountsMessages.lineUnknown],
    [{ pedido: 'p1', linea: 1, cantidad: 4 }, 'lineas.0.cantidad', accountsMessages.cantidad(3)],
    [{ pedido: 'p1', linea: 1, cantidad: 0 }, 'lineas.0.cantidad', accountsMessages.cantidad(3)],
    [{ pedido: 'p1', linea: 1, cantidad: 0.5 }, 'lineas.0.cantidad', accountsMessages.cantidad(3)],
  ])('refuses %j', (wanted, path, message) => {
    expect(messages(splitOrders([order], [wanted]))).toEqual([[path, message]]);
  });

  it('refuses to part a line with additions, whose price counts once', () => {
    const adiciones = [{ nombre: 'Aguacate', id_sigo: 'A', precio: 4000 }];
    const rich = { id: 'p1', productos: [plate(1, 2, { adiciones })] };
    expect(messages(splitOrders([rich], [{ pedido: 'p1', linea: 1, cantidad: 1 }]))).toEqual([
      ['lineas.0.cantidad', accountsMessages.lineWhole],
    ]);
    expect(splitOrders([rich], [{ pedido: 'p1', linea: 1, cantidad: 2 }]).ok).toBe(true);
  });

  it('refuses an empty choice', () => {
    expect(messages(splitOrders([order], []))).toEqual([
      ['lineas', accountsMessages.nothingChosen],
    ]);
  });

  it('neither loses nor doubles a dish or a peso', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.nat(9)), (cantidades, chance) => {
        const productos = cantidades.map((cantidad, at) => plate(at + 1, cantidad));
        const wanted = cantidades
          .map((cantidad, at) => ({
            pedido: 'p1',
            linea: at + 1,
            cantidad: Math.min(cantidad, Number(chance.next().value)),
          }))
          .filter(({ cantidad }) => cantidad > 0);
        if (wanted.length === 0) return;
        const plan = splitOrders([{ id: 'p1', productos }], wanted);
        const [split] = plan.ok ? plan.splits : [];
        const count = (lines: readonly { cantidad: number }[] = []) =>
          lines.reduce((sum, line) => sum + line.cantidad, 0);
        expect(count(split?.goes) + count(split?.stays)).toBe(count(productos));
        expect(orderTotal(split?.goes ?? []) + orderTotal(split?.stays ?? [])).toBe(
          orderTotal(productos),
        );
      }),
    );
  });
});
