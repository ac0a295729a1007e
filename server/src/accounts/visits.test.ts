import { ERRORS } from '@comanda/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { holdCounter, untilQueued } from '../../test/hold-sedes.ts';
import { openService } from '../../test/service.ts';
import type { Db } from '../db/db.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 500;
let mesa = '';

beforeAll(async () => {
  service = await openService({ RATE_LIMITS: 'on' });
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

/** Runs `work` while a request for the bill waits for the sede's counter, and answers that request. */
async function askWhile(body: object, work: (tx: Db) => Promise<unknown>) {
  const { db } = service.server;
  const asked = await db.transaction().execute(async (tx) => {
    await holdCounter(tx, service.sede);
    const answer = tables.askFromTable(body);
    await untilQueued(db);
    await work(tx);
    return { answer };
  });
  return asked.answer;
}

test('a round that comes while guests ask for the bill does not refuse them', async () => {
  const scanned = await service.scanTable(mesa);
  const first = await service.create({ mesa });
  const late = await service.create({ mesa: `${mesa} b` });
  const { status, body } = await askWhile(scanned, (tx) =>
    sql`UPDATE orders SET "cuentaId" = ${first.cuentaId} WHERE id = ${late._id}`.execute(tx),
  );
  expect([status, body.data.pideCuenta, body.data.rondas.length]).toEqual([200, true, 2]);
  expect((await tables.at(mesa))?.cuentaPedida).not.toBeNull();
});

test('guests whose account ends while they ask for the bill hear only that, and nothing about the staff', async () => {
  const opened = await tables.open({ mesa, nombre: 'Los Rincón' });
  const { body, status } = await askWhile(await service.scanTable(mesa), (tx) =>
    sql`UPDATE accounts SET estado = 'anulada' WHERE id = ${opened.body.data._id}`.execute(tx),
  );
  expect([status, body]).toEqual([
    404,
    { code: 'visita_desconocida', error: ERRORS.visita_desconocida.message },
  ]);
});

test('a table asks for its bill six times in ten minutes, whatever its guests send beside the code', async () => {
  const scanned = await service.scanTable(mesa);
  await service.create({ mesa });
  const extras = [
    {},
    { cuenta: crypto.randomUUID() },
    { mesa: ` ${mesa}` },
    { visita: 'x'.repeat(22) },
    { mesa: `${mesa} ` },
    {},
  ];
  for (const extra of extras) {
    expect((await tables.askFromTable({ ...scanned, ...extra })).status).toBe(200);
  }
  const { data } = (await tables.visit(scanned)).body;
  const byAccount = { cuenta: data.cuenta, visita: data.visita };
  for (const body of [scanned, { ...scanned, cuenta: crypto.randomUUID() }, byAccount]) {
    const refused = await tables.askFromTable(body);
    expect([refused.status, refused.body.code]).toEqual([429, 'demasiadas_solicitudes']);
  }
  const other = String(next + 400);
  await service.create({ mesa: other });
  expect((await tables.askFromTable(await service.scanTable(other))).status).toBe(200);
});

describe('how often accounts are read', () => {
  /** As a phone on the restaurant's Wi-Fi. */
  const read = async (query: object) => {
    const { dbName } = service.sede;
    const url = `/api/visits?${new URLSearchParams({ dbName, ...query })}`;
    const { app } = service.server;
    return (await app.inject({ url, remoteAddress: '203.0.113.60' })).statusCode;
  };
  const readOften = async (times: number, query: object) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push(await read(query));
    return statuses;
  };

  test('is counted by table: one that is read too often refuses no other behind the same address', async () => {
    const scanned = await service.scanTable(mesa);
    const statuses = await readOften(121, scanned);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect(await read({ ...scanned, mesa: ` ${mesa} ` })).toBe(429);
    expect(await read(await service.scanTable(String(next + 400)))).toBe(200);
  });

  test('is counted by account for who ordered there', async () => {
    const { body } = await service.server.call('POST', '/api/orders/create', {
      body: service.draft(await service.scanTable(mesa)),
    });
    const { visita, data } = body;
    const statuses = await readOften(121, { cuenta: data.cuentaId, visita });
    expect([statuses[119], statuses[120]]).toEqual([200, 429]);
    expect(await read(await service.scanTable(String(next + 400)))).toBe(200);
  });

  test('is counted by address for who tries codes, and tables stay readable from there', async () => {
    const wrong = { mesa, firma: 'x'.repeat(22) };
    const statuses = await readOften(61, wrong);
    expect([statuses[59], statuses[60]]).toEqual([422, 429]);
    const cuenta = crypto.randomUUID();
    expect(await read({ cuenta, visita: 'x'.repeat(22) })).toBe(429);
    expect(await read(await service.scanTable(mesa))).toBe(200);
  });
});
