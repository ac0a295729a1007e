import { setTimeout as pause } from 'node:timers/promises';
import { MENU_LIMITS } from '@comanda/contract/menu/menu.rules';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { isLong, size } from '../e2e/form.ts';
import { inNewFolder, stop } from '../e2e/product-process.ts';
import { makeEmployee, makeMenu, makeRestaurant, makeSede } from '../server/test/factories.ts';
import { openTestDatabase } from '../server/test/harness.ts';
import { fillMenu, nonsenseMessage } from '../server/test/long-menu.ts';
import { startServer } from './start-server.ts';

const HELD_MS = 200;

test('nonsense about the largest menu delays neither the server nor the orders of others', async () => {
  const database = await openTestDatabase();
  await inNewFolder(async (dataDir) => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, DEMO: 'off' };
    const { largest, quiet } = await makeSedes(database.db);
    const { url, server } = await startServer(env);
    const idle = await worstOf(url, quiet, pause(size(1_000, 5_000)));

    const count = size(8, 80);
    const said = Array.from({ length: count }, (_, seed) => nonsenseMessage(seed));
    const statuses: number[] = [];
    const talk = async (messages: readonly string[]) => {
      for (const message of messages) statuses.push(await say(url, largest, message));
    };
    const talking = [0, 1, 2, 3].map((one) => talk(said.filter((_, at) => at % 4 === one)));
    const busy = await worstOf(url, quiet, Promise.allSettled(talking));
    // Too many questions at once may be refused; nothing breaks.
    expect(statuses.filter((status) => status === 200 || status === 503)).toHaveLength(count);
    // On a busy machine, an idle server is late as well.
    expect(busy.livez).toBeLessThan(HELD_MS + 5 * idle.livez);
    expect(busy.order).toBeLessThan(HELD_MS + 5 * idle.order);
    expect(await stop(server, 'SIGTERM')).toBe(0);
    record(
      'menus',
      `${count} messages of 500 characters without a word in them, about ${MENU_LIMITS.products} products`,
      `\`/livez\` after at most ${busy.livez} ms (${idle.livez} idle), an order elsewhere after at most ${busy.order} ms (${idle.order} idle)`,
    );
  });
  await database.close();
});

async function makeSedes(db: Awaited<ReturnType<typeof openTestDatabase>>['db']) {
  const largest = await makeSede(db, await makeRestaurant(db));
  const whole = { nombre: TEXT_LIMITS.nombre, descripcion: TEXT_LIMITS.descripcion };
  await fillMenu(db, largest, MENU_LIMITS.products, isLong ? whole : undefined);
  const quiet = await makeSede(db, await makeRestaurant(db));
  await makeMenu(db, quiet);
  const { token } = await makeEmployee(db, quiet, ['pedidos']);
  return { largest: largest.dbName, quiet: { dbName: quiet.dbName, token } };
}

async function say(url: string, dbName: string, mensajeUsuario: string): Promise<number> {
  const body = { dbName, mensajeUsuario, sessionId: 'una', carrito: [] };
  const answer = await post(`${url}/api/chatV1/chatbot`, body);
  await answer.arrayBuffer();
  return answer.status;
}

type Quiet = { dbName: string; token: string };

/** The longest time that `/livez` and an order took while something else ran, in milliseconds. */
async function worstOf(url: string, { dbName, token }: Quiet, until: Promise<unknown>) {
  const worst = { livez: 0, order: 0 };
  const time = async (of: keyof typeof worst, call: () => Promise<Response>, status: number) => {
    const since = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    worst[of] = Math.max(worst[of], Math.round(performance.now() - since));
  };
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await time('livez', () => fetch(`${url}/livez`), 200);
    await time('order', () => post(`${url}/api/orders/create`, orderAt(dbName), token), 201);
    await pause(5);
  }
  await ended;
  return worst;
}

function orderAt(dbName: string) {
  return {
    dbName,
    tipo: 'para_llevar',
    nombreCliente: 'Nubia',
    email: 'nubia@correo.example',
    metodoPago: 'efectivo',
    productos: [{ id_sigo: 'AJIACO', cantidad: 1 }],
  };
}

function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
