import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAGO_TIPOS } from '../accounts/accounts.words.ts';
import { METODOS_COBRO } from '../orders/orders.words.ts';
import type { Actor } from '../permissions.ts';
import { countOf, countsBlind, expectedCash, methodFigures, shiftFigures } from './till.rules.ts';

const pesos = fc.nat(10_000_000);
const payments = fc.array(
  fc.record({
    tipo: fc.constantFrom(...PAGO_TIPOS),
    metodo: fc.constantFrom(...METODOS_COBRO),
    valor: pesos,
    propina: pesos,
  }),
);
const movements = fc.array(
  fc.record({ tipo: fc.constantFrom('ingreso' as const, 'egreso' as const), valor: pesos }),
);

it('expects the cash that was counted at the start and what came in and went out since', () => {
  const cash = { metodo: 'efectivo' as const, propina: 1_000 };
  const paid = [
    { ...cash, tipo: 'pago' as const, valor: 50_000 },
    { ...cash, tipo: 'devolucion' as const, valor: 10_000 },
    { tipo: 'pago' as const, metodo: 'nequi' as const, valor: 70_000, propina: 0 },
  ];
  const moved = [
    { tipo: 'ingreso' as const, valor: 20_000 },
    { tipo: 'egreso' as const, valor: 5_000 },
  ];
  expect(expectedCash({ base: 100_000 }, paid, moved)).toBe(155_000);
});

it('expects the same in whatever order it happened', () => {
  const shuffled = <T>(arrays: fc.Arbitrary<T[]>) =>
    arrays.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      ),
    );
  fc.assert(
    fc.property(
      pesos,
      shuffled(payments),
      shuffled(movements),
      (base, [paid, other], [moved, elsewhere]) => {
        const shift = { base };
        expect(expectedCash(shift, other, elsewhere)).toBe(expectedCash(shift, paid, moved));
      },
    ),
  );
});

it('tells of each method what came, what went back and what its slips must say', () => {
  const figures = methodFigures([
    { tipo: 'pago', metodo: 'nequi', valor: 30_000, propina: 3_000 },
    { tipo: 'pago', metodo: 'efectivo', valor: 50_000, propina: 0 },
    // It was not Nequi: the payment is taken back and written once more.
    { tipo: 'correccion', metodo: 'nequi', valor: 30_000, propina: 3_000 },
    { tipo: 'pago', metodo: 'bre_b', valor: 30_000, propina: 3_000 },
    { tipo: 'devolucion', metodo: 'efectivo', valor: 8_000, propina: 500 },
  ]);
  expect(figures).toEqual([
    { metodo: 'efectivo', pagos: 1, valor: 50_000, propina: 0, devuelto: 8_500, neto: 41_500 },
    { metodo: 'bre_b', pagos: 1, valor: 30_000, propina: 3_000, devuelto: 0, neto: 33_000 },
  ]);
});

it('adds payments up to the same whether they come one by one or summed', () => {
  fc.assert(
    fc.property(pesos, payments, movements, (base, paid, moved) => {
      const summed = [
        ...Map.groupBy(paid, ({ tipo, metodo }) => `${tipo} ${metodo}`).values(),
      ].flatMap((own) => {
        const [first] = own;
        if (!first) return [];
        const sum = (of: (one: (typeof own)[number]) => number) =>
          own.reduce((total, one) => total + of(one), 0);
        const { tipo, metodo } = first;
        const [valor, propina] = [sum((one) => one.valor), sum((one) => one.propina)];
        return { tipo, metodo, valor, propina, pagos: own.length };
      });
      const one = shiftFigures({ base }, paid, moved, []);
      expect(shiftFigures({ base }, summed, moved, [])).toEqual(one);
      const { esperado, porMetodo } = one;
      const cash = porMetodo.find(({ metodo }) => metodo === 'efectivo')?.neto ?? 0;
      expect(esperado.efectivo).toBe(base + cash + esperado.ingresos - esperado.egresos);
      const netos = porMetodo.reduce((sum, { neto }) => sum + neto, 0);
      expect(esperado.ventas + esperado.propinas - esperado.devoluciones).toBe(netos);
    }),
  );
});

it('adds up the accounts that were closed in a shift, and names the first and the last', () => {
  const inc = (base: number, valor: number) => ({ codigo: 'inc8', base, valor });
  const { esperado } = shiftFigures(
    { base: 0 },
    [],
    [],
    [
      { numero: 12, descuentos: 1_000, impuestos: [inc(100, 8)] },
      {
        numero: 11,
        descuentos: 0,
        impuestos: [inc(50, 4), { codigo: 'iva19', base: 10, valor: 2 }],
      },
    ],
  );
  expect(esperado).toMatchObject({
    descuentos: 1_000,
    impuestos: [inc(150, 12), { codigo: 'iva19', base: 10, valor: 2 }],
    cuentas: { cantidad: 2, primera: 11, ultima: 12 },
  });
});

it('lets who has arqueo and the owner know, and everybody where a sede does not count blind', () => {
  const cashier = { tipo: 'empleado' as const, permisos: ['caja'] as const, facultades: [] };
  const reviewer = { ...cashier, facultades: ['arqueo'] as const };
  const waiter = { ...reviewer, permisos: ['pedidos'] as const };
  const owner = { tipo: 'propietario' as const, membresiaActiva: true };
  const blind = (actor: Actor) => countsBlind(actor, { cierreCiego: true });
  expect([cashier, reviewer, waiter, owner].map(blind)).toEqual([true, false, true, false]);
  expect(countsBlind(cashier, { cierreCiego: false })).toBe(false);
});

it('counts notes and coins, and drops those of which there are none', () => {
  const count = countOf({
    dbName: 'centro',
    denominaciones: { 100000: 3, 50: 2, 20000: 0 },
    otros: { nequi: 1_000 },
  });
  expect(count).toEqual({
    denominaciones: { 100000: 3, 50: 2 },
    efectivo: 300_100,
    otros: { nequi: 1_000 },
  });
});
