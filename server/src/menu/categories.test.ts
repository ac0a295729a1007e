import { categoriesMessages } from '@comanda/contract/menu/menu-admin.messages';
import { FLAGS } from '@comanda/contract/menu/menu-form.rules';
import { tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMenu, makeSede } from '../../test/factories.ts';
import { picture } from '../../test/forms.ts';
import { openMenu } from '../../test/menu.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
});
afterAll(() => kitchen.server.close());

describe('a new category', () => {
  test('is at the end of the menu, with the ids of its subcategories made by the server', async () => {
    const { status, body } = await kitchen.createCategory(
      {
        name: '  Sopas del día ',
        subcategorias: [{ name: 'Con Carne' }, { id: 'mío', name: 'Sin  carne' }],
      },
      kitchen.image,
      kitchen.menuKeeper.token,
    );
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.message).toBe(categoriesMessages.created);
    expect(body.data).toMatchObject({
      name: 'Sopas del día',
      active: true,
      esBebida: false,
      subcategorias: [
        { id: 'con_carne', name: 'Con Carne' },
        { id: 'sin_carne', name: 'Sin  carne' },
      ],
    });
    expect((await kitchen.categories()).at(-1)).toEqual(body.data);
    const list = await kitchen.server.call(
      'GET',
      `/api/categories/subcategories?dbName=${kitchen.sede.dbName}&categoryid=${body.data._id}`,
    );
    expect(list.body).toEqual(body.data.subcategorias);
  });

  test('needs a name and an image', async () => {
    const required = categoriesMessages.nameAndImageRequired;
    const noName = await kitchen.createCategory({ name: ' ' }, kitchen.image);
    expect([noName.status, noName.body.error]).toEqual([422, required]);
    const noImage = await kitchen.createCategory({ name: 'Sin imagen' });
    expect([noImage.status, noImage.body.error]).toEqual([422, required]);
    expect(noImage.body.details).toEqual([{ path: 'imageUpload', message: 'Elige una imagen.' }]);
  });

  test.each(FLAGS)('cannot hold %s while another does', async (flag) => {
    const { status, body } = await kitchen.createCategory(
      { name: 'Otra', [flag]: true },
      kitchen.image,
    );
    expect(status).toBe(422);
    expect(body.error).toBe(categoriesMessages.flagTaken);
    expect(body.details[0].path).toBe(flag);
  });

  test('of several at once that want a free flag, one gets it', async () => {
    const sister = await makeSede(kitchen.server.db, kitchen.owner);
    const body = (name: string) => {
      const form = new FormData();
      form.append('dbName', sister.dbName);
      form.append('category', JSON.stringify({ name, esBebida: true }));
      form.append('imageUpload', new Blob([new Uint8Array(kitchen.image)]), 'b.png');
      return form;
    };
    const answers = await Promise.all(
      ['Jugos', 'Vinos', 'Cafés', 'Cervezas'].map((name) =>
        kitchen.server.call('POST', '/api/categories/create', {
          token: kitchen.owner.token,
          body: body(name),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  test('cannot take the name of another, however it is spelt, not even at the same moment', async () => {
    const { body } = await kitchen.createCategory({ name: 'Jalapeños del día' }, kitchen.image);
    const message = categoriesMessages.nameRepeated('Jalapeños del día');
    const again = await kitchen.createCategory({ name: ' JALAPENOS  del dia' }, kitchen.image);
    expect([again.status, again.body.error]).toEqual([422, message]);
    expect(again.body.details).toEqual([{ path: 'name', message }]);

    const kept = await kitchen.updateCategory(body.data._id, { name: 'Jalapeños del Día' });
    expect(kept.status).toBe(200);
    const other = await kitchen.createCategory({ name: 'Encurtidos' }, kitchen.image);
    const renamed = await kitchen.updateCategory(other.body.data._id, {
      name: 'jalapeños del día',
    });
    expect(renamed.status).toBe(422);

    const atOnce = await Promise.all(
      ['Onces', 'ONCES', 'onces'].map((name) => kitchen.createCategory({ name }, kitchen.image)),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('has subcategories with different names', async () => {
    const twice = { name: 'Dulces', subcategorias: [{ name: 'Fríos' }, { name: 'fríos' }] };
    expect((await kitchen.createCategory(twice, kitchen.image)).body.error).toBe(
      categoriesMessages.subcategoryRepeated,
    );
  });

  test('is made only by those with the permiso menu', async () => {
    const { token } = kitchen.waiter;
    const { status } = await kitchen.createCategory({ name: 'No' }, kitchen.image, token);
    expect(status).toBe(403);
  });
});

describe('a category that is changed', () => {
  test('keeps its image when none is sent, and takes a new one', async () => {
    const before = await kitchen.category('Platos fuertes');
    const renamed = await kitchen.updateCategory(before._id, { name: 'Platos de la casa' });
    expect(renamed.status).toBe(200);
    expect(renamed.body.message).toBe(categoriesMessages.updated);
    expect(renamed.body.data).toEqual({ ...before, name: 'Platos de la casa' });
    const image = await picture('jpeg', { shade: 33 });
    const pictured = await kitchen.updateCategory(before._id, { name: before.name }, image);
    expect(pictured.body.data.imageUrl).toMatch(/^\/images\/[0-9a-f]{32}\/1280\.webp$/);
  });

  test('needs its name', async () => {
    const { _id } = await kitchen.category('Bebidas');
    const { status, body } = await kitchen.updateCategory(_id, { name: '' });
    expect([status, body.error]).toEqual([422, categoriesMessages.nameRequired]);
  });

  test('may keep its own flag, give it up, and another may then have it', async () => {
    const drinks = await kitchen.category('Bebidas');
    const keep = { name: drinks.name, esBebida: true };
    expect((await kitchen.updateCategory(drinks._id, keep)).status).toBe(200);
    const other = await kitchen.category('Adiciones');
    const want = { name: other.name, esBebida: true };
    expect((await kitchen.updateCategory(other._id, want)).body.code).toBe('bandera_ocupada');
    await kitchen.updateCategory(drinks._id, { name: drinks.name, esBebida: false });
    expect((await kitchen.updateCategory(other._id, want)).status).toBe(200);
    await kitchen.updateCategory(other._id, { name: other.name, esBebida: false });
    expect((await kitchen.updateCategory(drinks._id, keep)).body.data.esBebida).toBe(true);
  });

  test('carries its products along when a subcategory is renamed, and unmarks a removed one', async () => {
    const { _id, name } = await kitchen.category('Bebidas');
    const marks = (subcategorias: object[]) => kitchen.updateCategory(_id, { name, subcategorias });
    await marks([{ name: 'Frías' }, { name: 'Con licor' }]);
    const lemonade = await kitchen.product('LIMONADA');
    await kitchen.upsert({ ...lemonade, subcategoryIds: ['frías', 'con_licor'] });
    await marks([{ id: 'frías', name: 'Muy frías' }]);
    expect((await kitchen.product('LIMONADA')).subcategoryIds).toEqual(['muy_frías']);
  });

  test('is not found if it does not exist', async () => {
    for (const id of [crypto.randomUUID(), 'x']) {
      const { body } = await kitchen.updateCategory(id, { name: 'Nada' });
      expect(body.code).toBe('categoria_desconocida');
    }
  });
});

test('hiding a category takes its dishes off the menu, activating brings them back', async () => {
  const { _id } = await kitchen.category('Bebidas');
  const order = () =>
    kitchen.server.call('POST', '/api/orders/create', {
      token: kitchen.waiter.token,
      body: {
        dbName: kitchen.sede.dbName,
        tipo: 'para_llevar',
        nombreCliente: 'Luz',
        metodoPago: 'efectivo',
        productos: [{ id_sigo: 'LIMONADA', cantidad: 1 }],
      },
    });
  const hidden = await kitchen.patch('/api/categories/toggle/', { categoryId: _id });
  expect(hidden.body).toMatchObject({
    message: categoriesMessages.toggled,
    data: { active: false },
  });
  expect((await order()).body.code).toBe('producto_oculto');
  await kitchen.patch('/api/categories/toggle/', { categoryId: _id });
  expect((await order()).status).toBe(201);
});

test('two people who hide a category at once leave it hidden, and the audit log says so once', async () => {
  const { _id } = await kitchen.category('Acompañamientos');
  const hide = () => kitchen.patch('/api/categories/toggle/', { categoryId: _id, active: false });
  const answers = await Promise.all([hide(), hide()]);
  const trail = await kitchen.server.db
    .selectFrom('audit_entries')
    .select('action')
    .where('entity_id', '=', _id)
    .where('action', '=', 'ocultada')
    .execute();
  await kitchen.patch('/api/categories/toggle/', { categoryId: _id, active: true });
  expect(answers.map(({ body }) => body.data.active)).toEqual([false, false]);
  expect(trail).toHaveLength(1);
});

describe('the order of the categories', () => {
  test('is the one that was sent', async () => {
    const ids = (await kitchen.categories()).map(({ _id }) => _id).reverse();
    const { status, body } = await kitchen.patch('/api/categories/reorder', { ids });
    expect(status).toBe(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect((await kitchen.categories()).map(({ _id }) => _id)).toEqual(ids);
  });

  test('must name every category once: somebody may have added one meanwhile', async () => {
    const ids = (await kitchen.categories()).map(({ _id }) => _id);
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), crypto.randomUUID()]]) {
      const { status, body } = await kitchen.patch('/api/categories/reorder', { ids: wrong });
      expect([status, body.code]).toEqual([409, 'orden_incompleto']);
    }
  });
});

test('a category goes when it is empty, not before', async () => {
  const full = await kitchen.category('Bebidas');
  const refused = await kitchen.remove(`/api/categories/delete/${full._id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'categoria_con_productos']);
  const { body } = await kitchen.createCategory({ name: 'De paso' }, kitchen.image);
  expect((await kitchen.remove(`/api/categories/delete/${body.data._id}`)).status).toBe(200);
  expect((await kitchen.categories()).some(({ name }) => name === 'De paso')).toBe(false);
});

test('a sede of the same restaurant keeps its own categories', async () => {
  const sister = await makeSede(kitchen.server.db, kitchen.owner);
  await makeMenu(kitchen.server.db, sister);
  const { _id, name } = await kitchen.category('Bebidas');
  const { body } = await kitchen.server.call('PATCH', `/api/categories/update/${_id}`, {
    token: kitchen.owner.token,
    body: { dbName: sister.dbName, category: { name: 'Ajena' } },
  });
  expect(body.code).toBe('categoria_desconocida');
  expect((await kitchen.category(name))._id).toBe(_id);
});

test('an old form of a category puts nothing back that somebody else changed', async () => {
  const created = await kitchen.createCategory({ name: 'Dos manos' }, kitchen.image);
  const antes = created.body.data;
  const subcategorias = [{ name: 'Frías' }];
  await kitchen.updateCategory(antes._id, { name: antes.name, subcategorias });
  const late = await kitchen.updateCategory(antes._id, { ...antes, name: 'Cuatro manos', antes });
  expect(late.body.data).toMatchObject({
    name: 'Cuatro manos',
    subcategorias: [{ id: 'frías', name: 'Frías' }],
  });
  const clash = await kitchen.updateCategory(antes._id, { ...antes, name: 'Tres', antes });
  expect([clash.status, clash.body.code]).toEqual([409, 'cambiado_mientras']);
  expect(clash.body.data.name).toBe('Cuatro manos');
});

describe('the course of a category', () => {
  test('stays when it is not sent, and null clears it', async () => {
    const { body } = await kitchen.createCategory({ name: 'Al carbón', tiempo: 2 }, kitchen.image);
    expect(body.data.tiempo).toBe(2);
    const change = (category: object) =>
      kitchen.updateCategory(body.data._id, { name: 'Al carbón', ...category });
    expect((await change({})).body.data.tiempo).toBe(2);
    expect((await change({ tiempo: 3 })).body.data.tiempo).toBe(3);
    expect((await kitchen.category('Al carbón')).tiempo).toBe(3);
    expect((await change({ tiempo: null })).body.data.tiempo).toBeNull();
  });

  test('is from 1 to 5', async () => {
    const { status, body } = await kitchen.createCategory(
      { name: 'Sexto', tiempo: 6 },
      kitchen.image,
    );
    expect(status).toBe(422);
    expect(body.details).toEqual([{ path: 'tiempo', message: tiemposMessages.range }]);
  });
});
