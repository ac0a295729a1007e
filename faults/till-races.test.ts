import { randomUUID } from 'node:crypto';
import type { Order } from '@comanda/contract/orders/orders';
import { expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { activateAccounts, atTables } from '../server/test/accounts.ts';
import { giveFacultades } from '../server/test/factories.ts';
import { openService } from '../server/test/service.ts';
import { atTill } from '../server/test/till.ts';
import { brokenBooks } from './books.ts';

const TOGETHER = 20;
const PRICE = 32_900;
const TIP = { respuesta: 'no', valor: 0 };

type Service = Awaited<ReturnType<typeof openService>>;
type Answer = Awaited<ReturnType<Service['move']>>;
type Place = Service & {
  mesa: string;
  tables: ReturnType<typeof atTables>;
  till: ReturnType<typeof atTill>;
  /** An order that was brought to the table. */
  served: () => Promise<Order>;
};

/** Runs a race at many tables at once. Whatever wins, every peso is somewhere, once. */
async function atEveryTill(what: string, race: (place: Place) => Promise<Answer[]>): Promise<void> {
  const service = await openService();
  await activateAccounts(service);
  await giveFacultades(service.server.db, service.cashier, ['descuentos', 'anulaciones']);
  const [tables, till] = [atTables(service), atTill(service)];
  const total = size(20, 334);
  const outcomes = new Map<string, number>();
  for (let done = 0; done < total; done += TOGETHER) {
    const count = Math.min(TOGETHER, total - done);
    const round = Array.from({ length: count }, async (_, at) => {
      const mesa = String(done + at);
      const served = async () => {
        const order = await service.create({ mesa });
        await service.move(order, 'preparado', service.restaurant.token);
        return (await service.move(order, 'entregado', service.restaurant.token)).body.data;
      };
      const answers = await race({ ...service, mesa, tables, till, served });
      const key = answers.map(({ status, body }) => body.code ?? status).join(' | ');
      const statuses = answers.map(({ status }) => status);
      expect(
        statuses.filter((status) => ![200, 201, 409, 422].includes(status)),
        key,
      ).toEqual([]);
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    });
    await Promise.all(round);
  }
  expect(await brokenBooks(service.server.db)).toEqual([]);
  await service.server.close();
  const seen = [...outcomes].map((one) => one.join(': ')).join(', ');
  record('races', `${total} ${what}`, `no peso lost, doubled or without its order (${seen})`);
}

const pago = (valor: number, metodo = 'efectivo') => ({ propina: TIP, pagos: [{ metodo, valor }] });

test('a new round against the closing of its account: it is in the account that is paid, or in a new one', async () => {
  await atEveryTill('closings while somebody orders', async ({ tables, till, served, ...at }) => {
    const first = await served();
    const seen = await tables.at(at.mesa);
    const sent = { token: at.waiter.token, body: at.draft({ mesa: at.mesa }) };
    const [paid, placed] = await Promise.all([
      till.pay(first.cuentaId, { vista: seen?.revision, ...pago(PRICE) }),
      at.server.call('POST', '/api/orders/create', sent),
    ]);
    const second: Order = placed.body.data;
    const left = await tables.at(at.mesa);
    // Who closed did not see the round.
    expect(second.cuentaId === first.cuentaId).toBe(paid.body.code === 'cuenta_cambiada');
    expect([left?._id, left?.totales.saldo]).toEqual([
      second.cuentaId,
      paid.status === 200 ? PRICE : 2 * PRICE,
    ]);
    return [paid, placed];
  });
});

test('two tills that close one account: one does, the other hears what is left', async () => {
  await atEveryTill('accounts closed by two tills', async ({ till, served }) => {
    const { cuentaId } = await served();
    const answers = await Promise.all([
      till.pay(cuentaId, pago(PRICE)),
      till.pay(cuentaId, pago(PRICE, 'nequi')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'cuenta_cerrada', data: { totales: { saldo: 0 } } });
    return answers;
  });
});

test('an order that is invoiced by itself against the payment of its account: it is paid once', async () => {
  await atEveryTill('accounts paid while one of their orders is invoiced', async (place) => {
    const { till, served, tables } = place;
    const [first] = [await served(), await served()];
    const [invoiced, paid] = await Promise.all([
      place.move(first, 'facturado', place.cashier.token),
      till.pay(first.cuentaId, pago(2 * PRICE)),
    ]);
    expect(invoiced.body.data?.estado).toBe('facturado');
    const left = await tables.at(place.mesa);
    expect(left?.totales.saldo ?? 0).toBe(paid.status === 200 ? 0 : PRICE);
    return [invoiced, paid];
  });
});

test('a part that is paid against a dish that is cancelled: an account is never cheaper than what was paid', async () => {
  await atEveryTill('parts paid while an order is cancelled', async (place) => {
    const { till, served } = place;
    const first = await served();
    const second = await place.create({ mesa: place.mesa });
    const answers = await Promise.all([
      till.pay(first.cuentaId, pago(PRICE + 1)),
      place.move(second, 'cancelado', place.waiter.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    return answers;
  });
});

test('a payment that is taken off against the one that closes: the account is closed by all of its money, or open', async () => {
  await atEveryTill('payments taken off while the rest is paid', async ({ till, served }) => {
    const { cuentaId } = await served();
    const half = await till.pay(cuentaId, pago(10_000));
    const answers = await Promise.all([
      till.correct(cuentaId, half.body.data.pagos[0]._id),
      till.pay(cuentaId, pago(PRICE - 10_000)),
    ]);
    return answers;
  });
});

test('an account that opens again against its refund and a new party at its table', async () => {
  await atEveryTill('accounts opened again while money goes back', async (place) => {
    const { till, served } = place;
    const { cuentaId } = await served();
    await till.pay(cuentaId, pago(PRICE));
    const answers = await Promise.all([
      till.reopen(cuentaId),
      till.refund(cuentaId, { valor: PRICE }),
      till.refund(cuentaId, { valor: PRICE }),
      place.create({ mesa: place.mesa }),
    ]);
    const [reopened, ...refunds] = answers.slice(0, 3) as Answer[];
    expect(refunds.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    // What went back is owed again, together with what the new party orders if it is the same table.
    if (reopened?.status === 200) {
      const [row] = (await place.tables.list()).filter(({ _id }) => _id === cuentaId);
      const isBack = refunds.some(({ status }) => status === 200);
      expect(row?.totales.pagado).toBe(isBack ? 0 : PRICE);
    }
    return answers.slice(0, 3) as Answer[];
  });
});

test('the books that these races are judged by notice what is missing', async () => {
  const service = await openService();
  await activateAccounts(service);
  const { db } = service.server;
  const { cuentaId } = await service.create();
  await atTill(service).pay(cuentaId, pago(PRICE));
  expect(await brokenBooks(db)).toEqual([]);
  await db.deleteFrom('account_payments').execute();
  expect(await brokenBooks(db)).toEqual([
    `an account that sold more than was paid: ${cuentaId}`,
    `a closed account that is not paid: ${cuentaId}`,
  ]);
  await db.updateTable('orders').set({ cuentaId: randomUUID() }).execute();
  const broken = (await brokenBooks(db)).join();
  expect(broken).toContain('an order of an account that is not there');
  expect(broken).toContain('a closed account with other orders');
  await service.server.close();
});
