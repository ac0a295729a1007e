import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveFacultades, makeEmployee } from '../../test/factories.ts';
import { formOf, picture } from '../../test/forms.ts';
import { line, openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.server.close());

const PATH = '/api/locations/ajustes';
const readAll = async () => {
  const { dbName } = service.sede;
  const path = `${PATH}/completos?dbName=${dbName}`;
  return (await service.server.call('GET', path, service.restaurant)).body;
};
async function save(ajustes: object, token = service.restaurant.token) {
  const { version } = await readAll();
  const body = { dbName: service.sede.dbName, version, ajustes };
  return service.server.call('PATCH', PATH, { token, body });
}

test('only the owner decides about taxes, tips, ways to pay and the till', async () => {
  await giveFacultades(service.server.db, service.cashier, ['sede']);
  const parts = [
    { impuestos: { regimen: 'inc', tarifa: 8 } },
    { propina: { sugerir: false, porcentaje: 5, directas: true, destino: 'la cocina' } },
    { pagos: [{ metodo: 'nequi', titulo: 'Nequi', llave: '300 123 4567', imagen: '' }] },
    { caja: { exigeTurno: true, cierreCiego: false, motivos: ['Cumpleaños'] } },
    { tiquete: { nit: '900.123.456-8', uvt: 52_374 } },
  ];
  for (const part of parts) {
    const refused = await save(part, service.cashier.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'permiso_denegado']);
  }
  for (const part of parts) expect((await save(part)).body.data).toMatchObject(part);
  expect((await readAll()).data).toMatchObject(Object.assign({}, ...parts));
  // Whoever charges reads what they need of it.
  const path = `${PATH}/cobro?dbName=${service.sede.dbName}`;
  const { body } = await service.server.call('GET', path, service.cashier);
  const { caja, tiquete, ...seen } = Object.assign({}, ...parts);
  expect(body.data).toEqual({ ...seen, motivos: caja.motivos, uvt: tiquete.uvt });
  const back = [
    { impuestos: { regimen: 'ninguno', tarifa: 0 } },
    { caja: { exigeTurno: false, cierreCiego: true, motivos: [] } },
  ];
  for (const part of back) await save(part);
});

test.each([
  [{ impuestos: { regimen: 'inc', tarifa: 19 } }, 'impuestos.tarifa'],
  [{ impuestos: { regimen: 'ninguno', tarifa: 8 } }, 'impuestos.tarifa'],
  [
    { propina: { sugerir: true, porcentaje: 11, directas: false, destino: 'x' } },
    'propina.porcentaje',
  ],
  [
    { propina: { sugerir: true, porcentaje: 10, directas: false, destino: ' ' } },
    'propina.destino',
  ],
  [{ pagos: Array(7).fill({ metodo: 'nequi', titulo: 'Nequi', llave: '1', imagen: '' }) }, 'pagos'],
  [{ pagos: [{ metodo: 'nequi', titulo: 'Nequi', llave: '', imagen: '' }] }, 'pagos.0.llave'],
  [
    { pagos: [{ metodo: 'nequi', titulo: 'N', llave: '', imagen: 'https://otro.example/x.webp' }] },
    'pagos.0.imagen',
  ],
  [{ caja: { exigeTurno: false, cierreCiego: true, motivos: [' '] } }, 'caja.motivos.0'],
  [{ tiquete: { nit: '900.123.456-1' } }, 'tiquete.nit'],
  [{ tiquete: { nit: '', uvt: -1 } }, 'tiquete.uvt'],
  [{ tiquete: { nit: '', uvt: 52_374.5 } }, 'tiquete.uvt'],
  [{ tiquete: { nit: '', uvt: 1_000_001 } }, 'tiquete.uvt'],
])('%j is refused, and nothing is written', async (ajustes, path) => {
  const before = await readAll();
  const { status, body } = await save(ajustes);
  expect([status, body.code, body.details?.[0]?.path]).toEqual([422, 'regla_incumplida', path]);
  expect(await readAll()).toEqual(before);
});

test('what an owner types for the till has no control characters', async () => {
  const typed = {
    propina: { sugerir: true, porcentaje: 10, directas: false, destino: ' la\u0007 cocina ' },
    pagos: [{ metodo: 'nequi', titulo: ' Nequi\u001b', llave: ' 300 123 4567 ', imagen: '' }],
    caja: { exigeTurno: false, cierreCiego: true, motivos: [' Cumpleaños\u001b '] },
    tiquete: { nit: ' 890.903.938-8 ' },
  };
  const { data } = (await save(typed)).body;
  expect(data.propina.destino).toBe('la cocina');
  expect(data.pagos[0]).toMatchObject({ titulo: 'Nequi', llave: '300 123 4567' });
  expect(data.caja.motivos).toEqual(['Cumpleaños']);
  expect(data.tiquete.nit).toBe('890.903.938-8');
});

test('a dish is taxed as its sede unless it says otherwise, and its lines keep what it was taxed with', async () => {
  const { server, restaurant, sede } = service;
  const products = await server.call('GET', `/api/products?dbName=${sede.dbName}`, {});
  const dish = products.body.find((one: { id_sigo: string }) => one.id_sigo === 'BANDEJA');
  expect(dish).not.toHaveProperty('impuesto');
  const saved = await server.call('POST', '/api/products/upsert', {
    token: restaurant.token,
    body: formOf({ dbName: sede.dbName, product: { ...dish, impuesto: 'iva19' } }),
  });
  expect(saved.body.data).toMatchObject({ impuesto: 'iva19' });
  const order = await service.create({ productos: [line('BANDEJA', 32_900)] });
  expect(order.productos[0]).toMatchObject({ impuesto: 'iva19' });
});

test('only the owner decides what a dish is taxed with, in the form and in a sheet', async () => {
  const { server, sede, restaurant } = service;
  const manager = await makeEmployee(server.db, sede, ['menu']);
  const dishNow = async () => {
    const { body } = await server.call('GET', `/api/products?dbName=${sede.dbName}`, {});
    return body.find((one: { id_sigo: string }) => one.id_sigo === 'BANDEJA');
  };
  const save = (product: object, token = manager.token) =>
    server.call('POST', '/api/products/upsert', {
      token,
      body: formOf({ dbName: sede.dbName, product }),
    });
  expect((await save({ ...(await dishNow()), impuesto: 'iva5' }, restaurant.token)).status).toBe(
    200,
  );
  const taxed = await dishNow();
  const refused = await save({ ...taxed, impuesto: 'excluido' });
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    403,
    'impuesto_del_propietario',
    [{ path: 'impuesto', message: 'El impuesto de un producto lo decide el propietario.' }],
  ]);
  expect((await save({ ...taxed, impuesto: null })).body.code).toBe('impuesto_del_propietario');
  expect(await dishNow()).toEqual(taxed);
  // The rest of the dish is theirs, and so is a copy of it.
  expect((await save({ ...taxed, descripcion: 'Con frijoles' })).body.data.impuesto).toBe('iva5');
  const { _id, ...copy } = taxed;
  const copied = await save({ ...copy, id_sigo: 'COPIA', copiaDe: _id });
  expect(copied.body.data.impuesto).toBe('iva5');
  const { copiaDe: _, ...made } = { ...copy, id_sigo: 'NUEVO', copiaDe: null };
  expect((await save(made)).body.code).toBe('impuesto_del_propietario');
  const receive = (impuesto: string) =>
    server.call('POST', '/api/menu/import', {
      token: manager.token,
      body: formOf({
        dbName: sede.dbName,
        archivo: Buffer.from(
          `categoria;nombre;descripcion;precio;id_sigo;impuesto\nPlatos;Ajiaco;De pollo;30000;AJIACO;${impuesto}`,
        ),
      }),
    });
  const taxing = await receive('IVA 5 %');
  expect([taxing.status, taxing.body.code]).toEqual([403, 'impuesto_del_propietario']);
  expect((await receive('')).status).toBe(200);
});

test('the owner uploads the picture of a code, and saves it with the key it belongs to', async () => {
  const { server, sede, restaurant, cashier } = service;
  const upload = async (imageUpload: Buffer | undefined, token = restaurant.token) =>
    server.call('POST', `${PATH}/imagen`, {
      token,
      body: formOf({ dbName: sede.dbName, imageUpload }),
    });
  const { status, body } = await upload(await picture());
  expect(status, JSON.stringify(body)).toBe(201);
  const pago = { metodo: 'bre_b', titulo: 'Bre-B', llave: '@sazon', imagen: body.imagen };
  expect((await save({ pagos: [pago] })).body.data.pagos).toEqual([pago]);
  expect((await server.app.inject({ url: pago.imagen })).statusCode).toBe(200);

  expect((await upload(Buffer.from('no es una imagen'))).body.code).toBe('imagen_invalida');
  expect((await upload(undefined)).status).toBe(400);
  expect((await upload(await picture(), cashier.token)).status).toBe(403);
});
