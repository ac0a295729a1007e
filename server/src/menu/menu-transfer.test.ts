import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import type { Category, MenuPlan, Product } from '@comanda/contract/menu/menu';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeEmployee,
  makeMenu,
  makeRestaurant,
  makeSede,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { formOf } from '../../test/forms.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let full: TestSede;

beforeAll(async () => {
  server = await startTestApp();
  owner = await makeRestaurant(server.db);
  full = await makeSede(server.db, owner);
  await makeMenu(server.db, full);
});
afterAll(() => server.close());

const HEADER =
  'categoria;subcategorias;nombre;descripcion;precio;id_sigo;permite_adiciones;agotado';
const sheet = (...rows: string[]) => [HEADER, ...rows].join('\n');

const send = (sede: TestSede, csv: string | Buffer, fields: object = {}) =>
  server.call('POST', '/api/menu/import', {
    token: owner.token,
    body: formOf({ dbName: sede.dbName, ...fields, archivo: Buffer.from(csv) }),
  });

const copy = (to: TestSede, from: TestSede, fields: object = {}, token = owner.token) =>
  server.call('POST', '/api/menu/copy', {
    token,
    body: { dbName: to.dbName, origen: from.dbName, ...fields },
  });

async function menuOf(sede: TestSede): Promise<{ products: Product[]; categories: Category[] }> {
  const query = `?dbName=${sede.dbName}`;
  const products = await server.call('GET', `/api/products${query}`);
  const categories = await server.call('GET', `/api/categories${query}`);
  return { products: products.body, categories: categories.body };
}

const actions = ({ productos }: MenuPlan) =>
  Object.fromEntries(productos.map(({ id_sigo, accion }) => [id_sigo, accion]));

/** A menu without what always differs between sedes. */
async function essence(sede: TestSede) {
  const { products, categories } = await menuOf(sede);
  const names = new Map(categories.map(({ _id, name }) => [_id, name]));
  return {
    products: products
      .map(({ _id, categoryId, agotado, ...rest }) => ({ ...rest, in: names.get(categoryId) }))
      .sort((a, b) => a.id_sigo.localeCompare(b.id_sigo)),
    categories: categories
      .map(({ _id, ...rest }) => rest)
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}

describe('a menu as a sheet', () => {
  const download = async (sede: TestSede, token = owner.token) =>
    server.app.inject({
      url: `/api/menu/export?dbName=${sede.dbName}`,
      headers: { authorization: `Bearer ${token}` },
    });

  test('opens in a spreadsheet of the region, and comes back the same', async () => {
    const answer = await download(full);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body.startsWith(`\uFEFF${HEADER};impuesto;grupos\r\n`)).toBe(true);
    expect(answer.body).toContain('Platos fuertes;;Bandeja paisa;Bandeja paisa de la casa;32900');
    const before = await menuOf(full);
    const { body } = await send(full, answer.rawPayload, { modo: 'reemplazar' });
    expect(body.message).toBe(sheetMessages.imported);
    expect(new Set(Object.values(actions(body.data)))).toEqual(new Set(['igual']));
    const after = await menuOf(full);
    expect(after.categories).toEqual(before.categories);
    expect(new Set(after.products.map(({ _id }) => _id))).toEqual(
      new Set(before.products.map(({ _id }) => _id)),
    );
  });

  test('never starts a formula in the spreadsheet that opens it', async () => {
    const sede = await makeSede(server.db, owner);
    await send(sede, sheet('Sopas;;=1+1;@SUM(A1);9000;+57;no;no'));
    const answer = await download(sede);
    expect(answer.body).toContain("'=1+1");
    expect(answer.body).toContain("'@SUM(A1)");
    const { body } = await send(sede, answer.rawPayload, { simular: 'true' });
    expect(actions(body.data)).toEqual({ '+57': 'igual' });
  });

  test('is for those who may change the menu', async () => {
    const waiter = await makeEmployee(server.db, full, ['pedidos']);
    expect((await download(full, waiter.token)).statusCode).toBe(403);
    const stranger = await makeRestaurant(server.db);
    expect((await download(full, stranger.token)).json().code).toBe('sede_ajena');
  });
});

describe('an import', () => {
  test('first says what it would do, and writes nothing', async () => {
    const before = await menuOf(full);
    const csv = sheet(
      'platos FUERTES;;Bandeja paisa;Bandeja paisa de la casa;34.900;BANDEJA;no;no',
      'Platos fuertes;;Ajiaco;Ajiaco de la casa;27500;AJIACO;no;no',
      'Sopas;Frías | De olla;Mute;Con garbanzo;$ 18.500;MUTE;sí;no',
    );
    const { status, body } = await send(full, csv, { simular: 'true', modo: 'reemplazar' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe(sheetMessages.preview);
    const plan: MenuPlan = body.data;
    expect(actions(plan)).toMatchObject({
      BANDEJA: 'cambia',
      AJIACO: 'igual',
      MUTE: 'nuevo',
      MOJARRA: 'sale',
      DESCORCHE: 'sale',
    });
    expect(plan.productos[0]).toEqual({
      accion: 'cambia',
      fila: 2,
      id_sigo: 'BANDEJA',
      nombre: 'Bandeja paisa',
      categoria: 'Platos fuertes',
      precio: 34_900,
      precioActual: 32_900,
    });
    expect(plan.categoriasNuevas).toEqual(['Sopas']);
    expect(plan.categoriasQueSalen).toContain('Servicios');
    expect(await menuOf(full)).toEqual(before);
  });

  test('names every bad row, and writes nothing of the sheet unless the person leaves them out', async () => {
    const sede = await makeSede(server.db, owner);
    const csv = sheet(
      'Sopas;;Mute;Con garbanzo;18500;MUTE;no;no',
      'Sopas;;;Sin nombre;18500;SIN;no;no',
      '',
      'Sopas;;Changua;Con huevo;gratis;CHANGUA;quizás;no',
      'Sopas;;Mute otra vez;El mismo código;1;MUTE;no;no',
      `Sopas;;Largo;${'x'.repeat(1001)};1;LARGO;no;no`,
    );
    const { status, body } = await send(sede, csv);
    expect([status, body.error]).toEqual([422, sheetMessages.badRows]);
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
      'fila 3, nombre',
      'fila 5, precio',
      'fila 5, permite_adiciones',
      'fila 6, id_sigo',
      'fila 7, descripcion',
    ]);
    expect((await menuOf(sede)).products).toEqual([]);

    const preview = await send(sede, csv, { simular: 'true' });
    expect(preview.body.data.errores[1]).toEqual({
      fila: 5,
      campo: 'precio',
      message: sheetMessages.precioInvalid('gratis'),
    });
    const good = await send(sede, csv, {
      omitirErrores: 'true',
      version: String(preview.body.data.version),
    });
    expect(good.status).toBe(200);
    expect((await menuOf(sede)).products).toMatchObject([
      { nombre: 'Mute', precio: 18_500, imagen: PLACEHOLDER_IMAGE },
    ]);
  });

  test('in place of a menu keeps the products whose row it could not read', async () => {
    const sede = await makeSede(server.db, owner);
    await makeMenu(server.db, sede);
    const before = await menuOf(sede);
    const csv = sheet(
      'Platos fuertes;;Ajiaco;Ajiaco de la casa;27500;AJIACO;no;no',
      'Bebidas;;Limonada de coco;De la casa;muchos pesos;LIMONADA;no;no',
    );
    const fields = { modo: 'reemplazar', omitirErrores: 'true' };
    const { body } = await send(sede, csv, fields);
    expect(actions(body.data)).toMatchObject({ AJIACO: 'igual', BANDEJA: 'sale' });
    expect(actions(body.data).LIMONADA).toBeUndefined();
    const { products, categories } = await menuOf(sede);
    expect(products.map(({ id_sigo }) => id_sigo).sort()).toEqual(['AJIACO', 'LIMONADA']);
    expect(products).toContainEqual(before.products.find(({ id_sigo }) => id_sigo === 'LIMONADA'));
    expect(categories.map(({ name }) => name).sort()).toEqual(['Bebidas', 'Platos fuertes']);
  });

  test('of a plan for an older menu is refused and asks for another look', async () => {
    const sede = await makeSede(server.db, owner);
    const csv = sheet('Sopas;;Mute;Con garbanzo;18500;MUTE;no;no');
    const { version } = (await send(sede, csv, { simular: 'true' })).body.data;
    await send(sede, sheet('Sopas;;Otra;Llegó antes;1000;OTRA;no;no'));
    const { status, body } = await send(sede, csv, { version: String(version) });
    expect([status, body.code]).toEqual([409, 'menu_cambiado']);
  });

  test('of a plan is written though the tables of the sede changed meanwhile', async () => {
    const sede = await makeSede(server.db, owner);
    const csv = sheet('Sopas;;Mute;Con garbanzo;18500;MUTE;no;no');
    const { version } = (await send(sede, csv, { simular: 'true' })).body.data;
    const { token } = owner;
    const { dbName } = sede;
    const tables = await server.call('GET', `/api/tables?dbName=${dbName}`, { token });
    const place = { puestos: 4, x: 0, y: 0, ancho: 16, alto: 16, forma: 'redonda' };
    const data = { zonas: [{ nombre: 'Salón', mesas: [{ nombre: '7', ...place }] }] };
    const body = { dbName, version: tables.body.version, data };
    expect((await server.call('PUT', '/api/tables', { token, body })).status).toBe(200);
    expect((await send(sede, csv, { version: String(version) })).status).toBe(200);
  });

  test('keeps the picture, and every field that the sheet does not have', async () => {
    const sede = await makeSede(server.db, owner);
    await makeMenu(server.db, sede);
    await send(
      sede,
      'id sigo,Código,NOMBRE,Descripción,Precio,Categoría\nMOJARRA,,Mojarra,Frita,"33,500",Platos fuertes',
    );
    const { products } = await menuOf(sede);
    const mojarra = products.find(({ id_sigo }) => id_sigo === 'MOJARRA');
    expect(mojarra).toMatchObject({
      nombre: 'Mojarra',
      descripcion: 'Frita',
      precio: 33_500,
      agotado: true,
      imagen: '/images/p/1280.webp',
    });
  });

  test('changes the tax of a dish only where the sheet has the column', async () => {
    const sede = await makeSede(server.db, owner);
    const row = 'Sopas;;Ajiaco;Con pollo;24500;AJIACO;no;no';
    const taxes = async () => (await menuOf(sede)).products.map(({ impuesto }) => impuesto);
    const withTax = (text: string) => [`${HEADER};impuesto;nota`, `${row};${text};mía`].join('\n');
    await send(sede, withTax('IVA 19 %'));
    expect(await taxes()).toEqual(['iva19']);
    expect(actions((await send(sede, sheet(row))).body.data)).toEqual({ AJIACO: 'igual' });
    expect(await taxes()).toEqual(['iva19']);
    expect(actions((await send(sede, withTax(''))).body.data)).toEqual({ AJIACO: 'cambia' });
    expect(await taxes()).toEqual([undefined]);
  });

  test('checks category names by the rules of their form', async () => {
    const many = Array.from({ length: 41 }, (_, at) => `m${at}`).join('|');
    const csv = sheet(`${'x'.repeat(201)};;A;B;1;A1;no;no`, `Sopas;${many};A;B;1;A2;no;no`);
    const { body } = await send(full, csv, { simular: 'true' });
    expect(body.data.errores.map(({ campo }: { campo: string }) => campo)).toEqual([
      'categoria',
      'subcategorias',
    ]);
  });

  test('reads a sheet that names its delimiter, with blank lines under the header', async () => {
    const sede = await makeSede(server.db, owner);
    const blank = '\n'.repeat(12);
    const csv = `sep=;\n${HEADER}${blank}Sopas;;Mute, el grande;Con garbanzo;18500;MUTE;no;no`;
    expect((await send(sede, csv)).status).toBe(200);
    expect((await menuOf(sede)).products[0]?.nombre).toBe('Mute, el grande');
  });

  test('of a huge file is refused before it is read', async () => {
    const { status } = await send(full, `${HEADER}\n${'\n'.repeat(1_100_000)}`);
    expect(status).toBe(413);
  });

  test('reads line ends of two kinds', async () => {
    const sede = await makeSede(server.db, owner);
    const csv = `${HEADER}\r\nSopas;;Mute;Con garbanzo;18500;MUTE;no;no\nSopas;;Changua;Con huevo;9000;CHANGUA;no;no\r\n`;
    expect((await send(sede, csv)).status).toBe(200);
    expect((await menuOf(sede)).products).toHaveLength(2);
  });

  test('reads what Excel writes on Windows', async () => {
    const sede = await makeSede(server.db, owner);
    const csv = Buffer.from(sheet('Niños;;Ñame;Puré de ñame;7000;NAME;sí;no'), 'latin1');
    expect((await send(sede, csv)).status).toBe(200);
    expect((await menuOf(sede)).products[0]).toMatchObject({
      nombre: 'Ñame',
      permiteAdiciones: true,
    });
  });

  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['a sheet with an unclosed quote', Buffer.from(`${HEADER}\n"abierta;;;;;;;`)],
  ])('is refused for %s', async (_what, file) => {
    const { status, body } = await send(full, file);
    expect([status, body.error]).toEqual([422, sheetMessages.unreadable]);
  });

  test.each(['', '\n\n', ' ;;; \n'])('that is empty says so and what to do', async (file) => {
    const { status, body } = await send(full, file, { simular: 'true' });
    expect(status).toBe(200);
    expect(body.data.errores).toEqual([{ fila: 0, campo: '', message: sheetMessages.blank }]);
  });

  test('without required columns says once which ones', async () => {
    const { body } = await send(full, 'nombre;precio\nMute;100', { simular: 'true' });
    const message = sheetMessages.columnsMissing(['categoria', 'descripcion']);
    expect(message).toMatch(/^Faltan las columnas «categoria» y «descripcion»\./);
    expect(body.data.errores).toEqual([{ fila: 0, campo: '', message }]);
    expect((await send(full, 'nombre;precio\nMute;100')).status).toBe(422);
  });
});

describe('copying a menu', () => {
  test('into an empty sede makes it the same, flags and pictures too, with everything available', async () => {
    const sede = await makeSede(server.db, owner);
    const preview = await copy(sede, full, { simular: true });
    expect(preview.body.message).toBe(sheetMessages.preview);
    expect((await menuOf(sede)).products).toEqual([]);
    const { status, body } = await copy(sede, full, { version: preview.body.data.version });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toBe(sheetMessages.copied);
    expect(await essence(sede)).toEqual(await essence(full));
    expect((await menuOf(sede)).products.every(({ agotado }) => !agotado)).toBe(true);
    expect((await menuOf(sede)).categories.map(({ name }) => name)).toEqual(
      (await menuOf(full)).categories.map(({ name }) => name),
    );
  });

  test('adds to what is there, and existing categories keep their flags', async () => {
    const sede = await makeSede(server.db, owner);
    await send(sede, sheet('Refrescos;;Kola;Roja;4000;KOLA;no;no'));
    const { categories } = await menuOf(sede);
    await server.call('PATCH', `/api/categories/update/${categories[0]?._id}`, {
      token: owner.token,
      body: { dbName: sede.dbName, category: { name: 'Refrescos', esBebida: true } },
    });
    expect((await copy(sede, full)).status).toBe(200);
    const after = await menuOf(sede);
    expect(after.products.map(({ id_sigo }) => id_sigo)).toContain('KOLA');
    expect(after.categories.filter(({ esBebida }) => esBebida).map(({ name }) => name)).toEqual([
      'Refrescos',
    ]);
    expect(after.categories.filter(({ esPlatoPrincipal }) => esPlatoPrincipal)).toHaveLength(1);
  });

  test('in place of what was there leaves nothing of it', async () => {
    const sede = await makeSede(server.db, owner);
    await send(
      sede,
      sheet('Refrescos;;Kola;Roja;4000;KOLA;no;no', 'Bebidas;;Agua;Fría;1;AGUA;no;no'),
    );
    const [refrescos] = (await menuOf(sede)).categories;
    await server.call('PATCH', `/api/categories/update/${refrescos?._id}`, {
      token: owner.token,
      body: { dbName: sede.dbName, category: { name: 'Refrescos', esBebida: true } },
    });
    const { body } = await copy(sede, full, { modo: 'reemplazar' });
    expect(body.data.categoriasQueSalen).toEqual(['Refrescos']);
    expect(await essence(sede)).toEqual(await essence(full));
  });

  test('works only between two different sedes of one restaurant', async () => {
    expect((await copy(full, full)).body.code).toBe('misma_sede');
    const stranger = await makeRestaurant(server.db);
    const theirs = await makeSede(server.db, stranger);
    expect((await copy(theirs, full, {}, stranger.token)).body.code).toBe('sede_ajena');
    expect((await copy(full, theirs)).body.code).toBe('sede_ajena');
    expect((await copy(full, { ...theirs, dbName: 'nada' })).status).toBe(404);
    const sister = await makeSede(server.db, owner);
    const keeper = await makeEmployee(server.db, sister, ['menu']);
    expect((await copy(sister, full, {}, keeper.token)).body.code).toBe('sede_ajena');
  });
});

describe('the example menu', () => {
  const load = (sede: TestSede, token = owner.token) =>
    server.call('POST', '/api/menu/example', { token, body: { dbName: sede.dbName } });

  test('fills an empty sede with dishes, flags and pictures, and can be changed like any other', async () => {
    const sede = await makeSede(server.db, owner);
    const { status, body } = await load(sede);
    expect([status, body.message]).toEqual([200, sheetMessages.exampleLoaded]);
    const { products, categories } = await menuOf(sede);
    expect(products.length).toBeGreaterThan(40);
    expect(products.every(({ agotado }) => !agotado)).toBe(true);
    expect(categories.filter(({ esBebida }) => esBebida)).toHaveLength(1);
    const picture = await fetch(`${server.origin}${products[0]?.imagen}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await send(sede, sheet('Sopas;;Ajiaco mío;Mío;1;MIO;no;no'))).status).toBe(200);
  });

  test('keeps the categories that are there and duplicates none', async () => {
    const sede = await makeSede(server.db, owner);
    await send(sede, sheet('bebidas;;Agua;Fría;1000;AGUA;no;no'));
    const [agua] = (await menuOf(sede)).products;
    const removal = `/api/products/delete/${agua?._id}?dbName=${sede.dbName}`;
    expect((await server.call('DELETE', removal, { token: owner.token })).status).toBe(200);
    expect((await load(sede)).status).toBe(200);
    const names = (await menuOf(sede)).categories.map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => name === 'bebidas')).toHaveLength(1);
  });

  test('never replaces a menu of one’s own, not even when it is asked for twice at once', async () => {
    expect((await load(full)).body.code).toBe('menu_con_productos');
    const sede = await makeSede(server.db, owner);
    const answers = await Promise.all([load(sede), load(sede)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
