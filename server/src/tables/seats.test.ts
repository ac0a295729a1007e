import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { startNode } from '../../test/harness.ts';
import { untilSomebodyWaits } from '../../test/hold-sedes.ts';
import { openService } from '../../test/service.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import { openMesaBoards } from './mesa-board.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
/** Hears nothing of the first one. */
let other: Awaited<ReturnType<typeof startNode>>;
let next = 300;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  other = await startNode(service.server.db);
});
beforeEach(async () => {
  next += 1;
  mesa = String(next);
  // The other node has a board from before the test.
  await placeThere({ mesa: `${mesa} antes` }, service.waiter.token);
});
afterAll(async () => {
  await other.close();
  await service.server.close();
});

const table = (nombre: string) => ({
  nombre,
  puestos: 4,
  x: 4,
  y: 4,
  ancho: 16,
  alto: 16,
  forma: 'cuadrada',
  activa: true,
});
const placeThere = (extra: object, token?: string) =>
  other.call('POST', '/api/orders/create', { token, body: service.draft(extra) });

describe('a guest at a node whose board is old', () => {
  test('orders at a table that the staff have opened at another node', async () => {
    await activateAccounts(service, { qrSoloMesaAbierta: true });
    const scanned = await service.scanTable(mesa);
    expect((await placeThere(scanned)).body.code).toBe('mesa_sin_abrir');
    const { body } = await tables.open({ mesa });
    const placed = await placeThere(scanned);
    expect([placed.status, placed.body.data?.cuentaId]).toEqual([201, body.data._id]);
    await activateAccounts(service);
  });

  test('orders where the owner has allowed it a moment ago', async () => {
    await activateAccounts(service, { qrSoloMesaAbierta: true });
    const scanned = await service.scanTable(mesa);
    expect((await placeThere(scanned)).body.code).toBe('mesa_sin_abrir');
    await activateAccounts(service);
    expect((await placeThere(scanned)).status).toBe(201);
  });

  test('joins the account that they have seen at another node', async () => {
    const scanned = await service.scanTable(mesa);
    const first = await service.server.call('POST', '/api/orders/create', {
      body: service.draft(scanned),
    });
    const { cuentaId } = first.body.data;
    expect(cuentaId).not.toBeNull();
    const { body } = await placeThere({ mesa, visita: first.body.visita });
    expect(body.data).toMatchObject({ cuentaId, mesaConfirmada: true });
  });

  test('orders and reads by a code that was renewed a moment ago', async () => {
    const plan = { zonas: [{ nombre: 'Salón', mesas: [table(mesa)] }] };
    const { token } = service.restaurant;
    const { dbName } = service.sede;
    const path = `/api/tables?dbName=${dbName}`;
    const { version } = (await service.server.call('GET', path, { token })).body;
    const saved = await service.server.call('PUT', '/api/tables', {
      token,
      body: { dbName, version, data: plan },
    });
    const [{ _id }] = saved.body.data.zonas[0].mesas;
    await placeThere({ mesa: `${mesa} antes` }, service.waiter.token);
    await service.server.call('POST', `/api/tables/${_id}/renew`, { token, body: { dbName } });
    const scanned = await service.scanTable(mesa);
    const query = new URLSearchParams({ dbName, ...scanned });
    expect((await other.call('GET', `/api/visits?${query}`)).status).toBe(200);
    expect((await placeThere(scanned)).status).toBe(201);
  });
});

describe('a guest whose account was joined to another', () => {
  test('orders to the account that took it, sees it and asks for its bill, also through two of them', async () => {
    const [first, second, third] = [mesa, `${mesa} b`, `${mesa} c`];
    const guest = await service.server.call('POST', '/api/orders/create', {
      body: service.draft(await service.scanTable(first)),
    });
    const { visita, data: order } = guest.body;
    for (const [from, to] of [
      [first, second],
      [second, third],
    ] as const) {
      await service.create({ mesa: to });
      const { status } = await tables.move(await tables.at(from), { mesa: to, unir: true });
      expect(status).toBe(200);
    }
    const account = await tables.at(third);
    expect(account?.mesas).toHaveLength(3);
    const again = await service.server.call('POST', '/api/orders/create', {
      body: service.draft({ mesa: first, visita }),
    });
    expect(again.body.data).toMatchObject({ cuentaId: account?._id, mesa: third });
    const seen = await tables.visit({ cuenta: order.cuentaId, visita });
    expect(seen.body.data).toMatchObject({ cuenta: account?._id });
    expect(again.body.visita).toBe(visita);
    const asked = await tables.askFromTable({ cuenta: order.cuentaId, visita });
    expect([asked.status, asked.body.data?.cuenta]).toEqual([200, account?._id]);
  });
});

describe('a guest who orders while their table is joined to another', () => {
  test('is of their own account again once the tables are parted', async () => {
    const [own, taken] = [mesa, `${mesa} b`];
    const place = (extra: object, key?: string) =>
      service.server.call('POST', '/api/orders/create', {
        body: service.draft(extra),
        headers: key ? { 'idempotency-key': key } : {},
      });
    const first = await place(await service.scanTable(own));
    await service.create({ mesa: taken });
    const joined = await tables.move(await tables.at(own), { mesa: taken, unir: true });
    const draft = { mesa: own, visita: first.body.visita };
    const key = crypto.randomUUID();
    const [meanwhile, repeated] = [await place(draft, key), await place(draft, key)];
    expect(meanwhile.body.data.cuentaId).toBe(joined.body.data._id);
    expect(repeated.body).toEqual(meanwhile.body);
    expect((await tables.unmerge(joined.body.data)).status).toBe(200);
    const { visita } = meanwhile.body;
    const after = await place({ mesa: own, visita });
    expect(after.body.data).toMatchObject({ cuentaId: first.body.data.cuentaId, mesa: own });
    const seen = await tables.visit({ cuenta: first.body.data.cuentaId, visita });
    expect(seen.body.data.mesas).toEqual([own]);
  });
});

test('a board that was being read while it changed is not kept', async () => {
  const { db } = service.server;
  const [sede] = await sedesOf(db, [service.sede.locationId]);
  if (!sede) throw new Error('the sede is missing');
  const boards = openMesaBoards(db);
  let slow: ReturnType<typeof boards.read> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE`.execute(tx);
    slow = boards.read(sede);
    await untilSomebodyWaits(db, 'accounts');
    await sql`UPDATE location_counters SET mesas_version = mesas_version + 1
      WHERE location_id = ${sede.locationId}`.execute(tx);
    boards.forget(sede);
  });
  const old = await slow;
  expect((await boards.read(sede)).version).toBe((old?.version ?? 0) + 1);
});
