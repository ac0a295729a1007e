import { serviceMessages } from '@comanda/contract/locations/service-settings.messages';
import { zonesMessages } from '@comanda/contract/zones/zones.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveFacultades, makeEmployee } from '../../test/factories.ts';
import { openMenu } from '../../test/menu.ts';

let place: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  place = await openMenu();
});
afterAll(() => place.server.close());

const path = () => `/api/zones?dbName=${place.sede.dbName}`;
const read = async () => (await place.server.call('GET', path())).body;
const save = async (
  zonas: object[],
  { version, token }: { version?: number; token?: string } = {},
) =>
  place.server.call('PUT', '/api/zones', {
    token: token ?? place.owner.token,
    body: { dbName: place.sede.dbName, version: version ?? (await read()).version, zonas },
  });
const SQUARE = [
  [-74.07, 4.6],
  [-74.05, 4.6],
  [-74.05, 4.62],
  [-74.07, 4.62],
  [-74.07, 4.6],
];
const CHAPINERO = { nombre: 'Chapinero', barrios: ['Chapinero Alto', 'Chicó'], tarifa: 5_000 };
const CENTRO = { nombre: 'Centro', barrios: ['La Candelaria'], tarifa: 3_500, minimo: 20_000 };
const NOT_SAID = {
  radio_m: null,
  poligono: null,
  minimo: 0,
  gratis_desde: null,
  tiempo_min: 0,
  activa: true,
};

describe('the delivery zones of a sede', () => {
  test('are none at first', async () => {
    expect(await read()).toMatchObject({ zonas: [], punto: null });
  });

  test('are saved in their order, keep their ids, and are written down', async () => {
    const poligono = { type: 'Polygon', coordinates: [SQUARE] };
    const first = await save([{ ...CHAPINERO, poligono, tiempo_min: 15 }, CENTRO]);
    expect([first.status, first.body.message]).toEqual([200, zonesMessages.saved]);
    const [chapinero, centro] = first.body.zonas;
    expect(chapinero).toEqual({
      ...NOT_SAID,
      ...CHAPINERO,
      poligono,
      tiempo_min: 15,
      _id: chapinero._id,
    });
    expect(await read()).toEqual({
      zonas: [chapinero, centro],
      punto: null,
      version: first.body.version,
    });
    const second = await save([centro, { ...chapinero, tarifa: 6_000 }]);
    expect(second.body.zonas).toEqual([centro, { ...chapinero, tarifa: 6_000 }]);
    const { body } = await place.server.call('GET', '/api/audit?entidad=zona', place.owner);
    expect(body.data[0]).toMatchObject({
      accion: 'domicilios',
      antes: { domicilios: [expect.stringContaining('$5.000')] },
      despues: { domicilios: [expect.stringContaining('$6.000')] },
    });
    expect(body.data).toHaveLength(2);
    await save(second.body.zonas);
    const again = await place.server.call('GET', '/api/audit?entidad=zona', place.owner);
    expect(again.body.data).toHaveLength(2);
  });

  test('are answered in a few bytes to whoever has read them', async () => {
    const { headers } = await place.server.call('GET', path());
    const known = { headers: { 'if-none-match': String(headers.etag) } };
    expect((await place.server.call('GET', path(), known)).status).toBe(304);
    await save([CENTRO]);
    expect((await place.server.call('GET', path(), known)).status).toBe(200);
  });

  test('are not overwritten by who read them before somebody else changed the sede', async () => {
    const { version } = await read();
    await save([CHAPINERO], { version });
    const late = await save([CENTRO], { version });
    expect([late.status, late.body.code]).toEqual([409, 'menu_cambiado']);
    expect((await read()).zonas).toMatchObject([{ nombre: 'Chapinero' }]);
  });

  test('are kept by who has the facultad, and by nobody else of the staff', async () => {
    const waiter = await makeEmployee(place.server.db, place.sede, ['pedidos']);
    expect((await save([CENTRO], { token: waiter.token })).status).toBe(403);
    const trusted = await makeEmployee(place.server.db, place.sede, ['pedidos']);
    await giveFacultades(place.server.db, trusted, ['sede']);
    expect((await save([CENTRO], { token: trusted.token })).status).toBe(200);
  });

  test.each<[string, object[], string, string]>([
    ['no name', [{ ...CENTRO, nombre: ' ' }], 'zonas.0.nombre', zonesMessages.nameRequired],
    [
      'a fee below zero',
      [{ ...CENTRO, tarifa: -1 }],
      'zonas.0.tarifa',
      zonesMessages.pesos(10_000_000),
    ],
    [
      'a ring that is open',
      [{ ...CENTRO, poligono: { type: 'Polygon', coordinates: [SQUARE.slice(1)] } }],
      'zonas.0.poligono',
      zonesMessages.notClosed,
    ],
    [
      'a radius around nowhere',
      [{ ...CENTRO, radio_m: 2_000 }],
      'zonas.0.radio_m',
      zonesMessages.radiusWithoutPoint,
    ],
    ['a zone that is gone', [{ ...CENTRO, _id: 'otra' }], 'zonas.0._id', zonesMessages.unknown],
    [
      'too many of them',
      Array.from({ length: 41 }, (_, at) => ({ ...CENTRO, nombre: `Zona ${at}` })),
      'zonas',
      zonesMessages.tooMany(40),
    ],
  ])('are refused with %s, and nothing changes', async (_, zonas, at, message) => {
    const before = await read();
    const { status, body } = await save(zonas);
    expect([status, body.code, body.details]).toEqual([
      422,
      'regla_incumplida',
      [{ path: at, message }],
    ]);
    expect(await read()).toEqual(before);
  });

  test.each([
    ['no fee', [{ nombre: 'Centro', barrios: ['A'] }]],
    ['a fee in words', [{ ...CENTRO, tarifa: 'cinco mil' }]],
    ['a polygon in words', [{ ...CENTRO, poligono: 'POLYGON((0 0))' }]],
    ['more than a list holds', Array.from({ length: 101 }, () => CENTRO)],
  ])('are no zones with %s', async (_, zonas) => {
    expect((await save(zonas)).status).toBe(400);
  });

  test('are measured from where the sede is', async () => {
    const ajustes = (punto: object, version: number) =>
      place.patch('/api/locations/ajustes', { version, ajustes: { punto } });
    const { version } = await read();
    const nowhere = await ajustes({ lat: 91, lng: 0 }, version);
    expect([nowhere.status, nowhere.body.details]).toEqual([
      422,
      [{ path: 'punto', message: serviceMessages.point }],
    ]);
    const punto = { lat: 4.6, lng: -74.07 };
    expect((await ajustes(punto, version)).body.ajustes.punto).toEqual(punto);
    const saved = await save([{ ...CENTRO, barrios: [], radio_m: 2_000 }]);
    expect([saved.status, saved.body.punto, saved.body.zonas[0].radio_m]).toEqual([
      200,
      punto,
      2_000,
    ]);
  });
});

test('a product has no code that begins as those of the lines that the server writes', async () => {
  const papa = await place.product('PAPA');
  const message = 'Un código no puede empezar con «_».';
  const { status, body } = await place.upsert({ ...papa, id_sigo: ' _domicilio' });
  expect([status, body.details]).toEqual([422, [{ path: 'id_sigo', message }]]);
});
