import { stationsMessages } from '@comanda/contract/menu/stations.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEmployee } from '../../test/factories.ts';
import { openMenu } from '../../test/menu.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
let cook: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  kitchen = await openMenu();
  cook = await makeEmployee(kitchen.server.db, kitchen.sede, ['cocina']);
});
afterAll(() => kitchen.server.close());

const read = async (token = cook.token) =>
  (await kitchen.server.call('GET', `/api/stations?dbName=${kitchen.sede.dbName}`, { token })).body;
const save = async (estaciones: object[], version?: number) =>
  kitchen.server.call('PUT', '/api/stations', {
    token: kitchen.owner.token,
    body: { dbName: kitchen.sede.dbName, version: version ?? (await read()).version, estaciones },
  });

describe('the stations of a sede', () => {
  test('are none at first: everything is made in one kitchen', async () => {
    expect((await read()).estaciones).toEqual([]);
  });

  test('are saved in their order, and are written down', async () => {
    const { status, body } = await save([
      { nombre: 'Parrilla', objetivoMin: 12 },
      { nombre: 'Barra', impresora: 'barra' },
    ]);
    expect([status, body.message]).toEqual([200, stationsMessages.saved]);
    expect(body.estaciones).toEqual([
      { clave: 'parrilla', nombre: 'Parrilla', impresora: null, objetivoMin: 12 },
      { clave: 'barra', nombre: 'Barra', impresora: 'barra', objetivoMin: 10 },
    ]);
    expect(await read()).toEqual({ estaciones: body.estaciones, version: body.version });
    const { body: trail } = await kitchen.server.call('GET', '/api/audit?entidad=sede&limit=1', {
      token: kitchen.owner.token,
    });
    expect(trail.data[0]).toMatchObject({
      accion: 'estaciones',
      antes: { estaciones: [] },
      despues: { estaciones: body.estaciones },
    });
  });

  test('are not overwritten by who read them before somebody else changed the sede', async () => {
    const { version } = await read();
    await save([{ clave: 'parrilla', nombre: 'Brasas' }], version);
    const late = await save([{ nombre: 'Horno' }], version);
    expect([late.status, late.body.code]).toEqual([409, 'menu_cambiado']);
    expect((await read()).estaciones).toMatchObject([{ clave: 'parrilla', nombre: 'Brasas' }]);
  });

  test('are refused with the path of what is wrong, and nothing changes', async () => {
    const { status, body } = await save([{ nombre: 'Barra' }, { nombre: 'barra' }]);
    expect([status, body.details]).toEqual([
      422,
      [{ path: 'estaciones.1.nombre', message: stationsMessages.nameTwice('barra') }],
    ]);
    expect((await save([{ nombre: 'Barra', impresora: 'no es una' }])).status).toBe(400);
    expect((await read()).estaciones).toHaveLength(1);
  });
});

describe('categories and products', () => {
  test('say their station, keep it where a form does not send it, and lose it by null', async () => {
    const { _id } = await kitchen.category('Platos fuertes');
    const category = { name: 'Platos fuertes' };
    const put = async (part: object) =>
      (await kitchen.updateCategory(_id, { ...category, ...part })).body.data.estacion;
    expect(await put({ estacion: 'parrilla' })).toBe('parrilla');
    expect(await put({})).toBe('parrilla');
    expect(await put({ estacion: null })).toBeUndefined();
    const papa = await kitchen.product('PAPA');
    const save = async (part: object) =>
      (await kitchen.upsert({ ...papa, estacion: undefined, ...part })).body.data.estacion;
    expect(await save({ estacion: '-' })).toBe('-');
    expect(await save({})).toBe('-');
    expect(await save({ estacion: null })).toBeUndefined();
  });

  test('are refused a station that is no code', async () => {
    const papa = await kitchen.product('PAPA');
    const { status, body } = await kitchen.upsert({ ...papa, estacion: 'La parrilla' });
    expect([status, body.details]).toEqual([
      422,
      [{ path: 'estacion', message: stationsMessages.code }],
    ]);
  });
});

test('an order remembers where its dishes were made when it came', async () => {
  await save([{ nombre: 'Parrilla' }]);
  const papa = await kitchen.product('PAPA');
  await kitchen.upsert({ ...papa, estacion: 'parrilla' });
  const order = async () =>
    (
      await kitchen.server.call('POST', '/api/orders/create', {
        token: kitchen.waiter.token,
        body: {
          dbName: kitchen.sede.dbName,
          ...{ tipo: 'para_llevar', nombreCliente: 'Ana', telefono: '300 555 0101' },
          metodoPago: 'efectivo',
          productos: [{ id_sigo: 'PAPA', cantidad: 1 }],
        },
      })
    ).body.data;
  const first = await order();
  expect(first.productos[0].estacion).toBe('parrilla');
  await save([]);
  expect((await order()).productos[0].estacion).toBeUndefined();
});
