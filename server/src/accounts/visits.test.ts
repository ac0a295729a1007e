import { ERRORS } from '@comanda/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { untilQueued } from '../../test/hold-sedes.ts';
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
    await sql`SELECT FROM location_counters WHERE location_id = ${service.sede.locationId}
      FOR UPDATE`.execute(tx);
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

test('an address reads accounts sixty times a minute', async () => {
  const scanned = await service.scanTable(mesa);
  const query = new URLSearchParams({ dbName: service.sede.dbName, ...scanned });
  const read = async () => {
    const url = `/api/visits?${query}`;
    const { app } = service.server;
    return (await app.inject({ url, remoteAddress: '203.0.113.60' })).statusCode;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) statuses.push(await read());
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
