import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { stop } from '../e2e/product-process.ts';
import { freePort } from '../server/src/postgres/cluster.ts';
import { activateAccounts } from '../server/test/accounts.ts';
import { makeEmployee, makeMenu, makeRestaurant, makeSede } from '../server/test/factories.ts';
import { openTestDatabase, startNode } from '../server/test/harness.ts';
import { brokenBooks } from './books.ts';
import { startServer } from './start-server.ts';
import { untilReadyIs } from './until-ready.ts';

const TILLS = 6;
const PRICE = 32_900;

/** What `response.json()` gives: the test says what it expects of it. */
type Answer = { status: number; body: ReturnType<typeof JSON.parse> };

test('kill -9 of a node while it closes accounts: all of a closing is there or nothing, and each is paid once', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const restaurant = await makeRestaurant(db);
  const sede = await makeSede(db, restaurant);
  await makeMenu(db, sede);
  const waiter = await makeEmployee(db, sede, ['pedidos']);
  const cashier = await makeEmployee(db, sede, ['caja']);
  const server = await startNode(db);
  await activateAccounts({ server, sede, restaurant });
  const folder = await mkdtemp(join(tmpdir(), 'comanda-caja-'));
  const port = String(await freePort());
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'off', PORT: port };
  let product = await startServer(env);
  const { url } = product;

  let isOpen = true;
  let closing = 0;
  const closed: string[] = [];
  /** Like the web, tries again with the same key until there is an answer. */
  const post = async (
    method: string,
    path: string,
    who: { token: string },
    body: object,
  ): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${who.token}`,
      'idempotency-key': randomUUID(),
    };
    const sent = { method, headers, body: JSON.stringify({ dbName: sede.dbName, ...body }) };
    for (;;) {
      try {
        const answer = await fetch(url + path, { ...sent, signal: AbortSignal.timeout(15_000) });
        const got = await answer.json();
        if (answer.status !== 503) return { status: answer.status, body: got as Answer['body'] };
      } catch {
        // Killed before or after it wrote: nobody knows.
      }
      await pause(50);
    }
  };
  const pay = (cuenta: string, valor: number) =>
    post('POST', `/api/accounts/${cuenta}/pay`, cashier, {
      propina: { respuesta: 'no', valor: 0 },
      pagos: [{ metodo: 'efectivo', valor }],
    });
  const keepCharging = async (till: number) => {
    for (let count = 0; isOpen; count += 1) {
      const place = () =>
        post('POST', '/api/orders/create', waiter, {
          ...{ tipo: 'en_local', mesa: `${till}-${count}`, metodoPago: 'por_definir' },
          ...{ nombreCliente: 'Mesa', email: 'nubia@correo.example' },
          productos: [{ id_sigo: 'BANDEJA', cantidad: 1 }],
        });
      const orders = [await place(), await place()];
      const [first] = orders.map(({ body }) => body.data);
      for (const estado of ['preparado', 'entregado']) {
        const path = `/api/orders/editOrderAttributes/${first._id}`;
        await post('PATCH', path, restaurant, { updates: { estado } });
      }
      await pay(first.cuentaId, 20_000);
      closing += 1;
      const last = await pay(first.cuentaId, 2 * PRICE - 20_000);
      closing -= 1;
      expect([last.status, last.body.data?.estado], JSON.stringify(last.body)).toEqual([
        200,
        'cerrada',
      ]);
      closed.push(first.cuentaId);
    }
  };
  const tills = Promise.all(Array.from({ length: TILLS }, (_, till) => keepCharging(till)));

  const kills = size(2, 20);
  for (let kill = 0; kill < kills; kill += 1) {
    const wanted = closed.length + 3;
    await expect.poll(() => closed.length, { timeout: 60_000 }).toBeGreaterThan(wanted);
    await expect.poll(() => closing, { timeout: 60_000, interval: 1 }).toBeGreaterThan(0);
    await pause(Math.random() * 10);
    await stop(product.server, 'SIGKILL');
    // As it is at that moment, before anybody tries again.
    expect(await brokenBooks(db)).toEqual([]);
    product = await startServer(env);
    await untilReadyIs(url, 200);
  }
  isOpen = false;
  await tills;
  expect(await brokenBooks(db)).toEqual([]);
  const payments = await db
    .selectFrom('account_payments')
    .select(['cuenta_id', 'valor'])
    .where('cuenta_id', 'in', closed)
    .execute();
  expect(payments).toHaveLength(2 * closed.length);
  await stop(product.server, 'SIGTERM');
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
  record(
    'crash',
    `\`kill -9\` of a node ${kills} times while ${TILLS} tills close accounts`,
    `${closed.length} accounts closed, each paid once; no order sold without its payment, no payment without its account`,
  );
});
