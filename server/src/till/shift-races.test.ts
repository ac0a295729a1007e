import type { Order } from '@comanda/contract/orders/orders';
import type { Shift } from '@comanda/contract/till/till';
import { expectedCash } from '@comanda/contract/till/till.rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveFacultades } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
let shifts: ReturnType<typeof atTill>['shifts'];
beforeAll(async () => {
  service = await openService();
  till = atTill(service);
  shifts = till.shifts;
  await giveFacultades(service.server.db, service.cashier, ['arqueo']);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const METHODS = ['efectivo', 'datafono', 'nequi'] as const;
const takeaway = (metodoPago = 'efectivo') =>
  service.create({ tipo: 'para_llevar', mesa: undefined, metodoPago });

async function delivered(metodoPago?: string): Promise<Order> {
  const order = await takeaway(metodoPago);
  await service.move(order, 'preparado', service.cook.token);
  await service.move(order, 'entregado', service.waiter.token);
  return order;
}
const paymentsOf = (turno: string | null) =>
  service.server.db
    .selectFrom('account_payments')
    .selectAll()
    .where('turno_id', turno === null ? 'is' : '=', turno as string)
    .execute();
async function opened(body: object = {}): Promise<Shift> {
  return (await shifts.open(body)).body.data;
}

test('a payment that races with the closing is in the Z, or in no shift, or refused', async () => {
  for (const metodo of ['efectivo', 'datafono'] as const) {
    const { _id } = await opened({ caja: metodo, base: 0 });
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => delivered(metodo)));
    const named = await Promise.all(Array.from({ length: 4 }, () => delivered(metodo)));
    const without = (await paymentsOf(null)).length;
    const pagos = [{ metodo, valor: PRICE }];
    // Both ways to charge, and the closing in the middle.
    const [closed, ...charged] = await Promise.all([
      (async () => {
        await Promise.all([till.sell([atOnce[0]?._id ?? ''], pagos)]);
        return shifts.close(_id);
      })(),
      ...atOnce.slice(1, 4).map((order) => till.sell([order._id], pagos)),
      ...atOnce.slice(4).map((order) => service.move(order, 'facturado', service.cashier.token)),
      ...named.map((order) => till.sell([order._id], pagos, { turnoId: _id })),
    ]);
    expect(closed.status).toBe(200);
    const z: Shift = closed.body.data;
    const refused = charged.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'turno_cerrado']);
    }
    const inside = await paymentsOf(_id);
    expect(z.pagos).toEqual([{ metodo, pagos: inside.length }]);
    expect(z.porMetodo?.[0]?.neto).toBe(PRICE * inside.length);
    expect(z.esperado?.cuentas.cantidad).toBe(inside.length);
    const outside = (await paymentsOf(null)).length - without;
    expect(inside.length + outside + refused.length).toBe(12);
    // What is refused can be charged later.
    expect((await shifts.read(_id)).body.data).toEqual(z);
  }
});

test('two who close a shift at once close it once, and numbers have no gap', async () => {
  const before = await numbers();
  const { _id } = await opened();
  const answers = await Promise.all([
    shifts.close(_id),
    shifts.close(_id),
    shifts.force(_id, service.restaurant.token),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await numbers()).toEqual([...before, before.length + 1]);
});

test('tills that close at once, counted or by force, get numbers one after the other', async () => {
  const before = await numbers();
  const tills = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map((caja) => opened({ caja })));
  const answers = await Promise.all(
    tills.flatMap(({ _id }) => [shifts.close(_id), shifts.force(_id, service.restaurant.token)]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(await numbers()).toEqual([...before, ...[1, 2, 3, 4].map((n) => before.length + n)]);
});

test('a movement that races with the closing is in the Z or refused', async () => {
  const { _id } = await opened({ base: 100_000 });
  const [closed, ...moved] = await Promise.all([
    shifts.close(_id),
    ...Array.from({ length: 6 }, () => shifts.move(_id, { valor: 1_000 })),
  ]);
  const done = moved.filter(({ status }) => status === 200).length;
  const z: Shift = closed.body.data;
  expect([z.movimientos.length, z.esperado?.egresos]).toEqual([done, 1_000 * done]);
  expect(z.esperado?.efectivo).toBe(100_000 - 1_000 * done);
});

const deed = fc.oneof(
  fc.record({
    what: fc.constant('sell' as const),
    metodo: fc.constantFrom(...METHODS),
    propina: fc.nat({ max: 9_000 }),
    isNamed: fc.boolean(),
  }),
  fc.record({ what: fc.constant('invoice' as const), metodo: fc.constantFrom(...METHODS) }),
  fc.record({
    what: fc.constant('move' as const),
    tipo: fc.constantFrom('ingreso' as const, 'egreso' as const),
    valor: fc.integer({ min: 1, max: 90_000 }),
  }),
);

test('whatever comes in and goes out, a shift expects what a hand adds up, and all Zs are all payments', async () => {
  const evening = fc.record({
    base: fc.nat({ max: 500_000 }),
    deeds: fc.array(deed, { minLength: 1, maxLength: 8 }),
    counted: fc.nat({ max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(evening, async ({ base, deeds, counted }) => {
      // Left open by an evening that failed.
      for (const one of (await shifts.list()).body.data) {
        if (one.cerrado === null) await shifts.force(one._id, service.restaurant.token);
      }
      const { _id } = await opened({ base });
      let cash = base;
      const sums = new Map<string, number>();
      for (const one of deeds) {
        if (one.what === 'move') {
          const clase = 'otro';
          const { tipo, valor } = one;
          expect((await shifts.move(_id, { tipo, clase, valor })).status).toBe(200);
          cash += tipo === 'ingreso' ? valor : -valor;
          continue;
        }
        const propina = one.what === 'sell' ? one.propina : 0;
        if (one.what === 'sell') {
          const order = await takeaway();
          const { status } = await till.sell(
            [order._id],
            [{ metodo: one.metodo, valor: PRICE, propina }],
            {
              propina: { respuesta: propina > 0 ? 'otro' : 'no', valor: propina },
              ...(one.isNamed && { turnoId: _id }),
            },
          );
          expect(status).toBe(200);
        } else {
          const order = await delivered(one.metodo);
          await service.move(order, 'facturado', service.cashier.token);
        }
        if (one.metodo === 'efectivo') cash += PRICE + propina;
        sums.set(one.metodo, (sums.get(one.metodo) ?? 0) + PRICE + propina);
      }
      const x: Shift = (await shifts.read(_id)).body.data;
      const { body } = await shifts.close(_id, { denominaciones: { 50000: counted } });
      const z: Shift = body.data;
      expect(z.esperado?.efectivo).toBe(cash);
      expect(z.diferencia).toBe(counted * 50_000 - cash);
      expect(new Map(z.porMetodo?.map(({ metodo, neto }) => [metodo, neto]))).toEqual(sums);
      // X tells what Z keeps.
      expect([x.esperado, x.porMetodo]).toEqual([z.esperado, z.porMetodo]);
      expect(expectedCash({ base }, await paymentsOf(_id), z.movimientos)).toBe(cash);
    }),
    { numRuns: 12 },
  );
  const { body } = await shifts.list({ limit: 100 });
  let inZs = 0;
  for (const { _id } of body.data) {
    const z: Shift = (await shifts.read(_id)).body.data;
    inZs += (z.porMetodo ?? []).reduce((sum, { neto }) => sum + neto, 0);
  }
  const all = await service.server.db
    .selectFrom('account_payments')
    .selectAll()
    .where('turno_id', 'is not', null)
    .execute();
  expect(inZs).toBe(all.reduce((sum, { valor, propina }) => sum + valor + propina, 0));
});

async function numbers(): Promise<number[]> {
  const { body } = await shifts.list({ limit: 100 });
  return body.data.flatMap(({ numero }: Shift) => numero ?? []).toReversed();
}
