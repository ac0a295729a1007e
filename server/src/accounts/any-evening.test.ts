import type { Account } from '@comanda/contract/accounts/accounts';
import { accountTotals, countedOrder } from '@comanda/contract/accounts/accounts.rules';
import type { Order } from '@comanda/contract/orders/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
afterAll(() => service.server.close());

const DEEDS = [
  'round',
  'round',
  'move',
  'join',
  'part',
  'pass',
  'cancel',
  'pay',
  'release',
] as const;
const deed = fc.record({
  what: fc.constantFrom(...DEEDS),
  from: fc.nat({ max: 2 }),
  to: fc.nat({ max: 2 }),
  which: fc.nat({ max: 9 }),
  cantidad: fc.integer({ min: 1, max: 3 }),
});
type Deed = {
  what: (typeof DEEDS)[number];
  from: number;
  to: number;
  which: number;
  cantidad: number;
};

async function ordersOf(names: readonly string[]): Promise<Order[]> {
  const { body } = await service.server.call(
    'GET',
    `/api/orders?dbName=${service.sede.dbName}&limit=200`,
    service.restaurant,
  );
  return body.data.filter(({ mesa }: Order) => names.some((name) => mesa?.startsWith(name)));
}

/** Whoever asks for what cannot be is refused; a failure of the product is no refusal. */
async function happen(names: readonly string[], { what, from, to, which, cantidad }: Deed) {
  const [mesa = '', other = ''] = [names[from], names[to]];
  const account = await tables.at(mesa);
  const pedido = account?.pedidos[which % account.pedidos.length] ?? '';
  const lineas = [{ pedido, linea: 1, cantidad }];
  const deeds = {
    round: () => service.create({ mesa, productos: [line('BANDEJA', 32_900, { cantidad: 3 })] }),
    move: () => tables.move(account, { mesa: other }),
    join: () => tables.move(account, { mesa: other, unir: true }),
    part: () => tables.unmerge(account),
    pass: () => tables.lines(account, { destino: { mesa: other }, lineas }),
    cancel: () => service.move({ _id: pedido }, 'cancelado', service.waiter.token),
    pay: () => pay(pedido),
    release: () => tables.release(account),
  };
  const answer = await deeds[what]();
  if ('status' in answer) expect(answer.status).toBeLessThan(500);
}

async function pay(_id: string) {
  await service.move({ _id }, 'preparado', service.cook.token);
  await service.move({ _id }, 'entregado', service.waiter.token);
  return service.move({ _id }, 'facturado', service.cashier.token);
}

/** A round at a table while it is joined to the one that pays for it. */
const PARTED: Deed[] = (['join', 'round', 'part'] as const).map((what) => ({
  ...{ what, from: 0, to: 1, which: 0, cantidad: 1 },
}));

let evening = 0;
test('whatever is done at three tables, every dish is in one account and every peso counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 16 }), async (deeds) => {
      evening += 1;
      const names = ['a', 'b', 'c'].map((name) => `tarde ${evening} ${name}`);
      const first = names.map(
        (_, from) => ({ what: 'round', from, to: 0, which: 0, cantidad: 1 }) as const,
      );
      const all = [...first, ...deeds];
      for (const one of all) await happen(names, one);
      const dishes = 3 * all.filter(({ what }) => what === 'round').length;
      const orders = await ordersOf(names);
      const count = orders.flatMap(({ productos }) => productos.map(({ cantidad }) => cantidad));
      expect(count.reduce((sum, n) => sum + n, 0)).toBe(dishes);
      const open = (await tables.list()).filter(({ mesas }) =>
        mesas.some((mesa) => names.some((name) => mesa.startsWith(name))),
      );
      expectWhole(open, orders);
    }),
    { numRuns: 12, examples: [[PARTED]] },
  );
}, 180_000);

/** One open account a table; each has its own orders and is worth what they are. */
function expectWhole(open: readonly Account[], orders: readonly Order[]): void {
  const mesas = open.flatMap((account) => account.mesas);
  expect(new Set(mesas).size).toBe(mesas.length);
  for (const account of open) {
    const its = orders.filter(({ cuentaId }) => cuentaId === account._id);
    expect(its.map(({ _id }) => _id).toSorted()).toEqual(account.pedidos.toSorted());
    expect(account.totales).toEqual(
      accountTotals(its.map((order) => countedOrder(order._id, order))),
    );
    const lives = its.filter(({ estado }) => !['cancelado', 'facturado'].includes(estado));
    for (const { mesa } of lives) expect(account.mesas).toContain(mesa);
  }
  const accounts = new Set(open.map(({ _id }) => _id));
  const homeless = orders.filter(
    ({ estado, cuentaId }) => estado === 'enviado' && !accounts.has(cuentaId ?? ''),
  );
  expect(homeless).toEqual([]);
}
