import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { PRINT_NAMESPACE } from '@comanda/contract/printing/printing';
import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeEmployee,
  makeRestaurant,
  makeSede,
  type Person,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { dropOldTickets } from './printing.service.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let sede: TestSede;
let cashier: Person;

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  sede = await makeSede(server.db, owner);
  cashier = await makeEmployee(server.db, sede, ['caja']);
});
afterAll(() => server.close());

const print = (extra: object = {}, token = cashier.token, key?: string) =>
  server.call('POST', '/api/printers/print', {
    token,
    body: { storeId: sede.locationId, target: 'caja', text: 'Pedido: D3D2A', ...extra },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function startAgent(
  impresoras = [{ target: 'caja', columns: 48 }],
  at: { sede: TestSede; owner: Restaurant } = { sede, owner },
) {
  const made = await server.call('POST', '/api/printers/agents', {
    token: at.owner.token,
    body: { dbName: at.sede.dbName, nombre: 'Equipo de caja' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { token, _id } = made.body.data;
  const post = (path: string, body: object = {}) =>
    server.call('POST', `/api/printers/agent/${path}`, { token, body });
  expect((await post('hello', { impresoras })).body.data.sede).toBe(at.sede.dbName);
  return {
    id: _id,
    token,
    post,
    claim: async () => (await post('claim')).body.data,
    finish: (id: string, outcome: object) => post(`jobs/${id}`, outcome),
  };
}

const jobs = async () =>
  (await server.call('GET', `/api/printers/jobs?dbName=${sede.dbName}`, { token: cashier.token }))
    .body.data;

/** A sede nobody has printed in. */
async function quietSede() {
  sede = await makeSede(server.db, owner);
  cashier = await makeEmployee(server.db, sede, ['caja']);
}

describe('a ticket', () => {
  beforeAll(quietSede);

  test('is queued, given to the agent that has the printer, printed and shown as printed', async () => {
    const { status, body } = await print();
    expect([status, body.message]).toEqual([202, ordersMessages.printing]);
    const kitchen = await startAgent([{ target: 'cocina', columns: 32 }]);
    expect(await kitchen.claim()).toBeNull();
    const till = await startAgent();
    const job = await till.claim();
    expect(job).toMatchObject({ id: body.data.id, target: 'caja' });
    expect(job.text).toContain('Pedido: D3D2A');
    expect((await jobs())[0].estado).toBe('enviado');
    await till.finish(job.id, { estado: 'impreso' });
    expect((await jobs())[0]).toMatchObject({ estado: 'impreso', error: null });
    expect(await till.claim()).toBeNull();
  });

  test('asked for twice with one key is one ticket, also at once', async () => {
    const before = (await jobs()).length;
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => print({}, cashier.token, key)),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await jobs()).toHaveLength(before + 1);
  });

  test('with another ticket’s key is an error; one that failed may be asked for again', async () => {
    await quietSede();
    const key = crypto.randomUUID();
    const first = await print({ text: 'Uno' }, cashier.token, key);
    expect((await print({ text: 'Dos' }, cashier.token, key)).body.code).toBe('clave_reutilizada');
    const till = await startAgent();
    await till.claim();
    for (let said = 0; said < 2; said += 1) {
      const told = await till.finish(first.body.data.id, { estado: 'fallido', error: 'Sin papel' });
      expect(told.status).toBe(200);
    }
    const again = await print({ text: 'Uno' }, cashier.token, key);
    expect(again.body.data.id).not.toBe(first.body.data.id);
  });

  test('must not be empty', async () => {
    const { status, body } = await print({ text: '\u0001 \n' });
    expect([status, body.error]).toEqual([422, printingMessages.nothingToPrint]);
  });

  test('carries no commands for the printer', async () => {
    await quietSede();
    const till = await startAgent();
    await print({ text: 'Uno\r\n\u001b@\u001di\u0000Dos'.replace('\u0000', '') });
    expect((await till.claim()).text).toMatch(/^Uno\n@iDos\n\n[^\p{Cc}]+(\n[^\p{Cc}]*)*$/u);
  });

  test('is for the people of the sede', async () => {
    const stranger = await makeRestaurant(server.db);
    expect((await print({}, stranger.token)).body.code).toBe('sede_ajena');
    expect((await print({ storeId: 'store-1' })).body.code).toBe('sede_desconocida');
    const cook = await makeEmployee(server.db, sede, ['cocina']);
    expect((await print({}, cook.token)).status).toBe(403);
    expect((await print({ target: '' })).status).toBe(400);
  });
});

describe('an agent', () => {
  beforeAll(quietSede);

  test('that crashed gets its unfinished ticket again, and nobody else does', async () => {
    const [first, second] = [await startAgent(), await startAgent()];
    await print();
    const job = await first.claim();
    expect(await second.claim()).toBeNull();
    expect(await first.claim()).toEqual(job);
    expect((await second.finish(job.id, { estado: 'impreso' })).status).toBe(404);
    await first.finish(job.id, { estado: 'impreso' });
    expect((await first.finish(job.id, { estado: 'impreso' })).status).toBe(200);
    expect(await first.claim()).toBeNull();
  });

  test('of two at once gets each ticket once', async () => {
    const agents = [await startAgent(), await startAgent(), await startAgent()];
    for (let at = 0; at < 9; at += 1) await print({ text: `Tiquete ${at}` });
    const seen: string[] = [];
    await Promise.all(
      agents.map(async (agent) => {
        for (let job = await agent.claim(); job; job = await agent.claim()) {
          seen.push(job.text.split('\n')[0]);
          await agent.finish(job.id, { estado: 'impreso' });
        }
      }),
    );
    expect(seen.sort()).toEqual(Array.from({ length: 9 }, (_, at) => `Tiquete ${at}`));
  });

  test('says why a ticket was not printed', async () => {
    const till = await startAgent();
    await print();
    const job = await till.claim();
    await till.finish(job.id, { estado: 'fallido', error: 'La impresora no responde' });
    expect((await jobs())[0]).toMatchObject({
      estado: 'fallido',
      error: 'La impresora no responde',
    });
  });

  test('does not print what waited for more than half an hour', async () => {
    const till = await startAgent();
    await print();
    await server.db
      .updateTable('print_jobs')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .where('location_id', '=', sede.locationId)
      .where('estado', '=', 'pendiente')
      .execute();
    expect(await till.claim()).toBeNull();
    expect((await jobs()).at(-1)).toMatchObject({ estado: 'fallido' });
  });

  test('hears at once of a new job, only in its own sede', async () => {
    const till = await startAgent();
    const socket = io(`${server.origin}${PRINT_NAMESPACE}`, { auth: { token: till.token } });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const heard = new Promise<void>((resolve) => socket.once('print_job', resolve));
    await print();
    await heard;
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    const gone = await server.call(
      'DELETE',
      `/api/printers/agents/${till.id}?dbName=${sede.dbName}`,
      { token: owner.token },
    );
    expect(gone.status).toBe(200);
    await closed;
    socket.disconnect();
    expect((await till.post('claim')).status).toBe(401);
  });

  test('cannot connect with a session, nor a person with an agent’s token', async () => {
    const till = await startAgent();
    const asAgent = await server.call('POST', '/api/printers/agent/claim', { token: owner.token });
    expect(asAgent.status).toBe(401);
    expect((await print({}, till.token)).status).toBe(401);
    const rows = await server.db.selectFrom('print_agents').select('token_hash').execute();
    expect(JSON.stringify(rows)).not.toContain(till.token);
  });

  test('is listed with its printers, and the screens know which are connected', async () => {
    await quietSede();
    const till = await startAgent([
      { target: 'caja', columns: 48 },
      { target: 'barra', columns: 32 },
    ]);
    const list = await server.call('GET', `/api/printers/agents?dbName=${sede.dbName}`, {
      token: owner.token,
    });
    expect(list.body.data).toMatchObject([{ _id: till.id, conectado: true }]);
    expect(JSON.stringify(list.body)).not.toContain('token');
    const printers = await server.call('GET', `/api/printers?dbName=${sede.dbName}`, {
      token: cashier.token,
    });
    expect(printers.body.data).toEqual([
      { target: 'barra', columns: 32, conectado: true },
      { target: 'caja', columns: 48, conectado: true },
    ]);
  });
});

test('a ticket is deleted a week later, because it has names and addresses', async () => {
  await quietSede();
  const old = (await print()).body.data.id;
  const kept = (await print()).body.data.id;
  await server.db
    .updateTable('print_jobs')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('id', '=', old)
    .execute();
  await dropOldTickets(server.db);
  const rows = await server.db.selectFrom('print_jobs').select('id').execute();
  const ids = rows.map(({ id }) => id);
  expect([ids.includes(old), ids.includes(kept)]).toEqual([false, true]);
});
