import { MENU_LIMITS } from '@comanda/contract/menu/menu.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMenu, makeSede, type TestSede } from '../../test/factories.ts';
import { formOf } from '../../test/forms.ts';
import { fillMenu } from '../../test/long-menu.ts';
import { openMenu } from '../../test/menu.ts';

const TOO_MANY = [422, 'limite_de_productos'];
let menu: Awaited<ReturnType<typeof openMenu>>;

beforeAll(async () => {
  menu = await openMenu();
});
afterAll(() => menu.server.close());

const newSede = () => makeSede(menu.server.db, menu.owner);
/** A sede with this many products and one category. */
const sedeWith = async (count: number) => {
  const sede = await newSede();
  return { sede, category_id: await fillMenu(menu.server.db, sede, count) };
};
const count = async ({ dbName }: TestSede) =>
  (await menu.server.call('GET', `/api/products?dbName=${dbName}`)).body.length;
const send = async (path: string, body: object) => {
  const answer = await menu.server.call('POST', path, { token: menu.owner.token, body });
  return [answer.status, answer.body.code ?? 'hecho'];
};
const upsert = ({ dbName }: TestSede, categoryId: string, product: object) => {
  const whole = { nombre: 'Uno más', descripcion: 'De más', precio: 1_000, categoryId, ...product };
  return send('/api/products/upsert', formOf({ dbName, product: whole }));
};
const importSheet = ({ dbName }: TestSede, rows: readonly string[], fields: object = {}) => {
  const csv = ['categoria;nombre;descripcion;precio;id_sigo', ...rows].join('\n');
  return send('/api/menu/import', formOf({ dbName, ...fields, archivo: Buffer.from(csv) }));
};

describe('a sede with as many products as it may have', () => {
  test('takes no other, whether new or a duplicate, and two at once cannot share the last place', async () => {
    const { sede, category_id } = await sedeWith(MENU_LIMITS.products - 1);
    const outcomes = await Promise.all([
      upsert(sede, category_id, { id_sigo: 'A' }),
      upsert(sede, category_id, { id_sigo: 'B' }),
    ]);
    expect(outcomes.sort()).toEqual([[201, 'hecho'], TOO_MANY]);
    expect(await count(sede)).toBe(MENU_LIMITS.products);
    const { body } = await menu.server.call('GET', `/api/products?dbName=${sede.dbName}`);
    const copiaDe = body[0]._id;
    expect(await upsert(sede, category_id, { id_sigo: 'C', copiaDe })).toEqual(TOO_MANY);
  });

  test('refuses a sheet that adds one, before anything is written', async () => {
    const { sede } = await sedeWith(MENU_LIMITS.products);
    const row = 'Sopas;Ajiaco;De la casa;27500;AJIACO';
    expect(await importSheet(sede, [row], { simular: true })).toEqual(TOO_MANY);
    expect(await importSheet(sede, [row])).toEqual(TOO_MANY);
    expect(await count(sede)).toBe(MENU_LIMITS.products);
    const known = 'Carta larga;Otro nombre;De la casa;27500;LARGO-0';
    expect(await importSheet(sede, [known])).toEqual([200, 'hecho']);
    expect(await importSheet(sede, [row], { modo: 'reemplazar' })).toEqual([200, 'hecho']);
    expect(await count(sede)).toBe(1);
  });

  test('refuses the menu of another sede on top of its own', async () => {
    const { sede } = await sedeWith(MENU_LIMITS.products);
    const body = { dbName: sede.dbName, origen: menu.sede.dbName };
    expect(await send('/api/menu/copy', { ...body, simular: true })).toEqual(TOO_MANY);
    expect(await send('/api/menu/copy', body)).toEqual(TOO_MANY);
    expect(await count(sede)).toBe(MENU_LIMITS.products);
  });
});

test('a sede that already has more than the limit keeps its products and can change them', async () => {
  const { sede, category_id } = await sedeWith(MENU_LIMITS.products + 3);
  const { body } = await menu.server.call('GET', `/api/products?dbName=${sede.dbName}`);
  const [first] = body;
  const edit = { _id: first._id, id_sigo: first.id_sigo, nombre: 'Con otro nombre' };
  expect(await upsert(sede, category_id, edit)).toEqual([200, 'hecho']);
  const path = `/api/products/delete/${first._id}?dbName=${sede.dbName}`;
  const gone = await menu.server.call('DELETE', path, { token: menu.owner.token });
  expect(gone.status).toBe(200);
  expect(await upsert(sede, category_id, { id_sigo: 'A' })).toEqual(TOO_MANY);
  expect(await count(sede)).toBe(MENU_LIMITS.products + 2);
});

test('a sede has at most so many categories, made or imported', async () => {
  const sede = await newSede();
  await makeMenu(menu.server.db, sede);
  const rows = Array.from(
    { length: MENU_LIMITS.categories + 1 },
    (_, at) => `Carta ${at};Plato;De la casa;1000;P${at}`,
  );
  const tooMany = [422, 'limite_de_categorias'];
  expect(await importSheet(sede, rows, { simular: true })).toEqual(tooMany);
  const fitting = rows.slice(0, MENU_LIMITS.categories);
  expect(await importSheet(sede, fitting, { modo: 'reemplazar' })).toEqual([200, 'hecho']);
  const category = formOf({
    dbName: sede.dbName,
    category: { name: 'Una más' },
    imageUpload: menu.image,
  });
  expect(await send('/api/categories/create', category)).toEqual(tooMany);
});

test('a sheet of a million columns is not a menu', async () => {
  const sede = await newSede();
  const wide = `categoria;nombre;descripcion;precio;id_sigo${';'.repeat(1_000_000)}`;
  const body = formOf({ dbName: sede.dbName, archivo: Buffer.from(wide) });
  expect(await send('/api/menu/import', body)).toEqual([422, 'hoja_invalida']);
});
