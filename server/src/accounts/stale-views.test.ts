import type { Account } from '@comanda/contract/accounts/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { holdCounter, untilQueued } from '../../test/hold-sedes.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let next = 5_000;
let [mesa, other] = ['', ''];

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
});
beforeEach(() => {
  next += 2;
  [mesa, other] = [String(next), String(next + 1)];
});
afterAll(() => service.server.close());

const round = (at = mesa) => service.create({ mesa: at });

describe('who acts on an older view is refused, and sees the account as it is', () => {
  type Deed = (account: Account | undefined, seen: object) => ReturnType<typeof tables.bill>;
  const deeds: [string, Deed][] = [
    ['counting guests', (account, seen) => tables.change(account, { comensales: 9, ...seen })],
    ['moving', (account, seen) => tables.move(account, { mesa: other, ...seen })],
    ['parting', (account, seen) => tables.unmerge(account, seen)],
    ['freeing', (account, seen) => tables.release(account, seen)],
    ['asking for the bill', (account, seen) => tables.bill(account, seen)],
    [
      'passing dishes',
      (account, seen) =>
        tables.lines(account, {
          destino: { mesa: other },
          lineas: [{ pedido: account?.pedidos[0], linea: 1, cantidad: 1 }],
          ...seen,
        }),
    ],
  ];
  test.each(deeds)('%s', async (_, deed) => {
    await round();
    const seen = await tables.at(mesa);
    await round();
    const { status, body } = await deed(seen, { vista: seen?.revision });
    expect([status, body.code]).toEqual([409, 'cuenta_cambiada']);
    expect(body.data).toEqual(await tables.at(mesa));
    expect(await tables.at(other)).toBeUndefined();
  });
});

describe('of an account that is unknown or closed', () => {
  test('that is said, also where the table it should go to is taken', async () => {
    const { body } = await tables.open({ mesa });
    await tables.release(body.data);
    await tables.open({ mesa: other });
    const closed = await tables.move(body.data, { mesa: other });
    expect([closed.status, closed.body.code]).toEqual([409, 'cuenta_cerrada']);
    for (const _id of ['ninguna', crypto.randomUUID()]) {
      const unknown = await tables.move({ _id }, { mesa: other });
      expect([unknown.status, unknown.body.code]).toEqual([404, 'cuenta_desconocida']);
    }
  });
});

describe('an empty name', () => {
  test('is no waiter', async () => {
    const { body } = await tables.open({ mesa });
    const refused = await tables.change(body.data, { mesero: '' });
    expect([refused.status, refused.body.code, refused.body.details[0].path]).toEqual([
      422,
      'regla_incumplida',
      'mesero',
    ]);
  });

  test('is no account to pass dishes to', async () => {
    const { _id: pedido } = await round();
    const refused = await tables.lines(await tables.at(mesa), {
      destino: { cuenta: '' },
      lineas: [{ pedido, linea: 1, cantidad: 1 }],
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'cuenta_desconocida']);
    expect(await tables.at(`${mesa} B`)).toBeUndefined();
  });
});

describe('if the account at the other table leaves in between, the first is shown as it is', () => {
  const gone = sql`estado = 'anulada'`;
  const left = sql`mesas = ARRAY['lejos'], claves = ARRAY['lejos']`;
  test.each([
    ['two are joined and it is closed', gone, false],
    ['two are joined and it moves', left, false],
    ['dishes go there and it is closed', gone, true],
    ['dishes go there and it moves', left, true],
  ])('%s', async (_, happens, isLines) => {
    const { _id: pedido } = await round();
    await tables.open({ mesa: other });
    const account = await tables.at(mesa);
    const lineas = [{ pedido, linea: 1, cantidad: 1 }];
    let answer: ReturnType<typeof tables.move> | undefined;
    await service.server.db.transaction().execute(async (tx) => {
      await holdCounter(tx, service.sede);
      answer = isLines
        ? tables.lines(account, { destino: { mesa: other }, lineas })
        : tables.move(account, { mesa: other, unir: true });
      await untilQueued(service.server.db);
      await sql`UPDATE accounts SET ${happens} WHERE location_id = ${service.sede.locationId}
        AND estado = 'abierta' AND mesas = ARRAY[${other}]`.execute(tx);
    });
    const refused = await answer;
    expect([refused?.status, refused?.body.code]).toEqual([409, 'cuenta_cambiada']);
    expect(refused?.body.data).toEqual(account);
    await sql`UPDATE accounts SET estado = 'anulada' WHERE mesas = ARRAY['lejos']`.execute(
      service.server.db,
    );
  });
});

test('asking for the bill twice keeps one bill, asked last and by the clock of the orders', async () => {
  await round();
  const first = await tables.bill(await tables.at(mesa));
  const again = await tables.bill(await tables.at(mesa));
  expect([first.status, again.status]).toEqual([200, 200]);
  const { cuentaPedida, pedidos } = again.body.data;
  expect(cuentaPedida >= first.body.data.cuentaPedida).toBe(true);
  const { rows } = await sql<{ isAfter: boolean }>`
    SELECT ${cuentaPedida}::timestamptz >= "horaCreacion" AND
      ${cuentaPedida}::timestamptz <= clock_timestamp() AS "isAfter"
    FROM orders WHERE id = ${pedidos[0]}`.execute(service.server.db);
  expect(rows).toEqual([{ isAfter: true }]);
});

test('a round that was sent before its table asked for the bill, and is written after, takes the request back', async () => {
  const first = await round();
  const account = await tables.at(mesa);
  const { db } = service.server;
  const waiting = await db.transaction().execute(async (tx) => {
    await holdCounter(tx, service.sede);
    const asked = tables.bill(account);
    await untilQueued(db, 1);
    const second = round();
    await untilQueued(db, 2);
    return { asked, second };
  });
  expect((await waiting.asked).status).toBe(200);
  const second = await waiting.second;
  expect(await tables.at(mesa)).toMatchObject({
    pedidos: [first._id, second._id],
    cuentaPedida: null,
    cuentaPedidaPor: null,
  });
  const { body } = await tables.visit(await service.scanTable(mesa));
  expect(body.data.pideCuenta).toBe(false);
});
