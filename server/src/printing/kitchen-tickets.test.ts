import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { ID_HERE, ROUND_HERE } from '@comanda/contract/printing/kitchen-ticket';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { countStatements } from '../../test/count-statements.ts';
import { openPrintingKitchen } from '../../test/printing-kitchen.ts';
import { line } from '../../test/service.ts';

let kitchen: Awaited<ReturnType<typeof openPrintingKitchen>>;
beforeAll(async () => {
  kitchen = await openPrintingKitchen();
});
afterAll(() => kitchen.server.close());

const dish = (extra: object = {}) => line('BANDEJA', 32_900, extra);
const drink = (extra: object = {}) => line('LIMONADA', 11_500, extra);
const kept = ({ productos }: Order) =>
  productos.map(({ linea, id_sigo, nombre, precio, cantidad }) => ({
    linea,
    id_sigo,
    nombre,
    precio,
    cantidad,
  }));
/** What was printed of an order since: which class on which printer. */
const told = async (order: { _id: string }, since = 0) =>
  (await kitchen.tickets(order)).slice(since).map(({ clase, target }) => `${clase} ${target}`);
const lastText = async (order: { _id: string }) => (await kitchen.tickets(order)).at(-1)?.text;

describe('an order', () => {
  test('of a guest is queued for the stations that make it, with its own id and nobody watching', async () => {
    const order = await kitchen.create({ productos: [dish(), drink()] }, null);
    const tickets = await kitchen.tickets(order);
    expect(tickets).toMatchObject([
      { target: 'barra', estacion: 'barra', clase: 'comanda', revision: order.revision },
      { target: 'parrilla', estacion: 'parrilla', estado: 'pendiente' },
    ]);
    const [bar, grill] = tickets.map(({ text }) => text);
    expect(bar).toContain(shortId(order._id).toUpperCase());
    expect(bar).toContain('1 x Limonada');
    expect(bar).not.toContain('Bandeja');
    expect(grill).toContain('1 x Bandeja paisa');
    expect(`${bar}${grill}`).not.toMatch(new RegExp(`${ID_HERE}|${ROUND_HERE}|Ronda|Atiende`));
  });

  test('of a waiter says who took it', async () => {
    const order = await kitchen.create({ productos: [dish()] });
    expect(await lastText(order)).toContain(`Atiende: ${kitchen.waiter.nombre}`);
  });

  test('that no printing station makes queues none', async () => {
    expect(await told(await kitchen.create({ productos: [line('PAPA', 6_000)] }))).toEqual([]);
  });

  test('that is refused queues none, and a repeated key none again', async () => {
    const before = (await kitchen.tickets()).length;
    const send = (body: object, key = crypto.randomUUID()) =>
      kitchen.server.call('POST', '/api/orders/create', {
        token: kitchen.waiter.token,
        body,
        headers: { 'idempotency-key': key },
      });
    expect((await send(kitchen.draft({ productos: [dish({ precio: 1 })] }))).status).toBe(409);
    expect(await kitchen.tickets()).toHaveLength(before);
    const key = crypto.randomUUID();
    const again = await Promise.all([1, 2, 3, 4].map(() => send(kitchen.draft(), key)));
    expect(new Set(again.map(({ body }) => body.data?._id)).size).toBe(1);
    expect(await kitchen.tickets()).toHaveLength(before + 1);
  });

  test('whose tickets cannot be written is not written either', async () => {
    const { db } = kitchen.server;
    const [orders, tickets] = [await countOrders(), (await kitchen.tickets()).length];
    await sql`ALTER TABLE print_jobs ADD CONSTRAINT broken CHECK (clase IS NULL OR id IS NULL) NOT VALID`.execute(
      db,
    );
    const { status } = await kitchen.server.call('POST', '/api/orders/create', {
      token: kitchen.waiter.token,
      body: kitchen.draft(),
    });
    await sql`ALTER TABLE print_jobs DROP CONSTRAINT broken`.execute(db);
    expect(status).toBe(500);
    expect([await countOrders(), (await kitchen.tickets()).length]).toEqual([orders, tickets]);
  });

  test('is one statement and one commit with its tickets', async () => {
    await vi.waitFor(async () => {
      const order = () => kitchen.create({ productos: [dish(), drink()] });
      const { statements, writes, texts } = await countStatements(kitchen.server.db, order);
      expect({ statements, writes }, texts.join('\n')).toEqual({ statements: 1, writes: 1 });
    });
  });
});

async function countOrders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM orders
    WHERE restaurant_id = ${kitchen.sede.restaurantId}`.execute(kitchen.server.db);
  return rows[0]?.count ?? 0;
}

describe('an edit', () => {
  test('tells only the stations that make something else, and only what is other', async () => {
    const order = await kitchen.create({ productos: [dish({ cantidad: 2 }), drink()] });
    const productos = kept(order).map((one) =>
      one.id_sigo === 'BANDEJA' ? { ...one, cantidad: 3, nota: 'sin chicharrón' } : one,
    );
    const key = crypto.randomUUID();
    const { body } = await kitchen.edit(order, productos, {}, key);
    expect((await kitchen.edit(order, productos, {}, key)).status).toBe(200);
    expect(await told(order, 2)).toEqual(['cambio parrilla']);
    expect((await kitchen.tickets(order)).at(-1)?.revision).toBe(body.data.revision);
    const text = await lastText(order);
    expect(text).toContain('CAMBIA\n2 → 3 x Bandeja paisa\n  Nota: sin nota → sin chicharrón\n');
    expect(text).not.toContain('AGREGA');
  });

  test('that adds a drink tells the bar, and one that takes it away does too', async () => {
    const order = await kitchen.create({ productos: [dish()] });
    const { body } = await kitchen.edit(order, [...kept(order), drink()]);
    expect(await told(order, 1)).toEqual(['cambio barra']);
    expect(await lastText(order)).toContain('AGREGA\n1 x Limonada de coco\n');
    await kitchen.edit(order, kept(body.data).slice(0, 1));
    expect(await lastText(order)).toContain('QUITA\n1 x Limonada de coco\n');
  });

  test('that changes nothing for the kitchen prints nothing', async () => {
    const order = await kitchen.create();
    await kitchen.edit(order, kept(order), {
      nombreCliente: 'Otra persona',
      metodoPago: 'tarjeta',
    });
    expect(await told(order)).toEqual(['comanda parrilla']);
  });

  test('of the table tells every station from where to where', async () => {
    const order = await kitchen.create({ productos: [dish(), drink()] });
    await kitchen.edit(order, kept(order), { mesa: '9' });
    expect(await told(order, 2)).toEqual(['mesa barra', 'mesa parrilla']);
    expect(await lastText(order)).toContain('Mesa 7 → 9');
  });

  test('that loses a race prints nothing', async () => {
    const order = await kitchen.create();
    await kitchen.move(order, 'cancelado', kitchen.waiter.token);
    expect((await kitchen.edit(order, [drink()])).status).toBe(409);
    expect(await told(order)).toEqual(['comanda parrilla', 'anulado parrilla']);
  });
});

test('a cancelled order is told to every station that had something of it, once', async () => {
  const order = await kitchen.create({ productos: [dish(), drink(), line('PAPA', 6_000)] });
  await kitchen.move(order, 'cancelado', kitchen.waiter.token);
  await kitchen.move(order, 'cancelado', kitchen.waiter.token);
  expect(await told(order, 2)).toEqual(['anulado barra', 'anulado parrilla']);
  expect(await lastText(order)).toContain('1 x Bandeja paisa');
});

test('an order that is prepared, delivered and invoiced prints nothing more', async () => {
  const order = await kitchen.create();
  await kitchen.move(order, 'preparado', kitchen.cook.token);
  await kitchen.move(order, 'entregado', kitchen.waiter.token);
  await kitchen.move(order, 'facturado', kitchen.cashier.token);
  expect(await told(order)).toEqual(['comanda parrilla']);
});

describe('a course', () => {
  const coursed = () =>
    kitchen.create({ productos: [drink({ tiempo: 1 }), dish({ tiempo: 2 }), dish({ tiempo: 3 })] });

  test('that is fired is told with its dishes to who makes them, once', async () => {
    const order = await coursed();
    expect((await kitchen.tickets(order)).at(-1)?.text).toContain('Tiempo 2 (en espera)');
    await kitchen.fire(order, 2);
    await kitchen.fire(order, 2);
    expect(await told(order, 2)).toEqual(['marchar parrilla']);
    expect((await lastText(order))?.match(/1 x Bandeja paisa/g)).toHaveLength(1);
  });

  test('that begins because somebody struck a dish of it is told too', async () => {
    const order = await coursed();
    await kitchen.server.call('PATCH', `/api/kitchen/platos/${order._id}`, {
      token: kitchen.cook.token,
      body: { dbName: kitchen.sede.dbName, platos: ['2'], listo: true },
    });
    expect(await told(order, 2)).toEqual(['marchar parrilla']);
  });
});

describe('at a table with an account', () => {
  const tables = () => atTables(kitchen);
  beforeAll(() => activateAccounts(kitchen));

  test('an order says which round it is, also the one that opens the account', async () => {
    const first = await kitchen.create({ mesa: '21' });
    const second = await kitchen.create({ mesa: '21' });
    expect(await lastText(first)).toMatch(/Ronda 1 ·/);
    expect(await lastText(second)).toMatch(/Ronda 2 ·/);
    await kitchen.move(first, 'cancelado', kitchen.waiter.token);
    expect(await lastText(first)).toMatch(/Ronda 1 ·/);
  });

  test('that moves, its stations are told from where to where, and nothing else is printed again', async () => {
    const order = await kitchen.create({ mesa: '31', productos: [dish(), drink()] });
    const done = await kitchen.create({ mesa: '31' });
    await kitchen.move(done, 'preparado', kitchen.cook.token);
    const key = crypto.randomUUID();
    const account = await tables().at('31');
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await tables().move(account, { mesa: '32' }, key)).status).toBe(200);
    }
    expect(await told(order, 2)).toEqual(['mesa barra', 'mesa parrilla']);
    expect(await lastText(order)).toContain('Mesa 31 → 32');
    expect(await told(done)).toEqual(['comanda parrilla']);
  });

  test('that joins another, or is parted again, is told too', async () => {
    const order = await kitchen.create({ mesa: '41' });
    await kitchen.create({ mesa: '42' });
    await tables().move(await tables().at('41'), { mesa: '42', unir: true });
    expect(await lastText(order)).toContain('Mesa 41 → 42');
    await tables().unmerge(await tables().at('42'));
    expect(await lastText(order)).toContain('Mesa 42 → 41');
    expect(await told(order)).toEqual(['comanda parrilla', 'mesa parrilla', 'mesa parrilla']);
  });

  test('dishes that go to another table are told with where they go, and no others', async () => {
    const order = await kitchen.create({ mesa: '51', productos: [dish({ cantidad: 2 }), drink()] });
    const lineas = [{ pedido: order._id, linea: 1, cantidad: 1 }];
    const account = await tables().at('51');
    const { status } = await tables().lines(account, { destino: { mesa: '52' }, lineas });
    expect(status).toBe(200);
    expect(await told(order)).toEqual(['comanda barra', 'comanda parrilla']);
    const part = (await kitchen.tickets()).at(-1);
    expect(part).toMatchObject({ clase: 'mesa', target: 'parrilla' });
    expect(part?.text).toContain('Mesa 51 → 52');
    expect(part?.text).toContain('1 x Bandeja paisa');
  });
});
