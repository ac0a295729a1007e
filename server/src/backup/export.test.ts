import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBusyRestaurant } from '../../test/busy-restaurant.ts';
import { daysFromNow, makeRestaurant, type Restaurant } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { unzip } from '../../test/unzip.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const exportOf = ({ token }: Pick<Restaurant, 'token'>) =>
  server.app.inject({
    url: '/api/admin/export',
    headers: { authorization: `Bearer ${token}` },
  });

const listIn = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');

describe('the data of a restaurant', () => {
  let mine: Awaited<ReturnType<typeof makeBusyRestaurant>>;
  let other: Awaited<ReturnType<typeof makeBusyRestaurant>>;
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    mine = await makeBusyRestaurant(server, 'guayabal');
    other = await makeBusyRestaurant(server, 'chicamocha');
    const answer = await exportOf(mine.owner);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.headers['content-disposition']).toMatch(/comanda-datos-\d{4}-\d\d-\d\d\.zip/);
    files = unzip(answer.rawPayload);
  });

  test('is all there, by kind, in files with names people understand', () => {
    expect([...files.keys()]).toEqual([
      'LEEME.txt',
      'restaurante.json',
      'sedes.json',
      'ajustes.json',
      'zonas.json',
      'mesas.json',
      'categorias.json',
      'productos.json',
      'grupos.json',
      'estaciones.json',
      'domicilios.json',
      'cargos.json',
      'empleados.json',
      'clientes.json',
      'consentimientos.json',
      'pedidos.json',
      'cuentas.json',
      'cobros.json',
      'descuentos.json',
      'propinas.json',
      'turnos.json',
      'movimientos.json',
      'asistente.json',
      'conversaciones.json',
      'impresoras.json',
      'pagos.json',
      'historial-de-cambios.json',
      `imagenes/${mine.hash}.webp`,
    ]);
    const { dbName } = mine.sede;
    expect(listIn(files, 'restaurante')).toMatchObject([{ email: mine.owner.email, plan: 'Pro' }]);
    expect(listIn(files, 'sedes')).toMatchObject([{ nombre: 'Sede guayabal', dbName }]);
    expect(listIn(files, 'productos')).toHaveLength(9);
    expect(listIn(files, 'empleados')).toMatchObject([
      {
        sede: dbName,
        email: mine.employee.email,
        cargo: 'Mesera',
        permisos: ['pedidos'],
        facultades: [],
      },
    ]);
    expect(listIn(files, 'clientes')).toMatchObject([{ email: mine.client.email }]);
    const orders: { _id: string }[] = listIn(files, 'pedidos');
    expect(orders.map(({ _id }) => _id).sort()).toEqual([...mine.orderIds].sort());
    expect(listIn(files, 'zonas')).toMatchObject([{ sede: dbName, nombre: 'Salón guayabal' }]);
    expect(listIn(files, 'mesas')).toMatchObject([{ nombre: '7', puestos: 4, forma: 'redonda' }]);
    expect(listIn(files, 'cuentas')).toMatchObject([{ mesas: ['7'], nombre: 'Familia guayabal' }]);
    expect(listIn(files, 'asistente')).toMatchObject([{ nombreAsistente: 'Asistente guayabal' }]);
    expect(listIn(files, 'historial-de-cambios').length).toBeGreaterThan(0);
    expect(listIn(files, 'pagos')).toEqual([]);
  });

  test('has its pictures, and says where', () => {
    const soups = listIn(files, 'categorias').find(
      ({ name }: { name: string }) => name === 'Sopas guayabal',
    );
    expect(files.get(soups.imageUrl)?.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('has nothing of other restaurants', () => {
    const all = Buffer.concat([...files.values(), Buffer.from([...files.keys()].join())]);
    const others = [
      'chicamocha',
      other.owner.id,
      other.owner.email,
      other.owner.path,
      other.sede.locationId,
      other.sede.dbName,
      other.employee.id,
      other.client.id,
      other.hash,
      ...other.orderIds,
    ];
    for (const word of others) expect(all.includes(word), word).toBe(false);
    // The same search finds what is there.
    expect(all.includes('guayabal')).toBe(true);
  });

  test('has no secret: no hash, token or key', async () => {
    const { db } = server;
    const owner = await db
      .selectFrom('owners')
      .selectAll()
      .where('id', '=', mine.owner.id)
      .executeTakeFirstOrThrow();
    const sede = await db
      .selectFrom('locations')
      .selectAll()
      .where('id', '=', mine.sede.locationId)
      .executeTakeFirstOrThrow();
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('location_id', '=', mine.sede.locationId)
      .execute();
    const secrets = [
      'argon2',
      'password',
      'token',
      'mesa_key',
      'seguimiento',
      'clave-secreta',
      owner.password_hash,
      sede.mesa_key.toString('hex'),
      mine.owner.token,
      mine.employee.token,
      ...orders.flatMap((order) => [order.seguimiento, order.request_hash?.toString('hex')]),
    ].filter((secret) => typeof secret === 'string');
    expect(secrets.length).toBeGreaterThan(12);
    const all = Buffer.concat([...files.values()]);
    for (const secret of secrets) expect(all.includes(secret), secret).toBe(false);
  });

  test('is recorded in the audit log, and leaves no file on the server', async () => {
    const { body } = await server.call('GET', '/api/audit?entidad=datos', {
      token: mine.owner.token,
    });
    expect(body.data[0]).toMatchObject({ accion: 'descargados', entidadId: mine.owner.id });
    expect((await readdir(server.dataDir)).filter((name) => name !== 'images')).toEqual([]);
  });

  test('can be exported after the membership has ended', async () => {
    const lapsed = await makeBusyRestaurant(server, 'sogamoso', daysFromNow(-1));
    const answer = await exportOf(lapsed.owner);
    expect(answer.statusCode).toBe(200);
    expect(listIn(unzip(answer.rawPayload), 'pedidos')).toHaveLength(2);
  });

  test('of a restaurant that has nothing yet are empty lists', async () => {
    const answer = await exportOf(await makeRestaurant(server.db));
    const empty = unzip(answer.rawPayload);
    expect(listIn(empty, 'restaurante')).toHaveLength(1);
    expect(listIn(empty, 'pedidos')).toEqual([]);
  });

  test('of thousands of orders is complete', async () => {
    const busy = await makeBusyRestaurant(server, 'tunja');
    const { restaurantId, locationId } = busy.sede;
    const rows = Array.from({ length: 1_500 }, (_, n) => ({
      restaurant_id: restaurantId,
      location_id: locationId,
      id: n.toString(16).padStart(24, '0'),
      revision: n + 10,
      tipo: 'para_llevar' as const,
      nombreCliente: `Ñ "${n}" \\ \n`,
      metodoPago: 'efectivo' as const,
      creadoPor: 'x',
      productos: '[{"nombre":"Ajiaco"}]',
      total: n,
      busqueda: '',
    }));
    await server.db.insertInto('orders').values(rows).execute();
    const orders: { _id: string; nombreCliente: string }[] = listIn(
      unzip((await exportOf(busy.owner)).rawPayload),
      'pedidos',
    );
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1_502);
    expect(orders.find(({ _id }) => _id === rows[77]?.id)?.nombreCliente).toBe('Ñ "77" \\ \n');
  });
});

test('a store that is down is answered as a failure, not as half a file', async () => {
  const owner = await makeBusyRestaurant(server, 'zipaquira');
  await rm(join(server.dataDir, 'images', owner.hash, '1280.webp'));
  const gone = await exportOf(owner.owner);
  expect(gone.statusCode, 'one picture less is no failure').toBe(200);
  await rm(join(server.dataDir, 'images', owner.hash), { recursive: true });
  await writeFile(join(server.dataDir, 'images', owner.hash), 'no es una carpeta');
  const answer = await exportOf(owner.owner);
  expect(answer.statusCode).toBe(500);
  expect(answer.json().code).toBe('error_interno');
});

test('a restaurant exports its data a few times a day at most, whoever asks and from wherever', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  const owner = await makeRestaurant(limited.db);
  const neighbour = await makeRestaurant(limited.db);
  const ask = async ({ token }: Restaurant) =>
    (await limited.call('GET', '/api/admin/export', { token })).status;
  const answers: number[] = [];
  for (let time = 0; time < 7; time++) answers.push(await ask(owner));
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(await ask(neighbour)).toBe(200);
  await limited.close();
});
