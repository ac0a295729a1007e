import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPUESTOS } from '../menu/impuestos.words.ts';
import {
  type AccountPayment,
  accountDiscounts,
  accountTotals,
  type CountedOrder,
} from './accounts.rules.ts';
import { type AccountAdjustment, netOf } from './adjustments.rules.ts';
import { cashOffers, vueltasOf } from './cash.rules.ts';
import { inShares } from './shares.rules.ts';
import { equalParts, lineKey, paidLines, priceOfLines, unpaidOfSeat } from './split.rules.ts';
import {
  needsInvoice,
  percentOf,
  type TaxSettings,
  taxBreakdown,
  taxesOfParts,
  totalTax,
} from './taxes.rules.ts';
import { coversNewest, suggestedTip, tipOfPart, tipProblems } from './tips.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const pesos = fc.nat(10_000_000);

const aLine = fc.record({
  cantidad: fc.integer({ min: 1, max: 9 }),
  subtotal: pesos,
  impuesto: fc.option(fc.constantFrom(...IMPUESTOS), { nil: undefined }),
  puesto: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});
const someOrders = fc
  .array(fc.array(aLine, { minLength: 1, maxLength: 5 }), { maxLength: 6 })
  .map((orders) =>
    orders.map((lines, at): CountedOrder => {
      const lineas = lines.map((line, place) => ({ ...line, linea: place + 1 }));
      const total = sum(lineas.map(({ subtotal }) => subtotal));
      return { id: `o${at}`, estado: 'entregado', total, lineas };
    }),
  );
const anAmount = fc.oneof(
  fc.record({ porcentaje: fc.integer({ min: 1, max: 100 }), valor: fc.constant(null) }),
  fc.record({ porcentaje: fc.constant(null), valor: fc.integer({ min: 1, max: 20_000_000 }) }),
);
const aPlace = fc.oneof(
  fc.constant({ pedido: null, linea: null, cantidad: null }),
  fc.record({
    pedido: fc.constantFrom('o0', 'o1', 'o2'),
    linea: fc.integer({ min: 1, max: 5 }),
    cantidad: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
  }),
);
const someAdjustments = fc
  .array(fc.tuple(anAmount, aPlace), { maxLength: 5 })
  .map((all) =>
    all.map(([amount, place], at): AccountAdjustment => ({ _id: `a${at}`, ...amount, ...place })),
  );
const taxes = fc.constantFrom<TaxSettings>(
  { regimen: 'ninguno', tarifa: 0 },
  { regimen: 'inc', tarifa: 8 },
  { regimen: 'iva', tarifa: 19 },
);
const payment = (valor: number): AccountPayment => ({
  tipo: 'pago',
  valor,
  propina: 0,
  pedido: null,
});

describe('what is shared out', () => {
  it('adds up again, and nobody gets more than a peso above their share', () => {
    const weights = fc.array(pesos, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(pesos, weights, (whole, given) => {
        const shares = inShares(whole, given);
        const all = sum(given);
        expect(sum(shares)).toBe(whole);
        if (all === 0) return;
        shares.forEach((share, at) => {
          expect(Math.abs(share - (whole * (given[at] ?? 0)) / all)).toBeLessThan(1);
        });
      }),
    );
  });

  it('is exact where the products of two amounts are not', () => {
    const whole = 400_000_000_003;
    expect(sum(inShares(whole, [300_000_000_001, 7, 99_999_999_999]))).toBe(whole);
  });
});

describe('the discounts of an account', () => {
  it('never take off more than there is: of a line, an order or the account', () => {
    fc.assert(
      fc.property(someOrders, someAdjustments, (orders, ajustes) => {
        const { lineas, pedidos, total, aplicado } = accountDiscounts(orders, ajustes);
        for (const line of lineas) {
          expect(line.descuento).toBeGreaterThanOrEqual(0);
          expect(netOf(line)).toBeGreaterThanOrEqual(0);
        }
        expect(sum([...pedidos.values()])).toBe(total);
        expect(sum([...aplicado.values()])).toBe(total);
      }),
    );
  });

  it('are a per cent of what they are of, rounded half up, each for itself', () => {
    const orders: CountedOrder[] = [
      {
        id: 'o0',
        estado: 'entregado',
        total: 32_905,
        lineas: [
          { linea: 1, cantidad: 3, subtotal: 30_005 },
          { linea: 2, cantidad: 1, subtotal: 2_900 },
        ],
      },
    ];
    const ofLine = { pedido: 'o0', linea: 1, cantidad: 2, porcentaje: 50, valor: null };
    const ofAll = { pedido: null, linea: null, cantidad: null, porcentaje: 10, valor: null };
    const { aplicado, total } = accountDiscounts(orders, [
      { _id: 'linea', ...ofLine },
      { _id: 'cuenta', ...ofAll },
    ]);
    // Two of three dishes at 10.001, then a tenth of 22.904.
    expect([aplicado.get('linea'), aplicado.get('cuenta')]).toEqual([10_001, 2_290]);
    expect(total).toBe(12_291);
  });

  it('of an order that was charged stay as they were frozen, and the others carry the rest', () => {
    const orders: CountedOrder[] = [
      { id: 'o0', estado: 'facturado', total: 50_000, descuento: 5_000 },
      { id: 'o1', estado: 'entregado', total: 50_000 },
    ];
    const all = { pedido: null, linea: null, cantidad: null, porcentaje: null, valor: 20_000 };
    const { pedidos } = accountDiscounts(orders, [{ _id: 'a', ...all }]);
    expect([...pedidos.values()]).toEqual([5_000, 15_000]);
  });
});

describe('the tax inside an account', () => {
  it('is shown apart by rate and is inside the price', () => {
    const inc: TaxSettings = { regimen: 'inc', tarifa: 8 };
    expect(taxBreakdown([{ bruto: 54_000 }, { bruto: 54_000 }], inc)).toEqual([
      { codigo: 'inc8', base: 100_000, valor: 8_000 },
    ]);
    const mixed = [
      { bruto: 108_000 },
      { bruto: 11_900, impuesto: 'iva19' as const },
      { bruto: 5_000, impuesto: 'excluido' as const },
    ];
    expect(taxBreakdown(mixed, inc)).toEqual([
      { codigo: 'inc8', base: 100_000, valor: 8_000 },
      { codigo: 'iva19', base: 10_000, valor: 1_900 },
    ]);
    expect(taxBreakdown([{ bruto: 54_000 }], { regimen: 'ninguno', tarifa: 0 })).toEqual([]);
  });

  it('leaves a ticket enough up to five UVT before tax, and always where nobody entered the UVT', () => {
    const worth = (base: number) => ({
      total: base + 20_000,
      impuestos: [{ codigo: 'inc8', base, valor: 20_000 }],
    });
    expect(needsInvoice(worth(261_870), 52_374)).toBe(false);
    expect(needsInvoice(worth(261_871), 52_374)).toBe(true);
    expect(needsInvoice(worth(5_000_000), 0)).toBe(false);
  });

  it('adds up with its base to what was charged, and to the tax of its parts', () => {
    fc.assert(
      fc.property(
        someOrders,
        someAdjustments,
        taxes,
        fc.integer({ min: 2, max: 12 }),
        (orders, ajustes, impuestos, de) => {
          const totals = accountTotals(orders, { ajustes, impuestos });
          const gross = sum(totals.impuestos.map(({ base, valor }) => base + valor));
          expect(gross).toBeLessThanOrEqual(totals.total);
          for (const { codigo, base, valor } of totals.impuestos) {
            expect(Math.abs(valor - (base * percentOf(codigo)) / 100)).toBeLessThanOrEqual(1);
          }
          const parts = taxesOfParts(totals.impuestos, equalParts(totals.total, de));
          expect(sum(parts.map(totalTax))).toBe(totalTax(totals.impuestos));
          const bases = parts.flatMap((lines) => lines.map(({ base }) => base));
          expect(sum(bases)).toBe(sum(totals.impuestos.map(({ base }) => base)));
        },
      ),
    );
  });
});

describe('a split account', () => {
  it('adds up to its balance in equal parts, the first carrying what is left over', () => {
    expect(equalParts(100_000, 3)).toEqual([33_334, 33_333, 33_333]);
    fc.assert(
      fc.property(pesos, fc.integer({ min: 2, max: 50 }), (saldo, de) => {
        const parts = equalParts(saldo, de);
        expect(sum(parts)).toBe(saldo);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  it('adds up to it by dishes and by seats, in whatever order and portions they are paid', () => {
    fc.assert(
      fc.property(
        someOrders,
        someAdjustments,
        fc.infiniteStream(fc.nat(100)),
        (orders, ajustes, dice) => {
          const next = () => Number(dice.next().value);
          const { lineas } = accountDiscounts(orders, ajustes);
          const { total } = accountTotals(orders, { ajustes });
          const paid = new Map<string, number>();
          let saldo = total;
          for (;;) {
            const open = lineas.filter((line) => (paid.get(lineKey(line)) ?? 0) < line.cantidad);
            const line = open[next() % Math.max(1, open.length)];
            if (!line) break;
            const left = line.cantidad - (paid.get(lineKey(line)) ?? 0);
            const one = { pedido: line.pedido, linea: line.linea, cantidad: 1 + (next() % left) };
            const ofSeat = line.puesto ? unpaidOfSeat(line.puesto, lineas, paid) : [];
            const chosen = next() % 2 === 0 || ofSeat.length === 0 ? [one] : ofSeat;
            const price = priceOfLines(chosen, { lines: lineas, paid, saldo });
            expect(price).not.toBeNull();
            saldo -= price ?? 0;
            for (const { cantidad, ...key } of chosen) {
              paid.set(lineKey(key), (paid.get(lineKey(key)) ?? 0) + cantidad);
            }
          }
          expect(saldo).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ends at nothing and never below, whatever is paid of it', () => {
    fc.assert(
      fc.property(someOrders, someAdjustments, fc.array(pesos), (orders, ajustes, tried) => {
        const pagos: AccountPayment[] = [];
        const left = () => accountTotals(orders, { ajustes, pagos }).saldo;
        for (const valor of tried) {
          pagos.push(payment(Math.min(valor, left())));
          expect(left()).toBeGreaterThanOrEqual(0);
        }
        pagos.push(payment(left()));
        expect(left()).toBe(0);
        expect(sum(pagos.map(({ valor }) => valor))).toBe(accountTotals(orders, { ajustes }).total);
      }),
    );
  });

  it('does not offer a dish twice, and offers it again once its payment was corrected', () => {
    const lines = accountDiscounts(
      [
        {
          id: 'o',
          estado: 'entregado',
          total: 9_000,
          lineas: [{ linea: 1, cantidad: 2, subtotal: 9_000 }],
        },
      ],
      [],
    ).lineas;
    const chosen = [{ pedido: 'o', linea: 1, cantidad: 2 }];
    const parte = { tipo: 'lineas' as const, lineas: chosen };
    const pago = { _id: 'p', tipo: 'pago' as const, corrige: null, parte };
    const offer = (payments: Parameters<typeof paidLines>[0]) =>
      priceOfLines(chosen, { lines, paid: paidLines(payments), saldo: 9_000 });
    expect(offer([])).toBe(9_000);
    expect(offer([pago])).toBeNull();
    const back = { _id: 'c', tipo: 'correccion' as const, corrige: 'p', parte: null };
    expect(offer([pago, back])).toBe(9_000);
  });
});

describe('a tip', () => {
  it('is suggested at no more than a tenth before taxes, in whole hundreds', () => {
    expect(suggestedTip(86_490, 10)).toBe(8_600);
    fc.assert(
      fc.property(pesos, fc.integer({ min: 1, max: 100 }), (base, porcentaje) => {
        const tip = suggestedTip(base, porcentaje);
        expect(tip).toBeLessThanOrEqual(base / 10);
        expect(tip % 100).toBe(0);
      }),
    );
  });

  it('is what the guests answered: the suggested one, none, or their own in whole pesos', () => {
    const about = { sugerido: 8_600, total: 86_490 };
    const isRight = (respuesta: 'si' | 'otro' | 'no', valor: number) =>
      tipProblems({ respuesta, valor }, about).length === 0;
    expect([isRight('si', 8_600), isRight('no', 0), isRight('otro', 86_490)]).toEqual([
      true,
      true,
      true,
    ]);
    const wrong = [
      isRight('si', 8_700),
      isRight('no', 1),
      isRight('otro', 0),
      isRight('otro', 0.5),
    ];
    expect([...wrong, isRight('otro', 86_491), isRight('otro', Number.NaN)]).not.toContain(true);
  });

  it('is shared by the parts in whole hundreds, and the last one carries the rest', () => {
    expect(tipOfPart(79_300, { saldo: 121_300, propina: 11_300 })).toBe(7_300);
    expect(tipOfPart(42_000, { saldo: 42_000, propina: 4_000 })).toBe(4_000);
    expect(tipOfPart(0, { saldo: 0, propina: 4_000 })).toBe(4_000);
    fc.assert(
      fc.property(pesos, pesos, fc.array(pesos), (total, propina, tried) => {
        let left = { saldo: total, propina };
        for (const wanted of [...tried, total]) {
          const valor = Math.min(wanted, left.saldo);
          const tip = tipOfPart(valor, left);
          left = { saldo: left.saldo - valor, propina: left.propina - tip };
          expect(left.propina).toBeGreaterThanOrEqual(0);
        }
        expect(left.propina).toBe(0);
      }),
    );
  });

  it('is asked about again once somebody orders more', () => {
    expect(coversNewest({ hasta: 7 }, [{ alta: 5 }, { alta: 7 }])).toBe(true);
    expect(coversNewest({ hasta: 7 }, [{ alta: 8 }])).toBe(false);
    expect(coversNewest(null, [])).toBe(false);
  });
});

it('gives change of what was received, and offers the notes that are enough', () => {
  expect(vueltasOf({ valor: 33_000, propina: 3_600, recibido: 50_000 })).toBe(13_400);
  expect(cashOffers(36_600)).toEqual([36_600, 50_000, 100_000]);
});
