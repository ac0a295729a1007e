import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { makeClient } from '../../test/factories.ts';
import { untilQueued } from '../../test/hold-sedes.ts';
import { openService } from '../../test/service.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import { readSession, type Sede, type Session } from '../sessions/session.ts';
import type { MesaBoards } from '../tables/mesa-board.ts';
import { seatAt } from '../tables/seat.ts';
import { withSede } from '../tables/with-sede.ts';
import { createOrder, type OrderDeps } from './create-order.service.ts';
import { editOrder } from './edit-order.service.ts';
import { insertOrder, type NewOrder } from './insert-order.db.ts';
import { confirmTable } from './move-order.service.ts';
import { newIdPrefix } from './order-id.ts';

/** Tables that change faster than they can be read: every write comes to the last try. */
const OLD_BOARDS: MesaBoards = {
  read: async () => ({
    version: 0,
    byClave: new Map(),
    mesasOf: new Map(),
    joinedTo: new Map(),
  }),
  opened: () => undefined,
  forget: () => undefined,
};

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let deps: OrderDeps;
let sede: Sede;
let waiter: Session;

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  const { db } = service.server;
  const mails = { add: () => undefined } as unknown as OrderDeps['mails'];
  deps = { ...service.server.accounts, boards: OLD_BOARDS, mails };
  const [found] = await sedesOf(db, [service.sede.locationId]);
  sede = { ...found, takesOrders: true } as Sede;
  waiter = (await readSession(db, service.waiter.token)) as Session;
});
afterAll(() => service.server.close());

const guestOrder = (mesa: string) => service.create({ mesa }, null);

/** Lets the last try of `work` come as far as the accounts, starts `second` and lets both end. */
async function meanwhile<T, U>(work: () => Promise<T>, second: () => Promise<U>): Promise<[T, U]> {
  const { db } = service.server;
  const both = await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const first = work();
    await untilQueued(db, 1);
    const then = second();
    await untilQueued(db, 2);
    return { ends: Promise.all([first, then]) };
  });
  return both.ends;
}

test.each<[string, (order: Order) => Promise<Order>]>([
  ['a confirmation', (order) => confirmTable(deps, sede, waiter, order._id)],
  [
    'an edit',
    async (order) => {
      const draft = service.draft({ mesa: order.mesa });
      return (await editOrder(deps, sede, waiter, order._id, draft as never, null)).order;
    },
  ],
])(
  '%s that holds the sede and a move of the same order do not wait for each other',
  async (what, change) => {
    const order = await guestOrder(what);
    const [changed, moved] = await meanwhile(
      () => change(order),
      () => service.move(order, 'preparado', service.cook.token),
    );
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(changed.cuentaId).not.toBeNull();
    expect(moved.body.data).toMatchObject({ estado: 'preparado', cuentaId: changed.cuentaId });
    expect((await tables.at(what))?.pedidos).toEqual([order._id]);
  },
);

test('an order that holds the sede opens its table, and the next one joins', async () => {
  const place = (extra: object = {}) =>
    createOrder(deps, sede, waiter, service.draft({ mesa: 'última', ...extra }) as never, {
      key: null,
      address: '203.0.113.9',
    });
  const first = await place();
  const second = await place();
  expect(second.order.cuentaId).toBe(first.order.cuentaId);
  expect((await tables.at('última'))?.totales.saldo).toBe(2 * first.order.total);
});

test('an order that holds the sede and the deletion of its diner do not wait for each other', async () => {
  const { db } = service.server;
  const diner = await makeClient(db, service.sede);
  const session = (await readSession(db, diner.token)) as Session;
  const draft = service.draft(await service.scanTable('41')) as never;
  const [placed, forgotten] = await meanwhile(
    () =>
      createOrder(deps, sede, session, draft, { key: null, address: '203.0.113.9' }).then(
        () => 'placed',
        () => 'refused',
      ),
    () =>
      service.server.call('DELETE', `/api/clients/delete/${diner.id}?dbName=${sede.dbName}`, {
        token: service.restaurant.token,
      }),
  );
  expect([placed, forgotten.body.code]).toEqual(['placed', 'cliente_con_pedidos_abiertos']);
});

test('an order that waited while somebody opened its table counts in the account', async () => {
  let tries = 0;
  let opened = '';
  const lock = async () => {
    // The transaction of the order has begun, and its time stands still.
    opened = (await tables.open({ mesa: 'esperada' })).body.data._id;
  };
  const placed = await withSede(deps, sede, { lock }, async (db, view) => {
    tries += 1;
    if (tries <= 3) return undefined;
    const seat = await seatAt(view, 'esperada', waiter.nombre);
    return insertOrder(db, sede, orderAt('esperada', view.menu.version), waiter, null, { seat });
  });
  expect(placed?.outcome).toBe('ok');
  const account = await tables.at('esperada');
  expect(account).toMatchObject({ _id: opened, totales: { saldo: 32_900 } });
  expect(account?.pedidos).toHaveLength(1);
});

function orderAt(mesa: string, menuVersion: number): NewOrder {
  return {
    idPrefix: newIdPrefix(),
    tipo: 'en_local',
    mesa,
    mesaConfirmada: true,
    direccion: null,
    telefono: null,
    nombreCliente: 'Nubia Rincón',
    email: null,
    metodoPago: 'efectivo',
    creadoPor: waiter.email,
    client_id: null,
    employee_id: waiter.subjectId,
    idempotency_key: null,
    request_hash: null,
    seguimiento: null,
    policyVersion: null,
    productos: [
      {
        linea: 1,
        id_sigo: 'BANDEJA',
        nombre: 'Bandeja paisa',
        precio: 32_900,
        cantidad: 1,
        subtotal: 32_900,
      } as NewOrder['productos'][number],
    ],
    total: 32_900,
    menuVersion,
  };
}
