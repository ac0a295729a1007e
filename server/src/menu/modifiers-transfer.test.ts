import type { MenuPlan } from '@comanda/contract/menu/menu';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMenu, makeSede, type TestSede } from '../../test/factories.ts';
import { formOf } from '../../test/forms.ts';
import { holdMenu, untilQueued } from '../../test/hold-sedes.ts';
import { openMenu } from '../../test/menu.ts';
import { unzip } from '../../test/unzip.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
  const opciones = [{ id_sigo: 'PAPA' }, { id_sigo: 'PATACON', precio: 3000 }];
  await put(
    'guarnicion',
    plain('Guarnición', opciones, { min: 1, max: 1, productos: ['BANDEJA'] }),
  );
  await put('salsas', { ...salsas(), productos: ['BANDEJA'] });
});
afterAll(() => kitchen.server.close());

const call = (method: 'PUT' | 'PATCH' | 'POST', path: string, body: object) =>
  kitchen.server.call(method, path, {
    token: kitchen.menuKeeper.token,
    body: { dbName: kitchen.sede.dbName, ...body },
  });
const put = (codigo: string, body: object) => call('PUT', `/api/modifiers/${codigo}`, body);
const remove = (codigo: string, query = '') =>
  kitchen.server.call('DELETE', `/api/modifiers/${codigo}?dbName=${kitchen.sede.dbName}${query}`, {
    token: kitchen.owner.token,
  });
const groups = async (): Promise<ModifierGroup[]> =>
  (await kitchen.server.call('GET', `/api/modifiers?dbName=${kitchen.sede.dbName}`)).body;
const group = async (codigo: string) => (await groups()).find((one) => one.codigo === codigo);

const plain = (nombre: string, opciones: object[], extra: object = {}) => ({
  nombre,
  pregunta: '',
  min: 0,
  max: 2,
  gratis: 0,
  repetible: false,
  opciones,
  ...extra,
});
const sauces = [
  { nombre: 'Hogao', precio: 1500 },
  { nombre: 'Ají de maní', precio: 2000 },
];
const salsas = () => plain('Salsas', sauces, { pregunta: '¿Con qué salsas?' });

describe('the sheet of the groups', () => {
  const read = async (query = '') =>
    kitchen.server.app.inject({
      method: 'GET',
      url: `/api/modifiers/sheet?dbName=${kitchen.sede.dbName}${query}`,
      headers: { authorization: `Bearer ${kitchen.owner.token}` },
    });
  const send = (csv: string | Buffer, fields: object = {}) =>
    kitchen.server.call('POST', '/api/modifiers/sheet', {
      token: kitchen.owner.token,
      body: formOf({ dbName: kitchen.sede.dbName, ...fields, archivo: Buffer.from(csv) }),
    });

  test('goes out and comes back as it was, in a zip with that of the products', async () => {
    const before = await groups();
    const zip = unzip((await read('&todo=true')).rawPayload);
    expect([...zip.keys()].sort()).toEqual(['grupos.csv', 'productos.csv']);
    const csv = zip.get('grupos.csv') ?? Buffer.from('');
    expect((await read()).body).toBe(csv.toString());
    const same = await send(csv, { simular: true });
    expect(same.body.data.errores).toEqual([]);
    expect(new Set(same.body.data.grupos.map((one: { accion: string }) => one.accion))).toEqual(
      new Set(['igual']),
    );
    for (const { codigo } of before) await remove(codigo, '&quitar=true');
    expect(await groups()).toEqual([]);
    const { status, body } = await send(csv);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await groups()).toEqual(before);
    const products = zip.get('productos.csv') ?? Buffer.from('');
    await kitchen.server.call('POST', '/api/menu/import', {
      token: kitchen.owner.token,
      body: formOf({ dbName: kitchen.sede.dbName, archivo: products }),
    });
    expect((await kitchen.product('BANDEJA')).grupos).toEqual(['guarnicion', 'salsas']);
  });

  test('comes back as it was after a dish of an option was renamed', async () => {
    const papa = await kitchen.product('PAPA');
    await kitchen.upsert({ ...papa, nombre: 'Papa nativa' });
    const csv = (await read()).body;
    expect(csv).toContain('Guarnición;;1;1;0;no;Papa nativa;;PAPA;no;');
    const actions = async (sheet: string, fields: object = {}) => {
      const { body } = await send(sheet, { simular: true, modo: 'reemplazar', ...fields });
      expect(body.data.errores).toEqual([]);
      return body.data.grupos.map((one: { accion: string }) => one.accion);
    };
    expect(await actions(csv)).toEqual(['igual', 'igual']);
    // The sheet of before the dish was renamed, and one without its code.
    expect(await actions(csv.replace('Papa nativa', 'Papa criolla'))).toEqual(['igual', 'igual']);
    const bare = 'grupo;opcion\nGuarnición;Papa criolla\nGuarnición;Patacones';
    expect(await actions(bare, { modo: 'actualizar' })).toEqual(['igual']);
    await kitchen.upsert({ ...papa, nombre: 'Papa criolla' });
  });

  test('asks for the price of an option that is no dish any more', async () => {
    const { body } = await send('grupo;opcion;precio;id_sigo\nGuarnición;Papa criolla;;', {
      simular: true,
    });
    const message = modifiersMessages.unlinkedPriceRequired;
    expect(body.data.errores).toEqual([{ fila: 2, campo: 'precio', message }]);
  });

  test('shows what it would do, and names the rows that break a rule', async () => {
    const before = await groups();
    const csv = [
      'grupo;min;max;opcion;precio;subgrupos',
      'Término;1;1;Medio;;',
      'Término;;;Bien asado;mucho;',
      'Salsas;0;3;Hogao;1600;',
      'Salsas;;4;Suero;1500;Nada',
    ].join('\n');
    const preview = await send(csv, { simular: true });
    expect(preview.body.data.errores).toEqual([
      { fila: 3, campo: 'precio', message: '«mucho» no es un precio en pesos.' },
      { fila: 5, campo: 'max', message: modifiersMessages.sheetDifferent('«max»', 4) },
      { fila: 5, campo: 'subgrupos', message: modifiersMessages.sheetGroupUnknown('Nada') },
    ]);
    expect((await send(csv)).body.code).toBe('filas_con_errores');
    expect(await groups()).toEqual(before);
    const good = csv.replace('mucho', '500');
    const { status, body } = await send(good, { omitirErrores: true });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await group('termino')).toMatchObject({ min: 1, max: 1 });
    expect(await group('salsas')).toEqual(before.find(({ codigo }) => codigo === 'salsas'));
    await remove('termino');
  });

  test('names the rows of groups that would hang too deep, and leaves out no other', async () => {
    const csv = [
      'grupo;opcion;subgrupos',
      'Arriba;Combo;En medio',
      'En medio;Papas;Abajo',
      'En medio;Yuca;',
      'Abajo;Sal;',
    ].join('\n');
    const message = modifiersMessages.nestedTooDeep;
    const preview = await send(csv, { simular: true });
    expect(preview.body.data.errores).toEqual([{ fila: 3, campo: 'subgrupos', message }]);
    const refused = await send(csv);
    expect(refused.body.details).toEqual([{ path: 'fila 3, subgrupos', message }]);
    expect((await send(csv, { omitirErrores: true })).status).toBe(200);
    expect((await group('arriba'))?.opciones[0]?.grupos).toEqual([]);
    expect(await group('en-medio')).toBeUndefined();

    // Below a group that is there already, and above one.
    await put('en-medio', plain('En medio', [{ nombre: 'Papas', grupos: ['abajo'] }]));
    const above = await send('grupo;opcion;subgrupos\nArriba;Combo;En medio', { simular: true });
    expect(above.body.data.errores).toEqual([{ fila: 2, campo: 'subgrupos', message }]);
    const below = await send('grupo;opcion;subgrupos\nAbajo;Sal;Arriba', { simular: true });
    expect(below.body.data.errores).toEqual([{ fila: 2, campo: 'subgrupos', message }]);
    for (const code of ['en-medio', 'arriba', 'abajo']) await remove(code);
  });

  test('of the products names a dish with more groups than it may have', async () => {
    const codes = Array.from({ length: 9 }, (_, at) => `g${at}`);
    for (const code of codes) await put(code, plain(code, [{ nombre: 'Una' }]));
    const csv = [
      'categoria;nombre;descripcion;precio;id_sigo;grupos',
      `Bebidas;Agua;Con gas;4000;AGUA;${codes.join(' | ')}`,
    ].join('\n');
    const { body } = await kitchen.server.call('POST', '/api/menu/import', {
      token: kitchen.owner.token,
      body: formOf({ dbName: kitchen.sede.dbName, simular: true, archivo: Buffer.from(csv) }),
    });
    const message = modifiersMessages.tooManyOfDish(8);
    expect(body.data.errores).toEqual([{ fila: 2, campo: 'grupos', message }]);
    for (const code of codes) await remove(code);
  });

  test('refuses a confirmation of another menu', async () => {
    const csv = 'grupo;opcion\nTérmino;Medio';
    const { version } = (await send(csv, { simular: true })).body.data;
    await put('otro', plain('Otro', [{ nombre: 'Una' }]));
    expect((await send(csv, { version })).body.code).toBe('menu_cambiado');
    await remove('otro');
  });
});

test('a menu that is copied takes its groups along, and each sede says what is sold out', async () => {
  await call('PATCH', '/api/modifiers/salsas/agotado', { opcion: 'hogao', agotado: true });
  const other = await makeSede(kitchen.server.db, kitchen.owner);
  const { status, body } = await kitchen.server.call('POST', '/api/menu/copy', {
    token: kitchen.owner.token,
    body: { dbName: other.dbName, origen: kitchen.sede.dbName },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { body: copied } = await kitchen.server.call(
    'GET',
    `/api/modifiers?dbName=${other.dbName}`,
  );
  await call('PATCH', '/api/modifiers/salsas/agotado', { opcion: 'hogao', agotado: false });
  expect(copied).toEqual(await groups());
  const { body: dishes } = await kitchen.server.call('GET', `/api/products?dbName=${other.dbName}`);
  const bandeja = dishes.find((one: { id_sigo: string }) => one.id_sigo === 'BANDEJA');
  expect(bandeja.grupos).toEqual(['guarnicion', 'salsas']);
});

describe('a menu that is copied where there are groups', () => {
  const write = (sede: TestSede, method: 'PUT' | 'POST', path: string, body: object) =>
    kitchen.server.call(method, path, {
      token: kitchen.owner.token,
      body: { dbName: sede.dbName, ...body },
    });
  const groupsIn = async ({ dbName }: TestSede): Promise<ModifierGroup[]> =>
    (await kitchen.server.call('GET', `/api/modifiers?dbName=${dbName}`)).body;
  const copy = async (to: TestSede, from: TestSede, body: object = {}) => {
    const answer = await write(to, 'POST', '/api/menu/copy', { origen: from.dbName, ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.grupos.map(
      ({ accion, nombre }: MenuPlan['grupos'][number]) => `${accion} ${nombre}`,
    );
  };

  test('gives another name to a group whose name is that of another one', async () => {
    const other = await makeSede(kitchen.server.db, kitchen.owner);
    const own = await write(other, 'PUT', '/api/modifiers/mias', {
      ...plain('SALSAS', [{ nombre: 'Chimichurri' }]),
    });
    const plan = ['nuevo Guarnición', 'nuevo Salsas 2'];
    expect(await copy(other, kitchen.sede, { simular: true })).toEqual(plan);
    expect(await copy(other, kitchen.sede)).toEqual(plan);
    const names = (await groupsIn(other)).map(({ codigo, nombre }) => [codigo, nombre]);
    expect(names).toEqual([
      ['mias', 'SALSAS'],
      ['guarnicion', 'Guarnición'],
      ['salsas', 'Salsas 2'],
    ]);
    expect((await groupsIn(other))[0]).toEqual(own.body.data);
    expect(await copy(other, kitchen.sede)).toEqual([]);
    expect(await copy(other, kitchen.sede, { modo: 'reemplazar' })).toEqual([
      'cambia Salsas',
      'sale SALSAS',
    ]);
  });

  test('in place of what was there leaves no group of it, not even from a sede without groups', async () => {
    const [bare, other] = [
      await makeSede(kitchen.server.db, kitchen.owner),
      await makeSede(kitchen.server.db, kitchen.owner),
    ];
    await makeMenu(kitchen.server.db, bare);
    await write(other, 'PUT', '/api/modifiers/salsas', salsas());
    expect(await copy(other, bare)).toEqual([]);
    expect(await groupsIn(other)).toHaveLength(1);
    const modo = 'reemplazar';
    expect(await copy(other, bare, { modo, simular: true })).toEqual(['sale Salsas']);
    await copy(other, bare, { modo });
    expect(await groupsIn(other)).toEqual([]);
  });
});

test('a sheet of products is read with the groups that there are when it is written', async () => {
  await put('prueba', plain('Prueba', [{ nombre: 'Una' }]));
  const csv =
    'categoria;nombre;descripcion;precio;id_sigo;grupos\nPlatos;Mute;Con garbanzo;18500;MUTE;Prueba';
  const { db } = kitchen.server;
  const answer = await db.transaction().execute(async (tx) => {
    await holdMenu(tx, kitchen.sede);
    const importing = kitchen.server.call('POST', '/api/menu/import', {
      token: kitchen.owner.token,
      body: formOf({ dbName: kitchen.sede.dbName, archivo: Buffer.from(csv) }),
    });
    await untilQueued(db);
    const { restaurantId, locationId } = kitchen.sede;
    await tx
      .deleteFrom('modifier_groups')
      .where('restaurant_id', '=', restaurantId)
      .where('location_id', '=', locationId)
      .where('codigo', '=', 'prueba')
      .execute();
    return { importing };
  });
  const { body } = await answer.importing;
  const message = sheetMessages.groupUnknown('Prueba');
  expect(body.details).toEqual([{ path: 'fila 2, grupos', message }]);
});

test('additions and combos become groups after a look at what would change', async () => {
  const pass = (body: object) => call('POST', '/api/modifiers/pasar', body);
  const before = await groups();
  const preview = (await pass({ simular: true })).body.data;
  expect(preview.productos.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Ajiaco',
    'Mojarra frita',
  ]);
  expect(await groups()).toEqual(before);
  const { status } = await pass({ version: preview.version, productos: ['AJIACO'] });
  expect(status).toBe(200);
  expect((await kitchen.product('AJIACO')).grupos).toEqual(['adiciones', 'combo']);
  expect((await kitchen.product('MOJARRA')).grupos).toBeUndefined();
  expect((await group('combo'))?.opciones).toMatchObject([
    { nombre: 'En combo', precio: 0, grupos: ['bebida', 'acompanamiento'] },
  ]);
  expect((await pass({ version: preview.version })).body.code).toBe('menu_cambiado');
  await pass({});
  expect((await pass({})).body.error).toBe(modifiersMessages.nothingToPass);
});
