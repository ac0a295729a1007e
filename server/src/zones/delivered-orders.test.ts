import type { Order } from '@comanda/contract/orders/orders';
import { deliveryMessages } from '@comanda/contract/zones/delivery.messages';
import { feeLineOf } from '@comanda/contract/zones/fee-line';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeEmployee, makeSede } from '../../test/factories.ts';
import { openMenu } from '../../test/menu.ts';

let place: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  place = await openMenu();
});
afterAll(() => place.server.close());

const CHAPINERO = {
  nombre: 'Chapinero y Chicó',
  barrios: ['Chapinero Alto', 'Chicó'],
  tarifa: 5_000,
  minimo: 25_000,
  gratis_desde: 60_000,
  tiempo_min: 15,
};
/** Ajiaco costs 27.500, papa 6.000. */
const AJIACO = { id_sigo: 'AJIACO', cantidad: 1, precio: 27_500 };
const PAPA = { id_sigo: 'PAPA', cantidad: 1 };

const zones = async (zonas: object[]) => {
  const { dbName } = place.sede;
  const { body } = await place.server.call('GET', `/api/zones?dbName=${dbName}`);
  const saved = await place.server.call('PUT', '/api/zones', {
    token: place.owner.token,
    body: { dbName, version: body.version, zonas },
  });
  expect(saved.status).toBe(200);
  return saved.body.zonas;
};
beforeEach(() => zones([CHAPINERO]));

const DELIVERY = {
  tipo: 'a_domicilio',
  nombreCliente: 'Ana',
  email: 'ana@correo.example',
  direccion: 'Calle 59 # 4-38',
  telefono: '310 555 0164',
  metodoPago: 'efectivo',
};
/** Every guest is another one: strangers have few open orders. */
let guests = 0;
const create = (over: object, token?: string) =>
  place.server.call('POST', '/api/orders/create', {
    token,
    body: {
      dbName: place.sede.dbName,
      ...DELIVERY,
      email: `ana-${++guests}@correo.example`,
      productos: [AJIACO],
      ...over,
    },
  });
const made = async (over: object, token?: string): Promise<Order> => {
  const { status, body } = await create(over, token);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
};
const edit = (order: Order, over: object) =>
  place.server.call('PATCH', `/api/orders/edit/${order._id}`, {
    token: place.waiter.token,
    body: {
      dbName: place.sede.dbName,
      ...DELIVERY,
      productos: order.productos,
      revision: order.revision,
      ...over,
    },
  });

describe('a delivery of a diner', () => {
  test('has its fee as the last line, which the server makes', async () => {
    const order = await made({ domicilio: { barrio: 'CHICO', valor: 5_000 } });
    expect(order.total).toBe(32_500);
    expect(order.productos.at(-1)).toEqual({
      id_sigo: '_domicilio',
      nombre: 'Domicilio Chicó',
      precio: 5_000,
      cantidad: 1,
      nota: '',
      adiciones: [],
      combo: null,
      estacion: '-',
      linea: 2,
      subtotal: 5_000,
      domicilio: {
        barrio: 'Chicó',
        zona: expect.any(String),
        tarifa: 5_000,
        gratis_desde: 60_000,
        tiempo_min: 15,
      },
    });
  });

  test('is free from what the zone says, and still says where it goes', async () => {
    const productos = [{ ...AJIACO, cantidad: 3 }];
    const order = await made({ productos, domicilio: { barrio: 'Chicó', valor: 0 } });
    expect([order.total, feeLineOf(order)?.precio]).toEqual([82_500, 0]);
  });

  test('of another fee than the one they saw is not taken', async () => {
    const { status, body } = await create({ domicilio: { barrio: 'Chicó', valor: 3_000 } });
    expect([status, body.code, body.details, body.total]).toEqual([
      409,
      'precio_cambiado',
      [{ id_sigo: '_domicilio', precio: 5_000 }],
      32_500,
    ]);
  });

  test.each([
    ['a barrio that no zone has', { barrio: ' Cedritos ' }, deliveryMessages.outsideOf('Cedritos')],
    ['a point that no zone reaches', { punto: { lat: 0, lng: 0 } }, deliveryMessages.outside],
    ['no place at all', undefined, deliveryMessages.barrioRequired],
    ['an empty place', { barrio: '' }, deliveryMessages.barrioRequired],
  ])('to %s is outside', async (_, domicilio, message) => {
    const { status, body } = await create({ domicilio });
    expect([status, body.code, body.details]).toEqual([
      422,
      'fuera_de_zona',
      [{ path: 'domicilio.barrio', message }],
    ]);
  });

  test('below the least of its zone says how much is missing, by its dishes alone', async () => {
    const productos = [{ ...PAPA, cantidad: 4 }];
    const { status, body } = await create({ productos, domicilio: { barrio: 'Chicó' } });
    expect([status, body.code, body.details, body.error]).toEqual([
      422,
      'minimo_no_alcanzado',
      [{ minimo: 25_000, falta: 1_000 }],
      deliveryMessages.belowMinimum(1_000, 25_000),
    ]);
  });

  test.each([
    ['of nothing', { id_sigo: '_domicilio', cantidad: 1, precio: 0 }],
    ['of the right price', { id_sigo: '_domicilio', cantidad: 1, precio: 5_000 }],
  ])('with a fee line of its own %s is not taken', async (_, line) => {
    const domicilio = { barrio: 'Chicó' };
    const { status, body } = await create({ productos: [AJIACO, line], domicilio });
    expect([status, body.code]).toEqual([422, 'producto_desconocido']);
  });

  test('to a zone that is switched off is outside', async () => {
    await zones([{ ...CHAPINERO, activa: false }]);
    expect((await create({ domicilio: { barrio: 'Chicó' } })).body.code).toBe('fuera_de_zona');
  });

  test('of a sede without zones goes to every address, whatever is said of it', async () => {
    await zones([]);
    const order = await made({ domicilio: { barrio: 'Cedritos', valor: 0 } });
    expect([order.total, order.productos.length]).toEqual([27_500, 1]);
    expect((await made({})).total).toBe(27_500);
  });

  test('pays nothing where they take it with them', async () => {
    const domicilio = { barrio: 'Chicó' };
    const order = await made({ tipo: 'para_llevar', direccion: null, domicilio });
    expect(order.total).toBe(27_500);
  });

  test('finds its zone by where the phone is', async () => {
    const coordinates = [
      [
        [-74.07, 4.6],
        [-74.05, 4.6],
        [-74.05, 4.62],
        [-74.07, 4.6],
      ],
    ];
    await zones([{ ...CHAPINERO, barrios: [], poligono: { type: 'Polygon', coordinates } }]);
    const order = await made({ domicilio: { punto: { lat: 4.605, lng: -74.06 }, valor: 5_000 } });
    expect(feeLineOf(order)).toMatchObject({
      nombre: 'Domicilio Chapinero y Chicó',
      domicilio: { barrio: null },
    });
    expect(JSON.stringify(order)).not.toContain('4.605');
  });
});

describe('a delivery that the staff take', () => {
  test('has the fee of its barrio, below every minimum', async () => {
    const token = place.waiter.token;
    const order = await made({ productos: [PAPA], domicilio: { barrio: 'chico' } }, token);
    expect(order.total).toBe(11_000);
  });

  test('goes without a fee where they name no barrio', async () => {
    const { token } = place.waiter;
    expect((await made({ domicilio: null }, token)).total).toBe(27_500);
    expect((await made({}, token)).total).toBe(27_500);
  });

  test('to a barrio that no zone has is refused: they have named it', async () => {
    const { body } = await create({ domicilio: { barrio: 'Cedritos' } }, place.waiter.token);
    expect(body.code).toBe('fuera_de_zona');
  });
});

describe('an edit of a delivery', () => {
  const delivered = () =>
    made({ domicilio: { barrio: 'Chicó', valor: 5_000 } }, place.waiter.token);

  test('keeps the terms that were agreed, and counts them with the dishes of now', async () => {
    const order = await delivered();
    await zones([{ ...CHAPINERO, tarifa: 9_000 }]);
    const same = await edit(order, {});
    expect([same.status, same.body.data.total]).toEqual([200, 32_500]);
    const named = await edit(same.body.data, { domicilio: { barrio: 'chicó', valor: 5_000 } });
    expect([named.status, named.body.data.total]).toEqual([200, 32_500]);
    const productos = [{ ...AJIACO, cantidad: 3 }];
    const more = await edit(named.body.data, { productos });
    expect([more.body.data.total, more.body.data.productos.at(-1).linea]).toEqual([82_500, 2]);
    const less = await edit(more.body.data, { productos: [AJIACO] });
    expect(less.body.data.total).toBe(32_500);
  });

  test('to another barrio has the fee of today', async () => {
    const order = await delivered();
    const centro = { nombre: 'Centro', barrios: ['La Candelaria'], tarifa: 3_500 };
    await zones([CHAPINERO, centro]);
    const { body } = await edit(order, { domicilio: { barrio: 'La Candelaria' } });
    expect([body.data.total, feeLineOf(body.data as Order)?.nombre]).toEqual([
      31_000,
      'Domicilio La Candelaria',
    ]);
  });

  test('drops the fee by word of the staff, or with the delivery', async () => {
    expect((await edit(await delivered(), { domicilio: null })).body.data.total).toBe(27_500);
    const taken = await edit(await delivered(), { tipo: 'para_llevar', direccion: null });
    expect(taken.body.data.total).toBe(27_500);
  });
});

test('the kitchen makes nothing of a fee, also where it has no stations', async () => {
  const order = await made({ domicilio: { barrio: 'Chicó' } });
  const cook = await makeEmployee(place.server.db, place.sede, ['cocina']);
  const { dbName } = place.sede;
  const strike = (platos: string[]) =>
    place.server.call('PATCH', `/api/kitchen/platos/${order._id}`, {
      token: cook.token,
      body: { dbName, platos, listo: true },
    });
  expect((await strike(['2'])).status).toBe(422);
  expect((await strike(['1'])).body.data.estado).toBe('preparado');
});

test('another sede of the restaurant has zones of its own', async () => {
  const other = await makeSede(place.server.db, place.owner);
  const { body } = await place.server.call('GET', `/api/zones?dbName=${other.dbName}`);
  expect(body.zonas).toEqual([]);
});
