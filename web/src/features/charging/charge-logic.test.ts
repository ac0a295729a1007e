import { anAccount, anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billOfAccount } from './bill.ts';
import type { ChargeDraft } from './charge-draft.ts';
import { dueOf, isTipOpen } from './charge-logic.ts';
import { MODOS, rowsOf, type Split } from './parts.ts';
import { paymentOf, SETTINGS } from './test-till.ts';

const lines = fc.array(
  fc.record({
    cantidad: fc.integer({ min: 1, max: 15 }),
    subtotal: fc.integer({ min: 1, max: 400_000 }),
    puesto: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  { minLength: 1, maxLength: 6 },
);
const tries = fc.array(
  fc.record({
    modo: fc.constantFrom(...MODOS),
    de: fc.integer({ min: 2, max: 6 }),
    ticks: fc.nat(20),
    puesto: fc.integer({ min: 1, max: 3 }),
    valor: fc.nat(300_000),
  }),
  { maxLength: 12 },
);

function billWith(
  productos: Parameters<typeof anOrderLine>[0][],
  pagos: ReturnType<typeof paymentOf>[],
) {
  const order = anOrder({
    _id: 'r1',
    cuentaId: 'c7',
    cuentaRevision: 3,
    estado: 'entregado',
    productos: productos.map((one, at) => ({ ...anOrderLine(one), linea: at + 1 })),
    total: productos.reduce((sum, one) => sum + (one?.subtotal ?? 0), 0),
  });
  const propina = { respuesta: 'otro' as const, valor: 1, sugerido: 0, fecha: '' };
  const account = anAccount({
    _id: 'c7',
    pedidos: ['r1'],
    pagos,
    propina: { ...propina, hasta: 3, canal: 'caja' },
  });
  return billOfAccount(account, [order], SETTINGS);
}

const DRAFT: ChargeDraft = {
  tip: null,
  isAsking: false,
  typedTip: null,
  extraTip: 0,
  split: null,
  metodo: 'datafono',
  recibe: null,
  referencia: '',
  key: null,
  done: null,
};

it('however an account is split, its parts pay it and its tip exactly, and nothing is offered twice', () => {
  fc.assert(
    fc.property(lines, tries, (dishes, wanted) => {
      const productos = dishes.map(({ puesto, ...one }) => ({ ...one, ...(puesto && { puesto }) }));
      const pagos: ReturnType<typeof paymentOf>[] = [];
      const last = { modo: 'todo' as const, de: 2, ticks: 0, puesto: 1, valor: 0 };
      for (const { ticks, ...one } of [...wanted, last]) {
        const bill = billWith(productos, pagos);
        const rows = bill.lines.flatMap((line) => rowsOf(bill, line, true));
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        const open = rows.filter(({ parte }) => parte === null).map(({ key }) => key);
        const split: Split = { ...one, chosen: open.slice(0, ticks) };
        const { payment, part, missing } = dueOf(bill, { ...DRAFT, split }, { isOnline: true });
        expect(part.valor).toBeLessThanOrEqual(bill.totales.saldo);
        if (missing !== null || payment === null) continue;
        const { parte } = payment;
        // The server keeps which dishes were for the seat.
        const own = parte?.tipo === 'puesto' ? { ...parte, lineas: part.lineas } : parte;
        pagos.push(paymentOf({ ...payment, parte: own }));
      }
      const { totales } = billWith(productos, pagos);
      expect([totales.saldo, totales.propina]).toEqual([0, 1]);
      expect(pagos.every(({ valor, propina }) => valor + propina > 0)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('an answer about the tip stands when the rounds arrive after it, and not when there is another', () => {
  const productos = [anOrderLine({ subtotal: 50_000 })];
  const [first, second] = ['r1', 'r2'].map((_id, at) =>
    anOrder({ _id, cuentaId: 'c7', cuentaRevision: at + 1, productos, total: 50_000 }),
  );
  const account = anAccount({ _id: 'c7', pedidos: ['r1'], propina: null });
  const bare = billOfAccount(account, [], SETTINGS);
  const tip = { respuesta: 'no' as const, valor: 0, asked: bare.asked };
  const isOpen = (...orders: (typeof first)[]) =>
    isTipOpen(
      billOfAccount(
        account,
        orders.flatMap((one) => one ?? []),
        SETTINGS,
      ),
      { ...DRAFT, tip },
    );
  expect([isOpen(), isOpen(first), isOpen(first, second)]).toEqual([false, false, true]);
});
