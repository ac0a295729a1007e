import { randomUUID } from 'node:crypto';
import type { Order } from '@comanda/contract/orders/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts } from '../../test/accounts.ts';
import { BEFORE_021, LINES, OF_021, OF_023, OF_026, OF_029 } from '../../test/older-version.ts';
import { openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';
import { sessionsOf } from './db.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
  // The newest version has turned on what the older one has never heard of.
  await activateAccounts(service);
});
afterAll(() => service.server.close());

type Row = { outcome: string; id: string; estado: string; total: number; revision: number };

/** As a node of an earlier version asks. */
async function older(statement: string, values: unknown[]): Promise<Row | undefined> {
  const { rows } = await sessionsOf(service.server.db).query(statement, values);
  return rows[0];
}

const keys = () => [service.sede.restaurantId, service.sede.locationId];
const author = () => ['empleado', service.waiter.id, service.waiter.nombre];

async function menuVersion() {
  const { rows } = await sql<{ menu_version: number }>`
    SELECT menu_version FROM location_counters
    WHERE location_id = ${service.sede.locationId}`.execute(service.server.db);
  return rows[0]?.menu_version;
}

async function listed(id: string | undefined): Promise<Order | undefined> {
  const { body } = await service.server.call(
    'GET',
    `/api/orders?dbName=${service.sede.dbName}`,
    service.waiter,
  );
  return body.data.find(({ _id }: Order) => _id === id);
}

const place = async () =>
  older(OF_021.place, [
    ...[...keys(), await menuVersion(), 'a'.repeat(19), 779_287],
    ...['en_local', '7', null, null, 'Ana', null, 'efectivo', 'Luz', null, service.waiter.id],
    ...[LINES, 32_900, null, null, null, '', true, randomUUID(), ...author(), '{}'],
    ...[null, null, null, null, null, null],
  ]);

const move = (id: string | undefined, from: string, to: string, fecha: string) =>
  older(OF_021.move, [...keys(), id, from, to, fecha, null, null, ...author(), '{}', '{}']);

test('an order of an older node is written, and the newest node lists and moves it', async () => {
  const placed = await place();
  expect(placed).toMatchObject({ outcome: 'ok' });
  expect(await listed(placed?.id)).toMatchObject({ estado: 'enviado', mesa: '7', total: 32_900 });
  const order = { _id: placed?.id ?? '' };
  expect((await service.move(order, 'preparado', service.cook.token)).status).toBe(200);
});

test('a node that knows accounts, but not the answer of one column, opens a table', async () => {
  const { rows } = await sql<{ mesas_version: number }>`SELECT mesas_version FROM location_counters
    WHERE location_id = ${service.sede.locationId}`.execute(service.server.db);
  const cuenta = randomUUID();
  const placed = await older(OF_023.place, [
    ...[...keys(), await menuVersion(), 'c'.repeat(19), 779_287],
    ...['en_local', '21', null, null, 'Ana', null, 'efectivo', 'Luz', null, service.waiter.id],
    ...[LINES, 32_900, null, null, null, '', true, randomUUID(), ...author(), '{}'],
    ...[null, null, null, null, null, null],
    ...[rows[0]?.mesas_version, cuenta, '21', '21', 'Luz'],
  ]);
  expect(placed).toMatchObject({ outcome: 'ok' });
  expect(await service.create({ mesa: '21' })).toMatchObject({ cuentaId: cuenta });
});

test('a node that reads the answer as JSON writes an order, and still names who may not order', async () => {
  const written = async (origen: Buffer | null, soloConocidos: boolean | null) =>
    older(OF_029.place, [
      ...[...keys(), await menuVersion(), 'd'.repeat(19), 779_287],
      ...['en_local', '22', null, null, 'Ana', null, 'efectivo', 'Luz', null, service.waiter.id],
      ...[LINES, 32_900, null, null, null, '', true, randomUUID(), ...author(), '{}', null],
      ...[origen, origen && [3, 3, 3], soloConocidos, null, null, null, null, null],
    ]);
  const placed = await written(null, null);
  expect(placed).toMatchObject({ outcome: 'ok' });
  expect(await listed(placed?.id)).toMatchObject({ estado: 'enviado', mesa: '22' });
  expect(await written(Buffer.from('a'), true)).toMatchObject({ outcome: 'tope' });
});

test('an older node edits, confirms and moves what the newest node wrote', async () => {
  const { _id, revision } = await service.create();
  const edited = await older(OF_021.edit, [
    ...[...keys(), _id, revision, await menuVersion(), 'en_local', '8', null, null, 'Eva', null],
    ...['tarjeta', LINES, 32_900, '[]', '', ...author(), '{}', '{}'],
  ]);
  expect(edited).toMatchObject({ outcome: 'ok', id: _id, estado: 'enviado' });
  expect(await move(_id, 'enviado', 'preparado', 'fechaPreparado')).toMatchObject({
    outcome: 'ok',
    estado: 'preparado',
  });
  // The loser of a race gets the order as it is.
  expect(await move(_id, 'enviado', 'preparado', 'fechaPreparado')).toMatchObject({
    outcome: 'estado_cambiado',
    estado: 'preparado',
  });
  expect(await listed(_id)).toMatchObject({ estado: 'preparado', mesa: '8', nombreCliente: 'Eva' });
  const guest = await service.create({ mesa: '30' }, null);
  expect(guest.mesaConfirmada).toBe(false);
  expect(await older(OF_021.confirm, [...keys(), guest._id, ...author()])).toMatchObject({
    outcome: 'ok',
  });
  expect(await listed(guest._id)).toMatchObject({ mesaConfirmada: true });
});

test('a node that knows no discounts edits an order of an account', async () => {
  const { _id, revision, cuentaId } = await service.create({ mesa: '22' });
  const edited = await older(OF_026.edit, [
    ...[...keys(), _id, revision, await menuVersion(), 'en_local', '22', null, null, 'Eva', null],
    ...['tarjeta', LINES, 32_900, '[]', '', ...author(), '{}', '{}'],
    ...[null, cuentaId, null, null, null, null, []],
  ]);
  expect(edited).toMatchObject({ outcome: 'ok', id: _id });
});

test('what a node invoices that knows no payments is paid, and the till charges the rest of the account', async () => {
  const till = atTill(service);
  const orders = [await service.create({ mesa: '23' }), await service.create({ mesa: '23' })];
  for (const { _id } of orders) {
    await move(_id, 'enviado', 'preparado', 'fechaPreparado');
    await move(_id, 'preparado', 'entregado', 'fechaEntregado');
  }
  const [first, second] = orders;
  expect(await move(first?._id, 'entregado', 'facturado', 'fechaFacturado')).toMatchObject({
    outcome: 'ok',
    estado: 'facturado',
  });
  const pago = { metodo: 'nequi', valor: 32_900 };
  const { status, body } = await till.pay(first?.cuentaId, { pagos: [pago] });
  expect([status, body.data.estado]).toEqual([200, 'cerrada']);
  expect(body.data.totales).toMatchObject({ total: 65_800, pagado: 65_800 });
  expect(await listed(second?._id)).toMatchObject({ estado: 'facturado' });
});

test('what was paid and is delivered by such a node is invoiced by the till without another payment', async () => {
  const till = atTill(service);
  const order = await service.create({ mesa: '24' });
  await till.pay(order.cuentaId, { pagos: [{ metodo: 'efectivo', valor: 32_900 }] });
  await move(order._id, 'enviado', 'preparado', 'fechaPreparado');
  const delivered = await move(order._id, 'preparado', 'entregado', 'fechaEntregado');
  expect(delivered).toMatchObject({ outcome: 'ok', estado: 'entregado' });
  const lost = await service.move(order, 'dado_de_baja', service.cashier.token, 'Se cayó');
  expect([lost.status, lost.body.code]).toEqual([409, 'pedido_pagado']);
  const { body } = await service.move(order, 'facturado', service.cashier.token);
  expect(body.data).toMatchObject({ estado: 'facturado' });
  const [account] = (await till.closed({ q: '24' })).body.data;
  expect(account.pagos).toHaveLength(1);
});

test('a menu that changed meanwhile is noticed by an older node', async () => {
  const { rows } = await sql`UPDATE location_counters SET menu_version = menu_version + 1
    WHERE location_id = ${service.sede.locationId} RETURNING 1`.execute(service.server.db);
  expect(rows).toHaveLength(1);
  const stale = Number(await menuVersion()) - 1;
  const { _id, revision } = await service.create();
  const refused = await older(OF_021.edit, [
    ...[...keys(), _id, revision, stale, 'en_local', '8', null, null, 'Eva', null],
    ...['tarjeta', LINES, 32_900, '[]', '', ...author(), '{}', '{}'],
  ]);
  expect(refused).toMatchObject({ outcome: 'menu_cambiado' });
});

test('the statement that wrote orders before there were functions still does', async () => {
  const before = await service.revision();
  const written = await older(BEFORE_021, [
    ...[...keys(), await menuVersion(), 'b'.repeat(19), 'en_local', '9', null, null, 'Ana', null],
    ...['efectivo', 'Luz', null, service.waiter.id, LINES, 32_900, null, null, null, '', true],
    ...[randomUUID(), ...author(), '{}'],
  ]);
  expect(written?.revision).toBe(before + 1);
  expect(await listed(written?.id)).toMatchObject({ estado: 'enviado', mesa: '9', total: 32_900 });
});
