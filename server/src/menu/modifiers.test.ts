import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { modifiersMessages } from '@comanda/contract/modifiers/modifiers.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRestaurant, makeSede } from '../../test/factories.ts';
import { openMenu } from '../../test/menu.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
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

describe('a group', () => {
  test('is drawn once, and everybody reads it with the menu', async () => {
    const { status, body } = await put('salsas', { ...salsas(), nuevo: true });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toEqual({
      codigo: 'salsas',
      ...salsas(),
      opciones: [
        {
          codigo: 'hogao',
          nombre: 'Hogao',
          precio: 1500,
          id_sigo: null,
          agotado: false,
          grupos: [],
        },
        {
          codigo: 'aji-de-mani',
          nombre: 'Ají de maní',
          precio: 2000,
          id_sigo: null,
          agotado: false,
          grupos: [],
        },
      ],
    });
    expect(await group('salsas')).toEqual(body.data);
    const again = await put('salsas', { ...salsas(), nuevo: true });
    expect([again.status, again.body.code]).toEqual([409, 'grupo_repetido']);
  });

  test('is not sent again to who has it', async () => {
    const path = `/api/modifiers?dbName=${kitchen.sede.dbName}`;
    const first = await kitchen.server.call('GET', path);
    const etag = String(first.headers.etag);
    const second = await kitchen.server.call('GET', path, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });

  test('that links a dish is called as it, costs as it and is sold out with it', async () => {
    const opciones = [{ id_sigo: 'PAPA' }, { id_sigo: 'PATACON', precio: 3000 }];
    const { body } = await put('guarnicion', plain('Guarnición', opciones, { min: 1, max: 1 }));
    expect(body.data.opciones).toMatchObject([
      { codigo: 'papa-criolla', nombre: 'Papa criolla', precio: null, id_sigo: 'PAPA' },
      { codigo: 'patacones', precio: 3000 },
    ]);
  });

  test('follows a dish that it links when the dish gets another code', async () => {
    const papa = await kitchen.product('PAPA');
    const { status } = await kitchen.upsert({ ...papa, id_sigo: 'CRIOLLA' });
    expect(status).toBe(200);
    expect((await group('guarnicion'))?.opciones).toMatchObject([
      { codigo: 'papa-criolla', id_sigo: 'CRIOLLA' },
      { codigo: 'patacones', id_sigo: 'PATACON' },
    ]);
    await kitchen.upsert({ ...papa, id_sigo: 'PAPA' });
    expect((await group('guarnicion'))?.opciones[0]?.id_sigo).toBe('PAPA');
  });

  test('asks for the price of an option that is no dish any more', async () => {
    const papa = { codigo: 'papa-criolla', nombre: 'Papa criolla', id_sigo: null };
    const opciones = [papa, { codigo: 'patacones', id_sigo: 'PATACON', precio: 3000 }];
    const unlinked = await put('guarnicion', { opciones });
    const message = modifiersMessages.unlinkedPriceRequired;
    expect([unlinked.status, unlinked.body.details]).toEqual([
      422,
      [{ path: 'opciones.0.precio', message }],
    ]);
    const free = await put('guarnicion', { opciones: [{ ...papa, precio: 0 }, opciones[1]] });
    expect(free.body.data.opciones[0]).toMatchObject({ precio: 0, id_sigo: null });
    await put('guarnicion', { opciones: [{ ...papa, id_sigo: 'PAPA' }, opciones[1]] });
  });

  test('keeps what the form does not send', async () => {
    const { body } = await put('salsas', { nombre: 'Salsas de la casa' });
    expect(body.data).toMatchObject({ nombre: 'Salsas de la casa', max: 2 });
    expect(body.data.opciones).toHaveLength(2);
    await put('salsas', { nombre: 'Salsas' });
  });

  test('that two people change at once keeps both, or says what clashed', async () => {
    const opened = await group('salsas');
    await put('salsas', { max: 1 });
    const merged = await put('salsas', { ...opened, gratis: 1, antes: opened });
    expect(merged.body.data).toMatchObject({ max: 1, gratis: 1 });
    const clash = await put('salsas', { ...opened, max: 5, antes: opened });
    expect([clash.status, clash.body.code]).toEqual([409, 'cambiado_mientras']);
    expect(clash.body.details[0].path).toBe('max');
    await put('salsas', { ...salsas(), gratis: 0 });
  });

  test('that was deleted while somebody edited it does not come back', async () => {
    const created = await put('prueba', plain('Prueba', [{ nombre: 'Una' }], { nuevo: true }));
    await remove('prueba');
    const late = await put('prueba', { ...created.body.data, max: 1, antes: created.body.data });
    expect([late.status, late.body.code]).toEqual([404, 'grupo_desconocido']);
    expect(late.body.error).toBe(modifiersMessages.deletedMeanwhile);
    expect(await group('prueba')).toBeUndefined();
  });

  test.each<[string, string, object, string, string]>([
    ['a code of the flags', '_combo', {}, 'codigo', modifiersMessages.code],
    ['no name', 'x', { nombre: ' ' }, 'nombre', modifiersMessages.nameRequired],
    [
      'the name of another',
      'x',
      { nombre: 'SALSAS' },
      'nombre',
      modifiersMessages.nameRepeated('Salsas'),
    ],
    ['no option', 'x', { opciones: [] }, 'opciones', modifiersMessages.optionsRequired],
    [
      '61 options',
      'x',
      { opciones: Array.from({ length: 61 }, (_, at) => ({ nombre: `${at}` })) },
      'opciones',
      modifiersMessages.tooManyOptions(60),
    ],
    [
      'the same option twice',
      'x',
      { opciones: [...sauces, { nombre: 'HOGAO' }] },
      'opciones.2.nombre',
      modifiersMessages.optionRepeated('HOGAO'),
    ],
    [
      'a nameless option',
      'x',
      { opciones: [{ precio: 1 }] },
      'opciones.0.nombre',
      modifiersMessages.optionNameRequired,
    ],
    [
      'an option of a dish that is not there',
      'x',
      { opciones: [{ nombre: 'X', id_sigo: 'NADA' }] },
      'opciones.0.id_sigo',
      modifiersMessages.linkUnknown,
    ],
    [
      'a negative price',
      'x',
      { opciones: [{ nombre: 'X', precio: -1 }] },
      'opciones.0.precio',
      'El precio debe ser un número entero de pesos, cero o mayor.',
    ],
    ['a maximum of 31', 'x', { max: 31 }, 'max', modifiersMessages.maxInvalid(30)],
    ['a minimum above the maximum', 'x', { min: 3 }, 'min', modifiersMessages.minInvalid],
    [
      'more included than one may choose',
      'x',
      { gratis: 3 },
      'gratis',
      modifiersMessages.freeInvalid,
    ],
    [
      'a minimum above its options',
      'x',
      { min: 3, max: 3 },
      'min',
      modifiersMessages.minAboveOptions(2),
    ],
    [
      'a nested group that is not there',
      'x',
      { opciones: [{ nombre: 'X', grupos: ['nada'] }] },
      'opciones.0.grupos',
      modifiersMessages.groupUnknown,
    ],
    [
      'itself nested',
      'salsas',
      { opciones: [{ nombre: 'X', grupos: ['salsas'] }] },
      'opciones.0.grupos',
      modifiersMessages.groupUnknown,
    ],
  ])('with %s is refused', async (_, codigo, over, path, message) => {
    const before = await groups();
    const nombre = codigo === 'salsas' ? 'Salsas' : 'Otro grupo';
    const { status, body } = await put(codigo, { ...salsas(), nombre, ...over });
    expect([status, body.details]).toEqual([422, [{ path, message }]]);
    expect(await groups()).toEqual(before);
  });

  test('hangs under an option, but nothing hangs under that', async () => {
    await put('nivel-2', plain('Nivel 2', [{ nombre: 'Abajo' }]));
    await put('nivel-1', plain('Nivel 1', [{ nombre: 'Arriba', grupos: ['nivel-2'] }]));
    const above = await put('nivel-0', plain('Nivel 0', [{ nombre: 'Más', grupos: ['nivel-1'] }]));
    expect([above.status, above.body.code]).toEqual([422, 'anidado_de_mas']);
    const below = await put('nivel-2', plain('Nivel 2', [{ nombre: 'Abajo', grupos: ['salsas'] }]));
    expect([below.status, below.body.code]).toEqual([422, 'anidado_de_mas']);
    const used = await remove('nivel-2');
    expect([used.status, used.body.data]).toEqual([409, { productos: [], grupos: ['Nivel 1'] }]);
    expect((await remove('nivel-2', '&quitar=true')).status).toBe(200);
    expect((await group('nivel-1'))?.opciones[0]?.grupos).toEqual([]);
    await remove('nivel-1');
  });

  test('of another sede or by a waiter cannot be written', async () => {
    const other = await makeSede(kitchen.server.db, await makeRestaurant(kitchen.server.db));
    const body = { ...salsas(), dbName: other.dbName };
    const { status } = await kitchen.server.call('PUT', '/api/modifiers/salsas', {
      token: kitchen.owner.token,
      body,
    });
    expect(status).toBe(403);
    const { token } = kitchen.waiter;
    const own = { ...salsas(), dbName: kitchen.sede.dbName };
    const denied = await kitchen.server.call('PUT', '/api/modifiers/salsas', { token, body: own });
    expect(denied.status).toBe(403);
  });

  test('moves to another place of the list', async () => {
    const codes = (await groups()).map(({ codigo }) => codigo);
    const { body } = await call('PATCH', '/api/modifiers/reorder', { codigos: codes.toReversed() });
    expect(body.data.map(({ codigo }: ModifierGroup) => codigo)).toEqual(codes.toReversed());
    const half = await call('PATCH', '/api/modifiers/reorder', { codigos: codes.slice(1) });
    expect(half.body.code).toBe('orden_incompleto');
    await call('PATCH', '/api/modifiers/reorder', { codigos: codes });
  });
});

describe('dishes', () => {
  const useIn = (codigo: string, productos: string[], antes?: string[]) =>
    call('PUT', `/api/modifiers/${codigo}/productos`, { productos, antes });
  const usedIn = async (codigo: string) =>
    (await kitchen.products())
      .filter(({ grupos }) => grupos?.includes(codigo))
      .map(({ id_sigo }) => id_sigo)
      .sort();

  test('get a group many at once, and lose it again', async () => {
    const { body } = await useIn('salsas', ['BANDEJA', 'AJIACO', 'MOJARRA']);
    expect(body.message).toBe('El grupo está en 3 platos');
    expect(body.data).toHaveLength(3);
    expect(await usedIn('salsas')).toEqual(['AJIACO', 'BANDEJA', 'MOJARRA']);
    // Somebody else gave it to the lemonade after this screen was opened.
    await useIn('salsas', ['AJIACO', 'BANDEJA', 'MOJARRA', 'LIMONADA']);
    await useIn('salsas', ['BANDEJA', 'AJIACO'], ['BANDEJA', 'AJIACO', 'MOJARRA']);
    expect(await usedIn('salsas')).toEqual(['AJIACO', 'BANDEJA', 'LIMONADA']);
    const unknown = await useIn('salsas', ['NADA']);
    expect(unknown.body.code).toBe('producto_no_encontrado');
    expect((await useIn('nada', [])).body.code).toBe('grupo_desconocido');
  });

  test('get it with the group in one call', async () => {
    const { status } = await put('salsas', { ...salsas(), productos: ['BANDEJA'] });
    expect(status).toBe(200);
    expect(await usedIn('salsas')).toEqual(['BANDEJA']);
  });

  test('say their groups in their form, and keep them where it does not', async () => {
    const bandeja = await kitchen.product('BANDEJA');
    const ordered = await kitchen.upsert({ ...bandeja, grupos: ['guarnicion', 'salsas'] });
    expect(ordered.body.data.grupos).toEqual(['guarnicion', 'salsas']);
    const { grupos: _, ...rest } = bandeja;
    expect((await kitchen.upsert({ ...rest, precio: 33_000 })).body.data.grupos).toEqual([
      'guarnicion',
      'salsas',
    ]);
    const wrong = await kitchen.upsert({ ...bandeja, grupos: ['nada'] });
    expect([wrong.status, wrong.body.details]).toEqual([
      422,
      [{ path: 'grupos', message: modifiersMessages.groupUnknown }],
    ]);
    const nine = Array.from({ length: 9 }, () => 'salsas');
    const many = await kitchen.upsert({ ...bandeja, grupos: nine });
    expect(many.body.details[0].message).toBe(modifiersMessages.tooManyOfDish(8));
    await kitchen.upsert({ ...rest, precio: 32_900 });
  });

  test('are as good as sold out while nothing is left of what they need', async () => {
    const soldOut = (opcion: string, agotado: boolean) =>
      call('PATCH', '/api/modifiers/guarnicion/agotado', { opcion, agotado });
    const papa = await soldOut('papa-criolla', true);
    expect(papa.body.message).toBe(modifiersMessages.soldOut('Papa criolla'));
    expect((await kitchen.product('BANDEJA')).sinOpciones).toBeUndefined();
    await soldOut('patacones', true);
    expect((await kitchen.product('BANDEJA')).sinOpciones).toBe(true);
    await soldOut('patacones', false);
    const { _id } = await kitchen.product('PATACON');
    await kitchen.patch('/api/products/agotado', { productId: _id, agotado: true });
    expect((await kitchen.product('BANDEJA')).sinOpciones).toBe(true);
    await kitchen.patch('/api/products/agotado', { productId: _id, agotado: false });
    await soldOut('papa-criolla', false);
    expect((await kitchen.product('BANDEJA')).sinOpciones).toBeUndefined();
    expect((await soldOut('nada', true)).status).toBe(404);
  });

  test('keep a group from being deleted by mistake', async () => {
    await put('prueba', { ...plain('Prueba', [{ nombre: 'Una' }]), productos: ['BANDEJA'] });
    const { status, body } = await remove('prueba');
    expect([status, body.code]).toEqual([409, 'grupo_en_uso']);
    expect(body.error).toBe('Este grupo está en Bandeja paisa.');
    expect((await remove('prueba', '&quitar=true')).status).toBe(200);
    expect((await kitchen.product('BANDEJA')).grupos).not.toContain('prueba');
    expect((await remove('prueba')).status).toBe(404);
  });
});
