import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  makeEmployee,
  makeRestaurant,
  makeSede,
  type Restaurant,
} from '../../test/factories.ts';
import { formOf, picture } from '../../test/forms.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let images: { imagenUpload: Buffer; logoUpload: Buffer };

beforeAll(async () => {
  server = await startTestApp();
  images = { imagenUpload: await picture('jpeg'), logoUpload: await picture('png') };
});
afterAll(() => server.close());

const centro = {
  nombre: 'Centro',
  direccion: 'Calle 12 # 5-43',
  telefono: '601 555 0187',
  horario: 'Lunes a sábado, 11 a. m. – 9 p. m.\nDomingos, 11 a. m. – 5 p. m.',
};

const create = (owner: Restaurant, location: object = centro, extra: object = images) =>
  server.call('POST', '/api/locations/create', {
    token: owner.token,
    body: formOf({ email: owner.email, location, ...extra }),
  });

const update = (owner: Restaurant, id: string, location: object, extra: object = {}) =>
  server.call('PATCH', `/api/locations/update/${id}`, {
    token: owner.token,
    body: formOf({ email: owner.email, location, ...extra }),
  });

const sedeOf = (owner: Restaurant, locationId: string, dbName: string) => ({
  restaurantId: owner.id,
  locationId,
  dbName,
});

describe('a new sede', () => {
  test('is there with both images, for its owner and for the public', async () => {
    const owner = await makeRestaurant(server.db);
    const { status, body } = await create(owner);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.message).toBe(locationsMessages.created);
    expect(body.data).toMatchObject(centro);
    for (const url of [body.data.imagen, body.data.logo]) {
      const image = await server.app.inject({ url });
      expect(image.statusCode).toBe(200);
      expect(image.headers['content-type']).toBe('image/webp');
      expect(image.headers['cache-control']).toContain('immutable');
    }
    const mine = await server.call(
      'GET',
      `/api/locations/getLocationsByEmail?email=${owner.email}`,
      {
        token: owner.token,
      },
    );
    expect(mine.body.data).toEqual([body.data]);
    const open = await server.call('GET', `/api/locations/getLocationsByPath?path=${owner.path}`);
    expect(open.body.data).toMatchObject([body.data]);
    const menu = await server.call('GET', `/api/products?dbName=${body.data.dbName}`);
    expect(menu.body).toEqual([]);
  });

  test('groups the orders of a table into an account; one that was there before does not', async () => {
    const owner = await makeRestaurant(server.db);
    const before = await makeSede(server.db, owner);
    const { dbName } = (await create(owner)).body.data;
    const activas = async (name: string) => {
      const { body } = await server.call('GET', `/api/locations/ajustes?dbName=${name}`);
      return body.data.cuentas.activas;
    };
    expect([await activas(before.dbName), await activas(dbName)]).toEqual([false, true]);
    const opened = await server.call('POST', '/api/accounts/open', {
      token: owner.token,
      body: { dbName, mesa: '1' },
    });
    expect(opened.status).toBe(201);
  });

  test('is refused a name that differs from that of a sister only in accents, letter case or spaces', async () => {
    const owner = await makeRestaurant(server.db);
    await create(owner, { ...centro, nombre: 'Peñón Único' });
    for (const nombre of ['Penon Unico', ' PEÑÓN  único ']) {
      const { status, body } = await create(owner, { ...centro, nombre });
      const message = sedeLifeMessages.nameTaken('Peñón Único');
      expect([status, body.code, body.error]).toEqual([409, 'nombre_de_sede_repetido', message]);
      expect(body.details).toEqual([{ path: 'nombre', message }]);
    }
    const both = await Promise.all([
      create(owner, { ...centro, nombre: 'Laureles' }),
      create(owner, { ...centro, nombre: 'LAURELES' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('never has an @ in its dbName, and a letter or a number in its name', async () => {
    const owner = await makeRestaurant(server.db);
    const named = async (nombre: string) => (await create(owner, { ...centro, nombre })).body;
    expect((await named('@carta')).data).toMatchObject({ nombre: '@carta', dbName: 'carta' });
    expect((await named('Sur @ Norte')).data.dbName).toBe('sur_norte');
    const nothing = await named('@ – ¡!');
    expect(nothing.details).toEqual([
      { path: 'nombre', message: sedeLifeMessages.nameWithoutLetters },
    ]);
  });

  test('has a phone that somebody can call', async () => {
    const owner = await makeRestaurant(server.db);
    const { status, body } = await create(owner, { ...centro, telefono: 'pregunte' });
    expect([status, body.details[0].path]).toEqual([422, 'telefono']);
  });

  test('shares its name with a sede of another restaurant and nothing else', async () => {
    const [one, other] = [await makeRestaurant(server.db), await makeRestaurant(server.db)];
    const location = { ...centro, nombre: ' Zona  Rosa Ñ ' };
    const [first, second] = await Promise.all([create(one, location), create(other, location)]);
    const names = [first.body.data.dbName, second.body.data.dbName].sort();
    expect(names).toEqual(['zona_rosa_ñ', 'zona_rosa_ñ_2']);
    const foreign = await server.call(
      'GET',
      `/api/orders?dbName=${encodeURIComponent(second.body.data.dbName)}`,
      { token: one.token },
    );
    expect(foreign.body.code).toBe('sede_ajena');
    const list = await server.call('GET', `/api/locations/getLocationsByEmail?email=${one.email}`, {
      token: one.token,
    });
    expect(list.body.data).toHaveLength(1);
  });

  test.each([
    ['nombre', 'Escribe el nombre.'],
    ['direccion', 'Escribe la dirección.'],
    ['telefono', 'Escribe el teléfono.'],
    ['horario', 'Escribe el horario.'],
  ])('needs its %s', async (field, message) => {
    const owner = await makeRestaurant(server.db);
    const { status, body } = await create(owner, { ...centro, [field]: ' ' });
    expect(status).toBe(422);
    expect(body.error).toBe(locationsMessages.fieldsRequired);
    expect(body.details).toEqual([{ path: field, message }]);
  });

  test.each(['imagenUpload', 'logoUpload'])('needs its %s', async (field) => {
    const owner = await makeRestaurant(server.db);
    const { status, body } = await create(owner, centro, { ...images, [field]: undefined });
    expect(status).toBe(422);
    expect(body.error).toBe(locationsMessages.imagesRequired);
  });

  test('is refused beyond the membership, also when several come at once', async () => {
    const owner = await makeRestaurant(server.db);
    const plan = await server.db
      .selectFrom('plans')
      .select('sedes')
      .where('plan_name', '=', 'Pro')
      .executeTakeFirstOrThrow();
    const answers = await Promise.all(
      Array.from({ length: plan.sedes + 3 }, (_, at) =>
        create(owner, { ...centro, nombre: `Límite ${at}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    for (const { status, body } of refused) {
      expect(status).toBe(422);
      expect(body.error).toBe(locationsMessages.limitReached);
    }
    const names = await server.db
      .selectFrom('location_names')
      .select('dbName')
      .where('restaurant_id', '=', owner.id)
      .execute();
    expect(names).toHaveLength(plan.sedes);
  });

  test('belongs to an owner with a membership, who gives their own e-mail', async () => {
    const owner = await makeRestaurant(server.db);
    const unpaid = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    const cook = await makeEmployee(server.db, await makeSede(server.db, owner), ['menu']);
    expect((await create({ ...owner, email: 'otra@x.example' })).body.code).toBe('correo_ajeno');
    expect((await create(unpaid)).body.code).toBe('membresia_inactiva');
    expect((await create({ ...owner, token: cook.token })).status).toBe(403);
    expect((await create({ ...owner, token: '' })).status).toBe(401);
  });
});

describe('a sede that is changed', () => {
  test('gets another name, and keeps its dbName and the images that were not sent', async () => {
    const owner = await makeRestaurant(server.db);
    const before = (await create(owner)).body.data;
    const { status, body } = await update(
      owner,
      before._id,
      { ...centro, nombre: 'Otro nombre', telefono: 6015550199 },
      { logoUpload: await picture('webp', { shade: 7 }) },
    );
    expect(status).toBe(200);
    expect(body.message).toBe(locationsMessages.updated);
    const { logo } = body.data;
    expect(body.data).toEqual({ ...before, nombre: 'Otro nombre', telefono: '6015550199', logo });
    expect(body.data.logo).not.toBe(before.logo);
  });

  test('keeps every code and link that was printed with its old name', async () => {
    const owner = await makeRestaurant(server.db);
    const { _id, dbName } = (await create(owner, { ...centro, nombre: 'Vieja' })).body.data;
    const codes = await server.call(
      'GET',
      `/api/locations/mesas?dbName=${dbName}&desde=4&hasta=4`,
      owner,
    );
    const { url, firma } = codes.body.data[0];
    const cook = await makeEmployee(server.db, { ...sedeOf(owner, _id, dbName) }, ['cocina']);
    await update(owner, _id, { ...centro, nombre: 'Nueva' });
    const query = `sede=${dbName}&mesa=4&firma=${firma}`;
    const table = await server.call('GET', `/api/locations/mesa?${query}`);
    expect(table.body.data.location).toMatchObject({ _id, dbName, nombre: 'Nueva' });
    const again = await server.call(
      'GET',
      `/api/locations/mesas?dbName=${dbName}&desde=4&hasta=4`,
      owner,
    );
    expect(again.body.data[0].url).toBe(url);
    expect((await server.call('GET', `/api/orders?dbName=${dbName}`, cook)).status).toBe(200);
    const log = await server.call('GET', `/api/audit?dbName=${dbName}`, owner);
    expect(log.body.data[0]).toMatchObject({
      accion: 'cambiada',
      antes: { nombre: 'Vieja' },
      despues: { nombre: 'Nueva' },
    });
  });

  test('is refused the name of a sister, and keeps its own however it is written', async () => {
    const owner = await makeRestaurant(server.db);
    await create(owner, { ...centro, nombre: 'Chapinero' });
    const { _id } = (await create(owner, { ...centro, nombre: 'Usaquén' })).body.data;
    const taken = await update(owner, _id, { ...centro, nombre: 'chapinéro' });
    expect([taken.status, taken.body.code]).toEqual([409, 'nombre_de_sede_repetido']);
    const own = await update(owner, _id, { ...centro, nombre: 'USAQUEN' });
    expect([own.status, own.body.data.nombre]).toEqual([200, 'USAQUEN']);
    const other = await makeRestaurant(server.db);
    const elsewhere = (await create(other, { ...centro, nombre: 'Otra' })).body.data;
    expect((await update(other, elsewhere._id, { ...centro, nombre: 'Chapinero' })).status).toBe(
      200,
    );
  });

  test('of two that get one name at once, one does', async () => {
    const owner = await makeRestaurant(server.db);
    const ids: string[] = [];
    for (const nombre of ['Uno', 'Dos']) {
      ids.push((await create(owner, { ...centro, nombre })).body.data._id);
    }
    const answers = await Promise.all(
      ids.map((id, at) => update(owner, id, { ...centro, nombre: at ? 'IGUAL' : 'Igual' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('with a name that clashed before it was refused stays as it is', async () => {
    const owner = await makeRestaurant(server.db);
    await create(owner, { ...centro, nombre: 'Norte' });
    const { _id } = (await create(owner, { ...centro, nombre: 'Sur' })).body.data;
    await server.db
      .updateTable('locations')
      .set({ nombre: 'NORTE' })
      .where('id', '=', _id)
      .execute();
    const { status } = await update(owner, _id, {
      ...centro,
      nombre: 'NORTE',
      direccion: 'Calle 9',
    });
    expect(status).toBe(200);
  });

  test('needs the e-mail of its owner', async () => {
    const owner = await makeRestaurant(server.db);
    const { _id } = (await create(owner)).body.data;
    const { status, body } = await update({ ...owner, email: '' }, _id, centro);
    expect(status).toBe(422);
    expect(body.error).toBe(locationsMessages.updateNeedsEmailAndId);
  });

  test('is never somebody else’s', async () => {
    const owner = await makeRestaurant(server.db);
    const stranger = await makeRestaurant(server.db);
    const { _id } = (await create(owner)).body.data;
    expect((await update(stranger, _id, centro)).body.code).toBe('sede_ajena');
    expect((await update(stranger, crypto.randomUUID(), centro)).status).toBe(404);
    expect((await update(stranger, 'x', centro)).status).toBe(404);
  });
});

test('an old form of a sede puts nothing back that somebody else changed', async () => {
  const owner = await makeRestaurant(server.db);
  const { _id } = (await create(owner)).body.data;
  await update(owner, _id, { ...centro, telefono: '601 555 0000' });
  const late = await update(owner, _id, { ...centro, direccion: 'Calle 13', antes: centro });
  expect(late.body.data).toMatchObject({ direccion: 'Calle 13', telefono: '601 555 0000' });
  const clash = await update(owner, _id, { ...centro, telefono: '602 555 0000', antes: centro });
  expect([clash.status, clash.body.code]).toEqual([409, 'cambiado_mientras']);
  expect(clash.body.details[0].path).toBe('telefono');
  expect(clash.body.data.telefono).toBe('601 555 0000');
});
