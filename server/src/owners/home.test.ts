import type { HomeSede } from '@comanda/contract/owners/owners';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { makeRestaurant, makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

async function home(token = service.restaurant.token): Promise<HomeSede[]> {
  const { status, body } = await service.server.call('GET', '/api/admin/home', { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

async function orderedAgo(minutes: number) {
  const { _id } = await service.create();
  await service.server.db
    .updateTable('orders')
    .set({ horaCreacion: new Date(Date.now() - minutes * 60_000) })
    .where('id', '=', _id)
    .execute();
}

test('the home counts each sede’s kitchen by age, its dishes, its people and silent printers', async () => {
  const { db } = service.server;
  await Promise.all([orderedAgo(1), orderedAgo(12), orderedAgo(13), orderedAgo(25)]);
  const ready = await service.create();
  await service.move(ready, 'preparado', service.cook.token);
  await orderedAgo(60 * 24 * 3);
  await activateAccounts(service);
  const chapinero = await makeSede(db, service.restaurant, 'Chapinero');
  const agent = { restaurant_id: service.sede.restaurantId, location_id: service.sede.locationId };
  const hour = new Date(Date.now() - 3_600_000);
  await db
    .insertInto('print_agents')
    .values([
      { ...agent, nombre: 'Barra', token_hash: Buffer.from('a'), last_seen_at: hour },
      { ...agent, nombre: 'Caja', token_hash: Buffer.from('b'), last_seen_at: new Date() },
      { ...agent, nombre: 'Nunca encendida', token_hash: Buffer.from('c'), last_seen_at: null },
    ])
    .execute();

  expect(await home()).toEqual([
    {
      dbName: service.sede.dbName,
      cocina: { aTiempo: 1, demorados: 2, tarde: 1 },
      productos: 9,
      agotados: 1,
      platosAgotados: ['Mojarra frita'],
      sinOpciones: [],
      personas: 3,
      impresorasApagadas: ['Barra'],
      cuentasActivas: true,
      cuentas: { abiertas: 0, saldo: 0, piden: 0 },
      turnos: { abiertos: [], ultimo: null },
      servicio: { horas: null, ultimaOrdenMin: 0, pausa: null },
      clientes: 0,
      clientesNuevos: 0,
    },
    {
      dbName: chapinero.dbName,
      cocina: { aTiempo: 0, demorados: 0, tarde: 0 },
      productos: 0,
      agotados: 0,
      platosAgotados: [],
      sinOpciones: [],
      personas: 0,
      impresorasApagadas: [],
      cuentasActivas: false,
      cuentas: { abiertas: 0, saldo: 0, piden: 0 },
      turnos: { abiertos: [], ultimo: null },
      servicio: { horas: null, ultimaOrdenMin: 0, pausa: null },
      clientes: 0,
      clientesNuevos: 0,
    },
  ]);
});

test('the home tells that a sede is paused, why and by whom', async () => {
  const other = await openService();
  try {
    const { server, sede, cook } = other;
    const pausa = { minutos: 30, canales: ['domicilio'], motivo: 'Mucha demanda' };
    const body = { dbName: sede.dbName, ...pausa };
    const { status } = await server.call('POST', '/api/sede/pause', { token: cook.token, body });
    expect(status).toBe(200);
    const answer = await server.call('GET', '/api/admin/home', other.restaurant);
    expect(answer.body.data[0].servicio.pausa).toEqual({
      hasta: expect.any(String),
      canales: ['domicilio'],
      motivo: 'Mucha demanda',
      por: expect.any(String),
    });
  } finally {
    await other.server.close();
  }
});

test('the home names dishes that lack all of a group that they need, but none that is sold out itself', async () => {
  const other = await openService();
  try {
    const { server, sede, restaurant } = other;
    const call = (method: 'PUT' | 'PATCH', path: string, body: object) =>
      server.call(method, path, {
        token: restaurant.token,
        body: { dbName: sede.dbName, ...body },
      });
    const termino = {
      nombre: 'Término',
      pregunta: '',
      min: 1,
      max: 1,
      gratis: 0,
      repetible: false,
      opciones: [{ nombre: 'Medio' }],
      productos: ['BANDEJA', 'MOJARRA'],
    };
    expect((await call('PUT', '/api/modifiers/termino', termino)).status).toBe(201);
    const stuck = async () =>
      (await server.call('GET', '/api/admin/home', restaurant)).body.data[0].sinOpciones;
    expect(await stuck()).toEqual([]);
    const medio = { opcion: 'medio', agotado: true };
    expect((await call('PATCH', '/api/modifiers/termino/agotado', medio)).status).toBe(200);
    expect(await stuck()).toEqual(['Bandeja paisa']);
  } finally {
    await other.server.close();
  }
});

test('the home sums what each sede’s open accounts still owe and who waits for the bill', async () => {
  const other = await openService();
  try {
    await activateAccounts(other);
    const tables = atTables(other);
    const order = (mesa: string) => other.create({ tipo: 'en_local', mesa });
    const [first, second] = [await order('1'), await order('2')];
    const cancelled = await order('2');
    expect((await other.move(cancelled, 'cancelado', other.waiter.token)).status).toBe(200);
    await tables.open({ mesa: '3' });
    await tables.bill(await tables.at('1'));
    // Nobody has to bring a bill for nothing.
    await tables.bill(await tables.at('3'));
    const { body } = await other.server.call('GET', '/api/admin/home', other.restaurant);
    const saldo = first.total + second.total;
    expect(body.data[0].cuentas).toEqual({ abiertas: 3, saldo, piden: 1 });
    // Who orders again after asking wants more first.
    const third = await order('1');
    const again = await other.server.call('GET', '/api/admin/home', other.restaurant);
    expect(again.body.data[0].cuentas).toEqual({
      abiertas: 3,
      saldo: saldo + third.total,
      piden: 0,
    });
  } finally {
    await other.server.close();
  }
});

test('the home tells which shifts of a till are open since when, and how the last one ended', async () => {
  const { db } = service.server;
  const { shifts } = atTill(service);
  const first = (await shifts.open({ caja: 'Barra', base: 1_000 })).body.data;
  const { body } = await shifts.close(first._id, { denominaciones: { 500: 1 } });
  const left = (await shifts.open({ base: 200_000 })).body.data;
  const abierto = new Date(Date.now() - 27 * 3_600_000);
  await db.updateTable('till_shifts').set({ abierto }).where('id', '=', left._id).execute();
  const next = (await shifts.open({ caja: 'Terraza', base: 0 })).body.data;
  const [sede] = await home();
  expect(sede?.turnos).toEqual({
    abiertos: [
      {
        caja: 'Caja',
        nombre: service.cashier.nombre,
        abierto: abierto.toISOString(),
        base: 200_000,
      },
      { caja: 'Terraza', nombre: service.cashier.nombre, abierto: next.abierto, base: 0 },
    ],
    ultimo: { cerrado: body.data.cerrado, diferencia: -500 },
  });
});

test('nobody sees the sedes of another restaurant', async () => {
  const other = await makeRestaurant(service.server.db);
  expect(await home(other.token)).toEqual([]);
});
