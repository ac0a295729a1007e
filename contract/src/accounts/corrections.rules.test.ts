import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errors.ts';
import { findMove } from '../orders/order-moves.ts';
import type { OrderLine } from '../orders/orders.ts';
import { DESHACER_MS, TAKE_BACKS } from '../orders/take-backs.ts';
import { accountDiscounts, accountTotals, type CountedOrder } from './accounts.rules.ts';
import { type AccountAdjustment, repricedLines } from './adjustments.rules.ts';
import { acceptedOf } from './charging.rules.ts';
import {
  refundable,
  refundedLines,
  refundProblems,
  standingPayments,
} from './corrections.rules.ts';
import {
  type ChosenLine,
  equalParts,
  lineKey,
  type Parte,
  paidLines,
  priceOfLines,
  unpaidOfSeat,
} from './split.rules.ts';
import { taxesOfParts, totalTax } from './taxes.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const pesos = fc.nat(10_000_000);

interface Row {
  _id: string;
  tipo: 'pago' | 'correccion' | 'devolucion';
  corrige: string | null;
  parte: Parte | null;
  pedido: null;
  valor: number;
  propina: number;
}
const rows = (): {
  all: Row[];
  pay: (valor: number, parte?: Parte | null, propina?: number) => void;
  correct: (one: Row) => void;
} => {
  const all: Row[] = [];
  const add = (row: Pick<Row, 'tipo' | 'valor' | 'propina'> & Partial<Row>) =>
    all.push({ _id: String(all.length), corrige: null, parte: null, pedido: null, ...row });
  return {
    all,
    pay: (valor, parte = null, propina = 0) => add({ tipo: 'pago', valor, parte, propina }),
    correct: ({ _id, valor, propina }) => add({ tipo: 'correccion', corrige: _id, valor, propina }),
  };
};

const aLine = fc.record({
  cantidad: fc.integer({ min: 1, max: 9 }),
  subtotal: pesos,
  impuesto: fc.constantFrom('inc8' as const, 'iva19' as const, undefined),
  puesto: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
});
const someOrders = fc
  .array(fc.array(aLine, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((orders) =>
    orders.map((lines, at): CountedOrder => {
      const lineas = lines.map((line, place) => ({ ...line, linea: place + 1 }));
      return {
        id: `o${at}`,
        estado: 'entregado',
        total: sum(lineas.map(({ subtotal }) => subtotal)),
        lineas,
      };
    }),
  );
const someDiscounts = fc.array(
  fc.record({
    _id: fc.uuid(),
    pedido: fc.constant(null),
    linea: fc.constant(null),
    cantidad: fc.constant(null),
    porcentaje: fc.integer({ min: 1, max: 60 }),
    valor: fc.constant(null),
  }),
  { maxLength: 2 },
) as fc.Arbitrary<AccountAdjustment[]>;

describe('an account that is paid by dishes, seats, equal parts and values, and of which payments are taken off', () => {
  it('never owes less than nothing and ends at nothing, and the taxes of its payments are its taxes', () => {
    fc.assert(
      fc.property(
        someOrders,
        someDiscounts,
        fc.array(fc.tuple(fc.nat(4), fc.nat(99), fc.nat(99)), { maxLength: 30 }),
        (orders, ajustes, steps) => {
          const { all, pay, correct } = rows();
          const impuestos = { regimen: 'inc', tarifa: 8 } as const;
          const { lineas: lines } = accountDiscounts(orders, ajustes);
          const totals = () => accountTotals(orders, { ajustes, pagos: all, impuestos });
          const { total } = totals();
          const byLines = (chosen: ChosenLine[], parte: Parte) => {
            const { saldo } = totals();
            const paid = paidLines(all);
            const price = priceOfLines(chosen, { lines, paid, saldo });
            if (chosen.length > 0) expect(price).not.toBeNull();
            if (price !== null && price > 0) pay(price, parte);
          };
          for (const [kind, one, other] of steps) {
            const { saldo } = totals();
            const paid = paidLines(all);
            if (kind === 0) {
              const open = lines.filter((line) => (paid.get(lineKey(line)) ?? 0) < line.cantidad);
              const line = open[one % Math.max(1, open.length)];
              const left = line ? line.cantidad - (paid.get(lineKey(line)) ?? 0) : 0;
              const lineas = line
                ? [{ pedido: line.pedido, linea: line.linea, cantidad: 1 + (other % left) }]
                : [];
              byLines(lineas, { tipo: 'lineas', lineas });
            } else if (kind === 1) {
              const puesto = 1 + (one % 3);
              const lineas = unpaidOfSeat(puesto, lines, paid);
              byLines(lineas, { tipo: 'puesto', puesto, lineas });
            } else if (kind === 2) {
              const de = 2 + (one % 12);
              const [first = 0] = equalParts(saldo, de);
              pay(first, { tipo: 'partes', n: 1, de });
            } else if (kind === 3) {
              pay(Math.min(saldo, one * 1_000 + other), { tipo: 'valor' });
            } else {
              const standing = standingPayments(all);
              const wrong = standing[one % Math.max(1, standing.length)];
              if (wrong) correct(wrong);
            }
            const now = totals();
            expect(now.saldo).toBe(total - now.pagado);
            expect(now.saldo).toBeGreaterThanOrEqual(0);
            expect(refundable(all).valor).toBe(now.pagado);
          }
          pay(totals().saldo);
          expect(totals()).toMatchObject({ saldo: 0, pagado: total });
          const parts = standingPayments(all).map(({ valor }) => valor);
          expect(sum(parts)).toBe(total);
          const taxes = taxesOfParts(totals().impuestos, parts);
          expect(sum(taxes.map(totalTax))).toBe(totalTax(totals().impuestos));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('money that was taken without network', () => {
  it('is accepted as far as something is due; with what goes back it is all that was taken', () => {
    const payments = fc.array(
      fc.record({
        metodo: fc.constant('efectivo' as const),
        valor: pesos,
        propina: fc.nat(50_000),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(payments, pesos, (sent, saldo) => {
        const { pagos, devolver } = acceptedOf(sent, saldo);
        const worth = (all: typeof pagos) =>
          sum(all.map(({ valor, propina }) => valor + (propina ?? 0)));
        expect(worth(pagos) + devolver).toBe(worth(sent));
        expect(sum(pagos.map(({ valor }) => valor))).toBe(
          Math.min(saldo, sum(sent.map(({ valor }) => valor))),
        );
      }),
    );
  });
});

describe('a refund', () => {
  it('is as much as came in and was not taken off or given back', () => {
    const { all, pay, correct } = rows();
    pay(10_000, null, 1_000);
    pay(20_000, null, 2_000);
    const [first] = all;
    if (first) correct(first);
    all.push({ ...all[1], _id: 'd', tipo: 'devolucion', valor: 5_000, propina: 500 } as Row);
    expect(refundable(all)).toEqual({ valor: 15_000, propina: 1_500 });
    expect(standingPayments(all).map(({ _id }) => _id)).toEqual(['1']);
  });

  it('remembers for which dishes it was', () => {
    const parte: Parte = { tipo: 'lineas', lineas: [{ pedido: 'o', linea: 2, cantidad: 1 }] };
    const given = refundedLines([
      { tipo: 'devolucion', parte },
      { tipo: 'devolucion', parte },
      { tipo: 'pago', parte },
      { tipo: 'devolucion', parte: null },
    ]);
    expect([...given]).toEqual([[lineKey({ pedido: 'o', linea: 2 }), 2]]);
  });

  it('is whole pesos, of something, for a reason', () => {
    const paths = (draft: { valor: number; propina?: number; motivo?: string }) =>
      refundProblems({ motivo: 'Plato frío', ...draft }).map(({ path }) => path);
    expect(paths({ valor: 1 })).toEqual([]);
    expect(paths({ valor: 0, propina: 1 })).toEqual([]);
    expect(paths({ valor: 0 })).toEqual(['valor']);
    expect(paths({ valor: -1 })).toEqual(['valor']);
    expect(paths({ valor: Number.NaN })).toEqual(['valor']);
    expect(paths({ valor: 1, propina: 0.5 })).toEqual(['propina']);
    expect(paths({ valor: 1, motivo: '\u200b ' })).toEqual(['motivo']);
  });
});

describe('an edit of an order', () => {
  const aDish = { id_sigo: 'A', nombre: 'A', precio: 5_000, imagen: '', nota: '', adiciones: [] };
  const dish = (linea: number, cantidad: number, extra: object = {}): OrderLine =>
    ({ ...aDish, combo: null, linea, cantidad, subtotal: 5_000 * cantidad, ...extra }) as OrderLine;

  it('reprices the lines that are gone, are more or fewer, cost otherwise or are another dish', () => {
    const before = [1, 2, 3, 4, 5].map((linea) => dish(linea, 2));
    const after = [
      dish(1, 2, { nota: 'sin sal', puesto: 2 }),
      dish(2, 3),
      dish(3, 2, { subtotal: 9_000 }),
      dish(4, 2, { id_sigo: 'B' }),
      dish(6, 1),
    ];
    expect(repricedLines(before, after)).toEqual([2, 3, 4, 5]);
    expect(repricedLines(before, [])).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a step that may be taken back', () => {
  it('is no move, and only while no report has added it up', () => {
    for (const [from, to] of Object.entries(TAKE_BACKS)) {
      expect(findMove(from as keyof typeof TAKE_BACKS, to)).toBeUndefined();
      expect(findMove(to, from as keyof typeof TAKE_BACKS)).toBeDefined();
    }
    expect(DESHACER_MS).toBe(8 * 60_000);
    expect(ERRORS.ya_es_tarde.message).toMatch(/^Pasaron más de 8 minutos: /);
  });
});
