import { RELEASE_MS } from '@comanda/contract/accounts/accounts.rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { earlier } from '../../test/earlier.ts';
import { makeEmployee, makeMenu, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { releaseForgotten } from './release-account.service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 3_000;
let [mesa, other] = ['', ''];

beforeAll(async () => {
  service = await openService();
  await sql`UPDATE products SET precio = 0 WHERE id_sigo = 'PAPA'`.execute(service.server.db);
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 2;
  [mesa, other] = [String(next), String(next + 1)];
});
afterAll(() => service.server.close());

const round = (at = mesa, extra: object = {}) => service.create({ mesa: at, ...extra });
const { signal } = new AbortController();
const release = (deps = service.server.accounts) => releaseForgotten(deps, new Date(), signal);

/** As if everything that happened to these tables so far had happened before. */
async function longAgo(...mesas: string[]): Promise<void> {
  const before = (column: string) => earlier(column, RELEASE_MS + 60_000);
  const { db } = service.server;
  await sql`UPDATE orders o SET "horaCreacion" = ${before('horaCreacion')},
      "fechaCancelado" = ${before('fechaCancelado')},
      "fechaPreparado" = ${before('fechaPreparado')}
    FROM accounts a WHERE a.restaurant_id = o.restaurant_id AND a.location_id = o.location_id
      AND a.id = o."cuentaId" AND a.mesas && ${mesas}::text[]`.execute(db);
  await sql`UPDATE accounts SET abierta = ${before('abierta')}, desde = ${before('desde')},
    tocada = ${before('tocada')} WHERE mesas && ${mesas}::text[]`.execute(db);
}

describe('a table that nobody has used for half an hour', () => {
  test('is freed', async () => {
    await tables.open({ mesa });
    const cancelled = await round(other);
    await service.move(cancelled, 'cancelado', service.waiter.token);
    await longAgo(mesa, other);
    await release();
    expect([await tables.at(mesa), await tables.at(other)]).toEqual([undefined, undefined]);
  });

  test.each([
    ['its guests were counted', () => seen((account) => tables.change(account, { comensales: 3 }))],
    ['it moved', () => seen((account) => tables.move(account, { mesa: other }))],
    ['it asked for the bill', () => seen((account) => tables.bill(account))],
  ])('stays if %s a minute ago', async (_, touch) => {
    await tables.open({ mesa });
    await longAgo(mesa);
    await touch();
    await release();
    expect((await tables.at(mesa)) ?? (await tables.at(other))).toBeDefined();
  });

  test('stays if its last order was cancelled a minute ago, or went to another table', async () => {
    const [cancelled, gone] = [await round(), await round(other)];
    await longAgo(mesa, other);
    await service.move(cancelled, 'cancelado', service.waiter.token);
    const { status } = await service.server.call('PATCH', `/api/orders/edit/${gone._id}`, {
      token: service.waiter.token,
      body: service.draft({ mesa: `${other}7` }),
    });
    expect(status).toBe(200);
    await release();
    expect([(await tables.at(mesa))?.estado, (await tables.at(other))?.estado]).toEqual([
      'abierta',
      'abierta',
    ]);
  });

  test('is told to have been freed by the product itself', async () => {
    const { body } = await tables.open({ mesa });
    await longAgo(mesa);
    await release();
    const log = await service.server.call(
      'GET',
      `/api/audit?dbName=${service.sede.dbName}&entidadId=${body.data._id}`,
      service.restaurant,
    );
    expect(log.body.data[0]).toMatchObject({
      accion: 'liberada',
      actor: { tipo: 'sistema', id: null, nombre: '' },
    });
  });

  async function seen(
    touch: (account: Awaited<ReturnType<typeof tables.at>>) => Promise<{ status: number }>,
  ) {
    expect((await touch(await tables.at(mesa))).status).toBe(200);
  }
});

test('no table is freed under an order that costs nothing and is still made', async () => {
  const free = await round(mesa, { productos: [{ id_sigo: 'PAPA', cantidad: 1 }] });
  expect(free.total).toBe(0);
  const refused = await tables.release(await tables.at(mesa));
  expect([refused.status, refused.body.code]).toEqual([409, 'pedidos_en_curso']);
  await longAgo(mesa);
  await release();
  expect((await tables.at(mesa))?.estado).toBe('abierta');
});

test('a sede that fails does not keep the tables of the others taken', async () => {
  const sede = await makeSede(service.server.db, service.restaurant);
  await makeMenu(service.server.db, sede);
  const second = {
    ...service,
    sede,
    waiter: await makeEmployee(service.server.db, sede, ['pedidos']),
  };
  await activateAccounts(second);
  const there = atTables(second);
  await tables.open({ mesa });
  await there.open({ mesa });
  await longAgo(mesa);
  const { accounts } = service.server;
  const realtime = Object.assign(Object.create(accounts.realtime), {
    publishAccount: (of: { locationId: string }) => {
      if (of.locationId === service.sede.locationId) throw new Error('sin red');
    },
  });
  await expect(release({ ...accounts, realtime })).rejects.toThrow(AggregateError);
  expect([await tables.at(mesa), await there.at(mesa)]).toEqual([undefined, undefined]);
});
