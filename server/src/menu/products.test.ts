import { editMessages } from '@comanda/contract/forms/edits.messages';
import { PLACEHOLDER_IMAGE } from '@comanda/contract/menu/images';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRestaurant } from '../../test/factories.ts';
import { formOf, picture } from '../../test/forms.ts';
import { openMenu } from '../../test/menu.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
});
afterAll(() => kitchen.server.close());

const sancocho = async (extra: object = {}) => ({
  nombre: 'Sancocho trifásico',
  descripcion: 'Pollo, cerdo y res',
  precio: 28_500,
  id_sigo: 'SANCOCHO',
  categoryId: (await kitchen.category('Platos fuertes'))._id,
  ...extra,
});

describe('a new product', () => {
  test('is on the menu with its image', async () => {
    const product = await sancocho({ permiteAdiciones: true, id_sigo: 4107 });
    const { status, body } = await kitchen.upsert(product, kitchen.image, kitchen.menuKeeper.token);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.action).toBe('created');
    expect(body.message).toBeUndefined();
    expect(body.data).toMatchObject({ ...product, id_sigo: '4107', agotado: false });
    expect(body.data.imagen).toMatch(/^\/images\/[0-9a-f]{32}\/1280\.webp$/);
    expect(await kitchen.product('4107')).toEqual(body.data);
  });

  test('without an image is saved all the same, and the answer says what is missing', async () => {
    const { status, body } = await kitchen.upsert(await sancocho({ id_sigo: 'SIN-FOTO' }));
    expect(status).toBe(201);
    expect(body.message).toBe(productsMessages.imageRequired);
    expect(body.data.imagen).toBe(PLACEHOLDER_IMAGE);
    const later = await kitchen.upsert({ ...body.data, precio: 1 });
    expect(later.body.action).toBe('updated');
    expect(later.body.message).toBeUndefined();
  });

  test.each([
    ['nombre', 'Escribe el nombre.'],
    ['descripcion', 'Escribe una descripción.'],
    ['precio', 'Escribe el precio.'],
    ['id_sigo', 'Escribe el código.'],
    ['categoryId', 'Elige una categoría.'],
  ])('needs its %s', async (field, message) => {
    const { status, body } = await kitchen.upsert(await sancocho({ [field]: null }));
    expect(status).toBe(422);
    expect(body.error).toBe(productsMessages.fieldsRequired);
    expect(body.details).toEqual([{ path: field, message }]);
  });

  test.each([-1, 10.5, 1e12])('cannot cost %d pesos', async (precio) => {
    const { status, body } = await kitchen.upsert(await sancocho({ precio }));
    expect([status, body.error]).toEqual([422, productsMessages.precioInvalid]);
  });

  test('must say in which sede', async () => {
    const { status, body } = await kitchen.server.call('POST', '/api/products/upsert', {
      token: kitchen.owner.token,
      body: formOf({ product: await sancocho() }),
    });
    expect([status, body.error]).toEqual([422, productsMessages.locationUnresolved]);
  });

  test('has an id_sigo of its own, also when two come at once', async () => {
    const twin = async () => kitchen.upsert(await sancocho({ id_sigo: 'GEMELO' }));
    const answers = await Promise.all([twin(), twin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('id_sigo_repetido');
    expect(refused?.body.details[0].path).toBe('id_sigo');
  });

  test('is in a category of this sede, marked with subcategories of that category', async () => {
    const strange = await kitchen.upsert(await sancocho({ categoryId: crypto.randomUUID() }));
    expect(strange.body.code).toBe('categoria_desconocida');
    const marked = await kitchen.upsert(await sancocho({ subcategoryIds: ['nada'] }));
    expect([marked.status, marked.body.error]).toEqual([422, productsMessages.subcategoryForeign]);
  });

  test('that is a duplicate has the picture of the first', async () => {
    const first = (await kitchen.upsert(await sancocho({ id_sigo: 'UNO' }), kitchen.image)).body
      .data;
    const copy = await kitchen.upsert(await sancocho({ id_sigo: 'DOS', copiaDe: first._id }));
    expect(copy.body.data.imagen).toBe(first.imagen);
    expect(copy.body.message).toBeUndefined();
    expect(copy.body.data._id).not.toBe(first._id);
  });

  test('texts are one clean line and no longer than a menu needs', async () => {
    const { body } = await kitchen.upsert(
      await sancocho({ id_sigo: 'LIMPIO', nombre: ' <b>Mute</b>\u202e\n santandereano ' }),
    );
    expect(body.data.nombre).toBe('<b>Mute</b> santandereano');
    const long = await kitchen.upsert(await sancocho({ nombre: 'x'.repeat(201) }));
    expect(long.status).toBe(422);
  });
});

describe('a product that is changed', () => {
  test('keeps what was not sent: its image, its marks, whether it is sold out', async () => {
    const before = await kitchen.product('MOJARRA');
    const { _id, categoryId, nombre, descripcion, id_sigo } = before;
    const { status, body } = await kitchen.upsert({
      _id,
      categoryId,
      nombre,
      descripcion,
      id_sigo,
      precio: 35_000,
    });
    expect([status, body.action]).toEqual([200, 'updated']);
    expect(body.data).toEqual({ ...before, precio: 35_000 });
    const pictured = await kitchen.upsert(before, await picture('webp', { shade: 9 }));
    expect(pictured.body.data.imagen).not.toBe(before.imagen);
  });

  test('loses the marks of its old category in another', async () => {
    const drinks = await kitchen.category('Bebidas');
    await kitchen.updateCategory(drinks._id, {
      name: 'Bebidas',
      subcategorias: [{ name: 'Frías' }],
    });
    const lemonade = await kitchen.product('LIMONADA');
    await kitchen.upsert({ ...lemonade, subcategoryIds: ['frías'] });
    const additions = await kitchen.category('Adiciones');
    const { subcategoryIds: _, ...rest } = lemonade;
    const { body } = await kitchen.upsert({ ...rest, categoryId: additions._id });
    expect(body.data.subcategoryIds).toEqual([]);
    await kitchen.upsert(lemonade);
  });

  test('is not found if it does not exist', async () => {
    for (const _id of [crypto.randomUUID(), 'x']) {
      expect((await kitchen.upsert(await sancocho({ _id }))).body.code).toBe(
        'producto_no_encontrado',
      );
    }
  });
});

describe('a product that is sold out', () => {
  const order = (id_sigo: string) =>
    kitchen.server.call('POST', '/api/orders/create', {
      body: {
        dbName: kitchen.sede.dbName,
        tipo: 'para_llevar',
        nombreCliente: 'Ana',
        email: 'ana@correo.example',
        metodoPago: 'efectivo',
        productos: [{ id_sigo, cantidad: 1 }],
      },
    });

  test('cannot be ordered from that moment, and can when it is back', async () => {
    const { _id, nombre } = await kitchen.product('AJIACO');
    expect((await order('AJIACO')).status).toBe(201);
    const gone = await kitchen.patch('/api/products/agotado', { productId: _id, agotado: true });
    expect(gone.body).toMatchObject({
      message: productsMessages.soldOut(nombre),
      data: { _id, agotado: true },
    });
    expect((await order('AJIACO')).body.code).toBe('producto_agotado');
    const back = await kitchen.patch(
      '/api/products/agotado',
      { productId: _id, agotado: false },
      kitchen.menuKeeper.token,
    );
    expect(back.body.message).toBe(productsMessages.available(nombre));
    expect((await order('AJIACO')).status).toBe(201);
  });

  test('stays so when two say it at once, and the audit log says it once', async () => {
    const { _id } = await kitchen.product('PATACON');
    const answers = await Promise.all(
      [kitchen.menuKeeper.token, undefined].map((token) =>
        kitchen.patch('/api/products/agotado', { productId: _id, agotado: true }, token),
      ),
    );
    expect(answers.map(({ body }) => body.data.agotado)).toEqual([true, true]);
    const trail = await kitchen.server.db
      .selectFrom('audit_entries')
      .select('action')
      .where('entity_id', '=', _id)
      .execute();
    expect(trail).toEqual([{ action: 'agotado' }]);
  });

  test('is marked only by those with the permiso menu', async () => {
    const { _id } = await kitchen.product('AJIACO');
    const body = { productId: _id, agotado: true };
    expect((await kitchen.patch('/api/products/agotado', body, kitchen.waiter.token)).status).toBe(
      403,
    );
    const stranger = await makeRestaurant(kitchen.server.db);
    expect((await kitchen.patch('/api/products/agotado', body, stranger.token)).body.code).toBe(
      'sede_ajena',
    );
  });
});

test('the products of a category have the order that was sent', async () => {
  const { _id } = await kitchen.category('Acompañamientos');
  const inCategory = async () =>
    (await kitchen.products()).filter(({ categoryId }) => categoryId === _id);
  const ids = (await inCategory()).map((one) => one._id).reverse();
  const { status } = await kitchen.patch('/api/products/reorder', { categoryId: _id, ids });
  expect(status).toBe(200);
  expect((await inCategory()).map((one) => one._id)).toEqual(ids);
  const wrong = { categoryId: _id, ids: ids.slice(1) };
  expect((await kitchen.patch('/api/products/reorder', wrong)).body.code).toBe('orden_incompleto');
});

test('a deleted product leaves the menu, and the orders that named it stay as they were', async () => {
  const { body } = await kitchen.upsert(await sancocho({ id_sigo: 'FUGAZ', nombre: 'Fugaz' }));
  const sale = await kitchen.server.call('POST', '/api/orders/create', {
    token: kitchen.waiter.token,
    body: {
      dbName: kitchen.sede.dbName,
      tipo: 'para_llevar',
      nombreCliente: 'Ana',
      metodoPago: 'efectivo',
      productos: [{ id_sigo: 'FUGAZ', cantidad: 2 }],
    },
  });
  const gone = await kitchen.remove(`/api/products/delete/${body.data._id}`);
  expect(gone.body.message).toBe(productsMessages.deleted);
  expect((await kitchen.products()).some(({ id_sigo }) => id_sigo === 'FUGAZ')).toBe(false);
  const list = await kitchen.server.call('GET', `/api/orders?dbName=${kitchen.sede.dbName}`, {
    token: kitchen.owner.token,
  });
  expect(list.body.data).toContainEqual(sale.body.data);
});

test('every change of the menu is recorded with the values from before', async () => {
  const { _id } = await kitchen.product('PAPA');
  await kitchen.patch('/api/products/agotado', { productId: _id, agotado: true });
  const entries = await kitchen.server.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity_id', '=', _id)
    .execute();
  expect(entries).toMatchObject([
    {
      actor_tipo: 'propietario',
      action: 'agotado',
      entity: 'producto',
      location_id: kitchen.sede.locationId,
      before: { agotado: false },
      after: { agotado: true },
    },
  ]);
});

describe('two people who edit a product', () => {
  const opened = async (id_sigo: string) =>
    (await kitchen.upsert(await sancocho({ id_sigo }))).body.data;

  test('keep each other’s changes: an old form does not put a price back', async () => {
    const antes = await opened('DOS-1');
    await kitchen.upsert({ ...antes, precio: 31_000, agotado: true });
    const late = await kitchen.upsert({ ...antes, nombre: 'Sancocho valluno', antes });
    expect(late.status, JSON.stringify(late.body)).toBe(200);
    expect(late.body.data).toMatchObject({
      nombre: 'Sancocho valluno',
      precio: 31_000,
      agotado: true,
    });
  });

  test('are told when both changed the same field, and shown what it is now', async () => {
    const antes = await opened('DOS-2');
    await kitchen.upsert({ ...antes, precio: 31_000 });
    const late = await kitchen.upsert({ ...antes, precio: 29_000, antes }, kitchen.image);
    expect([late.status, late.body.code]).toEqual([409, 'cambiado_mientras']);
    expect(late.body.details).toEqual([{ path: 'precio', message: editMessages.fieldChanged }]);
    expect(late.body.data).toMatchObject({ _id: antes._id, precio: 31_000, imagen: antes.imagen });
    const again = await kitchen.upsert({ ...antes, precio: 29_000, antes: late.body.data });
    expect(again.body.data.precio).toBe(29_000);
  });

  test('who save at once do not overwrite each other', async () => {
    const antes = await opened('DOS-3');
    const answers = await Promise.all(
      [29_000, 31_000].map((precio) => kitchen.upsert({ ...antes, precio, antes })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('overwrite as before if they do not say what they started from', async () => {
    const antes = await opened('DOS-4');
    await kitchen.upsert({ ...antes, precio: 31_000 });
    expect((await kitchen.upsert({ ...antes, precio: 29_000 })).body.data.precio).toBe(29_000);
  });
});
