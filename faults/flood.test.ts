import { afterAll, expect, test } from 'vitest';
import { record } from '../e2e/figures.ts';
import { size } from '../e2e/form.ts';
import { line, openService } from '../server/test/service.ts';

const FLOOD = 520;
const { server, sede, waiter, draft } = await openService({ RATE_LIMITS: 'on' });
afterAll(() => server.close());

test('a flood from a new account leaves at most its cap, and affects nobody else', async () => {
  const accounts = size(1, 8);
  const tokens = await Promise.all(Array.from({ length: accounts }, (_, n) => register(n)));
  const began = performance.now();
  const [flood, tables, guests] = await Promise.all([
    Promise.all(tokens.map((token, n) => inundate(token, `198.51.100.${n}`))),
    // As fast as one waiter empties a queue, from the same Wi-Fi as the guests.
    together(200, 4, () => place('203.0.113.7', {}, waiter.token)),
    together(60, 60, (n) => place('203.0.113.7', { email: `mesa-${n}@correo.example` })),
  ]);
  const took = Math.round(performance.now() - began);

  const taken = flood.flat().filter((status) => status === 201).length;
  expect(new Set(flood.flat())).toEqual(new Set([201, 429]));
  expect(taken).toBe(accounts * 5);
  expect(new Set([...tables, ...guests])).toEqual(new Set([201]));
  expect(await countOrders()).toBe(taken + 260);
  record(
    'flood',
    `${accounts} new accounts sending ${FLOOD} orders of 100 bandejas each, beside a waiter and 60 guests`,
    `${taken} of theirs written, all 260 others taken, in ${took} ms`,
  );
});

async function register(n: number): Promise<string> {
  const account = { email: `nueva-${n}@correo.example`, password: 'una-clave-larga' };
  const cliente = {
    nombre: 'Nueva',
    telefono: '300 555 0100',
    aceptaPolitica: true,
    ...account,
  };
  const remoteAddress = `198.51.100.${n}`;
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/clients/create',
    remoteAddress,
    payload: { dbName: sede.dbName, cliente },
  });
  expect(made.statusCode, made.body).toBe(201);
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { dbName: sede.dbName, ...account },
  });
  expect(login.statusCode, login.body).toBe(200);
  return login.json().tokens.cliente;
}

function inundate(token: string, address: string): Promise<number[]> {
  const productos = [line('BANDEJA', 32_900, { cantidad: 100 })];
  return together(FLOOD, 20, () => place(address, { productos }, token));
}

async function place(remoteAddress: string, extra: object, token?: string): Promise<number> {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/orders/create',
    remoteAddress,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    payload: draft(extra),
  });
  return statusCode;
}

/** Runs `work` this many times in all, this many at a time. */
async function together(
  total: number,
  atOnce: number,
  work: (n: number) => Promise<number>,
): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < total) {
      next += 1;
      statuses.push(await work(next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}

async function countOrders(): Promise<number> {
  const { count } = await server.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', sede.restaurantId)
    .executeTakeFirstOrThrow();
  return count;
}
