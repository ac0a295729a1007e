import { ERRORS } from '@comanda/contract/errors';
import { planMessages } from '@comanda/contract/tables/plan.messages';
import type { Plan, PlanDraft } from '@comanda/contract/tables/tables';
import { beforeEach, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import {
  giveFacultades,
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
} from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

const service = await openService();
const { server, restaurant } = service;
let dbName: string;
let sede: Awaited<ReturnType<typeof makeSede>>;
beforeEach(async () => {
  sede = await makeSede(server.db, restaurant);
  dbName = sede.dbName;
});

type TableDraft = PlanDraft['zonas'][number]['mesas'][number];
const table = (nombre: string, more: Partial<TableDraft> = {}) => ({
  nombre,
  puestos: 4,
  x: 4,
  y: 4,
  ancho: 16,
  alto: 16,
  forma: 'cuadrada',
  activa: true,
  ...more,
});
const read = async (token = restaurant.token) =>
  server.call('GET', `/api/tables?dbName=${dbName}`, { token });
const save = async (zonas: object[], version?: number) => {
  const body = { dbName, version: version ?? (await read()).body.version, data: { zonas } };
  return server.call('PUT', '/api/tables', { token: restaurant.token, body });
};
const renew = (id: string | undefined) =>
  server.call('POST', `/api/tables/${id}/renew`, { token: restaurant.token, body: { dbName } });
const trail = async () => {
  const { body } = await server.call('GET', '/api/audit?entidad=mesa', restaurant);
  return body.data;
};
const links = async (query = '') => {
  const path = `/api/locations/mesas?dbName=${dbName}${query}`;
  return (await server.call('GET', path, restaurant)).body.data;
};
const scan = async ({ mesa, firma }: { mesa: string; firma: string }) => {
  const query = new URLSearchParams({ sede: dbName, mesa, firma });
  return (await server.call('GET', `/api/locations/mesa?${query}`)).status;
};
const namesOf = ({ zonas }: Plan) => zonas.map(({ mesas }) => mesas.map(({ nombre }) => nombre));

test('a sede without a plan has no zones', async () => {
  expect((await read()).body).toEqual({ data: { zonas: [] }, version: expect.any(Number) });
});

test('a plan is saved whole: new rows get an id, known ones keep theirs, the others go', async () => {
  const first = await save([
    { nombre: ' Salón ', mesas: [table('Mesa 1'), table('2', { x: 24, forma: 'redonda' })] },
    { nombre: 'Terraza', mesas: [table('T1', { puestos: 2, activa: false })] },
  ]);
  expect([first.status, first.body.message]).toEqual([200, planMessages.saved]);
  const { data, version } = first.body;
  expect(data.zonas[0]).toMatchObject({
    _id: expect.any(String),
    nombre: 'Salón',
    mesas: [
      { ...table('1'), _id: expect.any(String) },
      { nombre: '2', forma: 'redonda' },
    ],
  });
  expect((await read()).body).toEqual({ data, version });
  const [salon] = data.zonas;
  const [one, two] = salon.mesas;
  // Two tables swap their names, one more is new, a zone goes.
  const mesas = [{ ...one, nombre: '2' }, { ...two, nombre: '1' }, table('3', { x: 44 })];
  const second = await save([{ ...salon, mesas }]);
  expect(namesOf(second.body.data)).toEqual([['2', '1', '3']]);
  expect(second.body.data.zonas[0].mesas[0]._id).toBe(one._id);
  expect((await save([])).body.data).toEqual({ zonas: [] });
});

test('staff who work with tables read it, and nobody of another restaurant', async () => {
  const path = `/api/tables?dbName=${service.sede.dbName}`;
  expect((await server.call('GET', path, service.waiter)).status).toBe(200);
  expect((await server.call('GET', path, {})).status).toBe(401);
  const stranger = await makeRestaurant(server.db);
  expect((await read(stranger.token)).body.code).toBe('sede_ajena');
});

test('an employee with the facultad sede changes the plan of their own sede and its codes', async () => {
  const plain = await makeEmployee(server.db, sede, ['menu']);
  expect((await read(plain.token)).body.code).toBe('permiso_denegado');
  const person = await makeEmployee(server.db, sede, ['menu']);
  await giveFacultades(server.db, person, ['sede']);
  const { token } = person;
  const { version } = (await read(token)).body;
  const zonas = [{ nombre: 'Salón', mesas: [table('1')] }];
  const body = { dbName, version, data: { zonas } };
  const drawn = await server.call('PUT', '/api/tables', { token, body });
  expect(drawn.status, JSON.stringify(drawn.body)).toBe(200);
  const mesa = drawn.body.data.zonas[0].mesas[0]._id;
  const renewed = await server.call('POST', `/api/tables/${mesa}/renew`, {
    token,
    body: { dbName },
  });
  expect(renewed.status).toBe(200);
  const path = `/api/locations/mesas?dbName=${dbName}`;
  expect((await server.call('GET', path, { token })).body.data).toMatchObject([{ mesa: '1' }]);
  expect((await trail()).slice(0, 2).map(({ actor }: { actor: object }) => actor)).toMatchObject([
    { tipo: 'empleado', nombre: person.nombre },
    { tipo: 'empleado', nombre: person.nombre },
  ]);
  const abroad = { ...body, dbName: service.sede.dbName };
  const refused = await server.call('PUT', '/api/tables', { token, body: abroad });
  expect(refused.body.code).toBe('sede_ajena');
});

test('every broken rule is told with its field', async () => {
  const { status, body } = await save([
    { nombre: '', mesas: [table('7', { puestos: 0 }), table('mesa 07', { x: 90 })] },
  ]);
  expect([status, body.code]).toEqual([422, 'regla_incumplida']);
  expect(body.details).toEqual([
    { path: 'zonas.0.nombre', message: planMessages.zoneRequired },
    { path: 'zonas.0.mesas.0.puestos', message: planMessages.puestos },
    { path: 'zonas.0.mesas.1.x', message: planMessages.outside },
    { path: 'zonas.0.mesas.1.nombre', message: planMessages.tableTwice('07') },
  ]);
  const unknown = crypto.randomUUID();
  const rows = [{ _id: unknown, nombre: 'A', mesas: [table('1', { _id: 'x' })] }];
  expect((await save(rows)).body.details).toEqual([
    { path: 'zonas.0._id', message: planMessages.zoneUnknown },
    { path: 'zonas.0.mesas.0._id', message: planMessages.tableUnknown },
  ]);
  expect((await read()).body.data).toEqual({ zonas: [] });
});

test('a plan of another version of the sede is refused, and nothing is written', async () => {
  const { version } = (await read()).body;
  await save([{ nombre: 'Salón', mesas: [table('1')] }], version);
  const late = await save([{ nombre: 'Otra', mesas: [] }], version);
  expect([late.status, late.body.code, late.body.error]).toEqual([
    409,
    'menu_cambiado',
    planMessages.changedMeanwhile,
  ]);
  expect(namesOf((await read()).body.data)).toEqual([['1']]);
});

test('a table with an open account is neither removed nor renamed; the others are', async () => {
  const waiter = { ...service.waiter, token: restaurant.token };
  const here = { ...service, sede, waiter };
  await makeMenu(server.db, sede);
  await activateAccounts(here);
  const { open, at, release } = atTables(here);
  await save([{ nombre: 'Salón', mesas: [table('7'), table('8', { x: 24 })] }]);
  expect((await open({ mesa: 'Mesa 07' })).status).toBe(201);
  const [salon] = (await read()).body.data.zonas;
  const [seven, eight] = salon.mesas;
  const without = [{ ...salon, mesas: [eight] }];
  const renamed = [{ ...salon, mesas: [{ ...seven, nombre: '9' }, eight] }];
  for (const zonas of [without, renamed]) {
    const { status, body } = await save(zonas);
    expect([status, body.code, body.error]).toEqual([
      409,
      'mesa_ocupada',
      planMessages.occupied('7'),
    ]);
    expect(body.data).toMatchObject({ estado: 'abierta', mesas: ['07'] });
  }
  const other = [{ ...salon, mesas: [{ ...seven, nombre: 'Mesa 7', puestos: 6, x: 50 }] }];
  expect((await save(other)).status).toBe(200);
  await release(await at('07'));
  expect((await save([])).status).toBe(200);
});

test('a renewed table has a new code: its old one ends, those of other tables go on', async () => {
  await save([{ nombre: 'Salón', mesas: [table('7'), table('Barra', { x: 24 })] }]);
  const old = await links();
  expect(old.map(({ mesa }: { mesa: string }) => mesa)).toEqual(['7', 'Barra']);
  // Codes printed by number before there was a plan are those of the plan.
  expect((await links('&desde=7&hasta=7'))[0]).toEqual(old[0]);
  const [seven] = (await read()).body.data.zonas[0].mesas;
  const renewed = await renew(seven._id);
  expect([renewed.status, renewed.body.message]).toEqual([200, planMessages.renewed]);
  const now = await links();
  expect(now[1]).toEqual(old[1]);
  expect([await scan(old[0]), await scan(now[0]), await scan(old[1])]).toEqual([422, 200, 200]);
  expect((await links('&desde=7&hasta=7'))[0]).toEqual(now[0]);
  // Saving the plan, even as if the table were new, keeps its code.
  await save([{ nombre: 'Salón', mesas: [table('mesa 7')] }]);
  expect([await scan(old[0]), await scan(now[0])]).toEqual([422, 200]);
  await renew(seven._id);
  expect([await scan(old[0]), await scan(now[0])]).toEqual([422, 422]);
});

test('an order with the old code of a renewed table is refused', async () => {
  const { body: before } = await server.call('GET', `/api/tables?dbName=${service.sede.dbName}`, {
    token: restaurant.token,
  });
  dbName = service.sede.dbName;
  await save([{ nombre: 'Salón', mesas: [table('7')] }], before.version);
  const [old] = await links();
  await service.create({ mesa: '7', firma: old.firma }, null);
  await renew((await read()).body.data.zonas[0].mesas[0]._id);
  const { body } = await server.call('POST', '/api/orders/create', {
    body: service.draft({ mesa: '7', firma: old.firma }),
  });
  expect(body.code).toBe('mesa_invalida');
  const [now] = await links();
  expect((await service.create({ mesa: '7', firma: now.firma }, null)).mesa).toBe('7');
});

test('an ended code stays ended when its table is removed, renamed or made anew', async () => {
  await save([{ nombre: 'Salón', mesas: [table('7'), table('8', { x: 24 })] }]);
  const [old] = await links();
  const [salon] = (await read()).body.data.zonas;
  const [seven, eight] = salon.mesas;
  await renew(seven._id);
  const [now] = await links();
  const plans = [
    [eight],
    [eight, table('7', { x: 50 })],
    [{ ...eight, nombre: '7' }],
    [{ ...eight, nombre: '9' }],
    [],
  ];
  for (const mesas of plans) {
    expect((await save([{ ...salon, mesas }])).status).toBe(200);
    expect([await scan(old), await scan(now)]).toEqual([422, 200]);
  }
});

test('an unknown table has no code to renew', async () => {
  for (const id of [crypto.randomUUID(), 'mesa-7']) {
    const { status, body } = await renew(id);
    expect([status, body.error]).toEqual([404, ERRORS.mesa_desconocida.message]);
  }
});

test('links without a range are those of the tables in service, or 1 to 20 without a plan', async () => {
  expect(await links()).toHaveLength(20);
  await save([{ nombre: 'Salón', mesas: [table('4'), table('5', { x: 24, activa: false })] }]);
  expect((await links()).map(({ mesa }: { mesa: string }) => mesa)).toEqual(['4']);
});

test('the audit log tells which tables changed', async () => {
  await save([{ nombre: 'Salón', mesas: [table('1'), table('2', { x: 24 })] }]);
  const [salon] = (await read()).body.data.zonas;
  const [one, two] = salon.mesas;
  const [created] = await trail();
  expect(created).toMatchObject({
    accion: 'plano',
    antes: { zonas: [], mesas: [] },
    despues: { zonas: ['Salón'], mesas: ['1 · Salón · 4 puestos', '2 · Salón · 4 puestos'] },
  });
  await save([{ ...salon, mesas: [one, { ...two, puestos: 1, activa: false }] }]);
  expect((await trail())[0]).toMatchObject({
    antes: { mesas: ['2 · Salón · 4 puestos'] },
    despues: { mesas: ['2 · Salón · 1 puesto · fuera de servicio'] },
  });
  const moved = await save([
    {
      ...salon,
      mesas: [
        { ...one, x: 60 },
        { ...two, puestos: 1, activa: false },
      ],
    },
  ]);
  expect((await trail())[0]).toMatchObject({ accion: 'plano', antes: {}, despues: {} });
  const count = (await trail()).length;
  await save(moved.body.data.zonas);
  expect(await trail()).toHaveLength(count);
  await renew(one._id);
  expect((await trail())[0]).toMatchObject({ accion: 'codigo_renovado', despues: { mesa: '1' } });
});
