import type { Account } from '@comanda/contract/accounts/accounts';
import { bogotaDay } from '@comanda/contract/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let till: ReturnType<typeof atTill>;
const closed: Account[] = [];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  till = atTill(service);
  for (let mesa = 31; mesa <= 35; mesa += 1) {
    const { cuentaId } = await service.create({ mesa: `Patio ${mesa}` });
    const pago = { metodo: 'nequi', valor: 32_900, referencia: `M-${mesa}00` };
    closed.push((await till.pay(cuentaId, { pagos: [pago] })).body.data);
  }
  await service.create({ mesa: 'Patio 36' });
});
afterAll(() => service.server.close());

const ids = (accounts: readonly Account[]) => accounts.map(({ _id }) => _id);
const read = async (
  query: object = {},
): Promise<{ data: Account[]; nextCursor: string | null }> => {
  const { status, body } = await till.closed(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test('closed accounts are read newest first as they were frozen, and page by page', async () => {
  const newest = closed.toReversed();
  expect((await read()).data).toEqual(newest);
  const pages: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await read({ limit: '2', ...(cursor && { cursor }) });
    expect(page.data.length).toBeLessThanOrEqual(2);
    pages.push(...ids(page.data));
    cursor = page.nextCursor;
  }
  expect(pages).toEqual(ids(newest));
});

test('pages pass over nobody where several closed in the same instant', async () => {
  const { db } = service.server;
  const [, second, third, fourth] = closed;
  const at = third?.cerrada ?? '';
  const same = ids([second, third, fourth].flatMap((one) => one ?? []));
  const before = closed.map(({ _id, cerrada }) => [_id, cerrada]);
  await sql`UPDATE accounts SET cerrada = ${at} WHERE id = ANY(${same}::uuid[])`.execute(db);
  const pages: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await read({ limit: '1', ...(cursor && { cursor }) });
    pages.push(...ids(page.data));
    cursor = page.nextCursor;
  }
  expect(pages.toSorted()).toEqual(ids(closed).toSorted());
  for (const [id, cerrada] of before) {
    await sql`UPDATE accounts SET cerrada = ${cerrada} WHERE id = ${id}`.execute(db);
  }
});

test('a closed account is found by its number, its table or the reference of a payment', async () => {
  const [, second, third] = closed;
  const found = async (q: string) => ids((await read({ q })).data);
  expect(await found(String(second?.numero))).toContain(second?._id);
  expect(await found('#0')).toEqual([]);
  expect(await found('pátio 32')).toEqual([second?._id]);
  expect(await found(' m-3300 ')).toEqual([third?._id]);
  expect(await found('nadie')).toEqual([]);
  expect(await found("' OR 1=1 --")).toEqual([]);
});

test('days are those of Bogotá, both included', async () => {
  const [first] = closed;
  const late = '2025-03-01T04:59:59.999Z';
  const { db } = service.server;
  await sql`UPDATE accounts SET cerrada = ${late}, desde = ${late} WHERE id = ${first?._id}`.execute(
    db,
  );
  await sql`UPDATE orders SET "horaCreacion" = ${late} WHERE "cuentaId" = ${first?._id}`.execute(
    db,
  );
  const on = async (desde: string, hasta: string) => ids((await read({ desde, hasta })).data);
  expect(await on('2025-02-28', '2025-02-28')).toEqual([first?._id]);
  expect(await on('2025-03-01', '2025-03-02')).toEqual([]);
  const days = closed.map(({ cerrada }) => bogotaDay(cerrada ?? ''));
  expect(await on(days[1] ?? '', days.at(-1) ?? '')).toEqual(ids(closed.slice(1).toReversed()));
  const { pedidos, totales } = (await read({ hasta: '2025-12-31' })).data[0] ?? {};
  expect([pedidos, totales]).toEqual([first?.pedidos, first?.totales]);
});

test.each([{ cursor: 'x' }, { desde: '2025-02-30' }, { limit: '0' }, { limit: '101' }])(
  '%j is no question',
  async (query) => {
    expect((await till.closed(query)).status).toBe(400);
  },
);

test('waiters and the kitchen do not read what was charged', async () => {
  for (const { token } of [service.waiter, service.cook]) {
    expect((await till.closed({}, token)).status).toBe(403);
  }
});
