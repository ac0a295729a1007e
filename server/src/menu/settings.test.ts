import { DEFAULT_TOPES } from '@comanda/contract/locations/sede-settings.rules';
import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atTables } from '../../test/accounts.ts';
import { makeRestaurant } from '../../test/factories.ts';
import { holdCounter, untilQueued } from '../../test/hold-sedes.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const pedidos = {
  quien: 'todos',
  topes: { ...DEFAULT_TOPES, sede: 40 },
  mesaSinFirma: 'rechazar',
};

const read = (query = '') =>
  service.server.call('GET', `/api/locations/ajustes?dbName=${service.sede.dbName}${query}`);
const readAll = () =>
  service.server.call(
    'GET',
    `/api/locations/ajustes/completos?dbName=${service.sede.dbName}`,
    service.restaurant,
  );
const save = (version: number, ajustes: object = { pedidos }, token = service.restaurant.token) =>
  service.server.call('PATCH', '/api/locations/ajustes', {
    token,
    body: { dbName: service.sede.dbName, version, ajustes },
  });
const say = (quien: string, token: string) =>
  service.server.call('PATCH', '/api/locations/quienPide', {
    token,
    body: { dbName: service.sede.dbName, quien },
  });
const trail = async () => {
  const { body } = await service.server.call('GET', '/api/audit?entidad=sede', service.restaurant);
  return body.data;
};

const SERVICE = { ...DEFAULT_SERVICE, punto: null };
const AS_THEY_COME = {
  ...SERVICE,
  cuentas: { activas: false, qrSoloMesaAbierta: false },
  cocina: { tiempos: true },
  impuestos: { regimen: 'ninguno', tarifa: 0 },
  propina: {
    sugerir: true,
    porcentaje: 10,
    directas: false,
    destino: 'el personal de servicio',
  },
  pagos: [],
  caja: { exigeTurno: false, cierreCiego: true, motivos: [] },
  tiquete: { nit: '', uvt: 0 },
};

test('the owner changes them, diners read their part, and the audit log has the values from before', async () => {
  const { version } = (await readAll()).body;
  const saved = await save(version);
  expect([saved.status, saved.body.ajustes]).toEqual([200, { ...AS_THEY_COME, pedidos }]);
  expect((await readAll()).body).toEqual({
    version: saved.body.version,
    ajustes: { ...AS_THEY_COME, pedidos },
    data: { ...AS_THEY_COME, pedidos },
  });
  const { body } = await read();
  const ajustes = {
    pedidos: { quien: 'todos', mesaSinFirma: 'rechazar' },
    cuentas: { activas: false },
    cocina: { tiempos: true },
    ...SERVICE,
  };
  expect(body).toEqual({ version: saved.body.version, ajustes, data: ajustes });
  const [entry] = await trail();
  expect(entry).toMatchObject({
    accion: 'ajustada',
    entidadId: service.sede.locationId,
    antes: { topeSede: 200, mesaSinFirma: 'marcar' },
    despues: { topeSede: 40, mesaSinFirma: 'rechazar' },
  });
});

test('what a diner has read already is answered in a few bytes, until it changes', async () => {
  const known = async (etag: unknown) =>
    service.server.call('GET', `/api/locations/ajustes?dbName=${service.sede.dbName}`, {
      headers: { 'if-none-match': String(etag) },
    });
  const { etag } = (await read()).headers;
  expect((await known(etag)).status).toBe(304);
  const { version } = (await readAll()).body;
  await save(version, { pedidos: { ...pedidos, mesaSinFirma: 'marcar' } });
  expect((await known(etag)).body.ajustes?.pedidos.mesaSinFirma).toBe('marcar');
});

test('the owner turns on the accounts of tables; other settings stay', async () => {
  const before = (await readAll()).body;
  const cuentas = { activas: true, qrSoloMesaAbierta: true };
  const { body } = await save(before.version, { cuentas });
  expect(body.ajustes).toEqual({ ...before.ajustes, cuentas });
  expect((await read()).body.ajustes.cuentas).toEqual({ activas: true });
  const [entry] = await trail();
  expect(entry).toMatchObject({
    antes: { cuentasActivas: false },
    despues: { cuentasActivas: true },
  });
  await save(body.version, { cuentas: AS_THEY_COME.cuentas });
});

describe('accounts are turned off', () => {
  const off = async () => save((await readAll()).body.version, { cuentas: AS_THEY_COME.cuentas });
  const areOn = async () => (await readAll()).body.ajustes.cuentas.activas;
  /** In the order in which they came to the counter of the sede. */
  const oneAfterTheOther = async (first: () => Promise<Answer>, second: () => Promise<Answer>) => {
    const { restaurantId, locationId } = service.sede;
    const { db } = service.server;
    const sent: Promise<Answer>[] = [];
    await db.transaction().execute(async (tx) => {
      await holdCounter(tx, { restaurantId, locationId });
      for (const call of [first, second]) {
        sent.push(call());
        await untilQueued(db, sent.length);
      }
    });
    return (await Promise.all(sent)).map(({ status, body }) => [status, body.code]);
  };
  type Answer = Awaited<ReturnType<typeof off>>;
  beforeEach(async () => {
    const cuentas = { activas: true, qrSoloMesaAbierta: false };
    expect((await save((await readAll()).body.version, { cuentas })).status).toBe(200);
  });

  test('once none is open, because their screens go with them; what else was in the form waits', async () => {
    const tables = atTables(service);
    const { data: account } = (await tables.open({ mesa: '1' })).body;
    const { version, ajustes } = (await readAll()).body;
    const refused = await save(version, { ...ajustes, cuentas: AS_THEY_COME.cuentas, pedidos });
    expect([refused.status, refused.body.code]).toEqual([409, 'cuentas_abiertas']);
    expect(refused.body.error).toMatch(/Cóbralas o libera sus mesas/);
    expect((await readAll()).body).toMatchObject({ version, ajustes });
    expect((await save(version, { cuentas: ajustes.cuentas })).status).toBe(200);
    expect((await tables.release(account)).status).toBe(200);
    expect([(await off()).status, await areOn()]).toEqual([200, false]);
  });

  test('or a table is opened: of two at once, the first', async () => {
    const tables = atTables(service);
    const open = () => tables.open({ mesa: '2' });
    expect(await oneAfterTheOther(open, off)).toEqual([
      [201, undefined],
      [409, 'cuentas_abiertas'],
    ]);
    expect((await tables.release(await tables.at('2'))).status).toBe(200);
    expect(await oneAfterTheOther(off, open)).toEqual([
      [200, undefined],
      [409, 'cuentas_inactivas'],
    ]);
    expect([await tables.list(), await areOn()]).toEqual([[], false]);
  });
});

test('a form opened before somebody else’s change is refused, and changes nothing', async () => {
  const { version } = (await readAll()).body;
  expect((await save(version)).status).toBe(200);
  const late = await save(version, { pedidos: { ...pedidos, mesaSinFirma: 'marcar' } });
  expect([late.status, late.body.code]).toEqual([409, 'menu_cambiado']);
  expect((await readAll()).body.ajustes.pedidos.mesaSinFirma).toBe('rechazar');
});

test.each([0, -1, 1001, 2.5])('a cap of %s is refused, beside its field', async (cap) => {
  const { version } = (await readAll()).body;
  const topes = { ...DEFAULT_TOPES, cuenta: cap };
  const { status, body } = await save(version, { pedidos: { ...pedidos, topes } });
  expect([status, body.details[0].path]).toEqual([422, 'pedidos.topes.cuenta']);
});

test('who may order is changed in one tap at the till and at the tables, once however often it is tapped', async () => {
  const { waiter, cashier, cook } = service;
  const before = (await read()).body.version;
  const entries = (await trail()).length;
  expect((await say('conocidos', cashier.token)).body.ajustes.pedidos.quien).toBe('conocidos');
  expect((await say('conocidos', waiter.token)).status).toBe(200);
  expect((await read()).body).toMatchObject({
    ajustes: { pedidos: { quien: 'conocidos' } },
    version: before + 1,
  });
  const [entry, ...others] = await trail();
  expect([entry.accion, entry.actor.id, others.length]).toEqual([
    'solo_conocidos',
    cashier.id,
    entries,
  ]);
  expect((await say('todos', cook.token)).status).toBe(403);
  expect((await say('nadie', waiter.token)).status).toBe(400);
  expect((await say('todos', waiter.token)).body.ajustes.pedidos.quien).toBe('todos');
  // The owner's other choices stay.
  expect((await readAll()).body.ajustes.pedidos.topes.sede).toBe(40);
});

test('a part of the settings that only a newer version knows stays', async () => {
  const { server, sede } = service;
  const stored = () =>
    server.db
      .selectFrom('location_settings')
      .select('ajustes')
      .where('location_id', '=', sede.locationId)
      .executeTakeFirstOrThrow();
  const newer = { ...(await stored()).ajustes, propina: { porcentaje: 10 } };
  await server.db
    .updateTable('location_settings')
    .set({ ajustes: JSON.stringify(newer) })
    .where('location_id', '=', sede.locationId)
    .execute();
  expect((await save((await readAll()).body.version)).status).toBe(200);
  expect((await stored()).ajustes).toMatchObject({ propina: { porcentaje: 10 } });
});

test('nobody of another restaurant changes or reads them', async () => {
  const stranger = await makeRestaurant(service.server.db);
  const { version } = (await readAll()).body;
  expect((await save(version, { pedidos }, stranger.token)).body.code).toBe('sede_ajena');
  expect((await say('conocidos', stranger.token)).body.code).toBe('sede_ajena');
});
