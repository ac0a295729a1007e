import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMenu } from '../../test/menu.ts';

let kitchen: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  kitchen = await openMenu();
});
afterAll(() => kitchen.server.close());

const call = (method: 'PUT' | 'PATCH' | 'POST', path: string, body: object, token?: string) =>
  kitchen.server.call(method, path, { token, body: { dbName: kitchen.sede.dbName, ...body } });
const put = (codigo: string, body: object) =>
  call('PUT', `/api/modifiers/${codigo}`, body, kitchen.owner.token);
const soldOut = (codigo: string, opcion: string, agotado: boolean) =>
  call('PATCH', `/api/modifiers/${codigo}/agotado`, { opcion, agotado }, kitchen.owner.token);

const SALSAS = {
  nombre: 'Salsas',
  min: 0,
  max: 3,
  gratis: 1,
  repetible: true,
  opciones: [
    { nombre: 'Hogao', precio: 1500, agotado: false },
    { nombre: 'Ají', precio: 2000, agotado: false },
  ],
};
const TERMINO = {
  nombre: 'Término',
  min: 1,
  max: 1,
  opciones: [
    { nombre: 'Medio', precio: 0, agotado: false },
    { nombre: 'Tres cuartos', precio: 0, agotado: false },
  ],
};
const COMBO = {
  nombre: 'Combo',
  min: 0,
  max: 1,
  opciones: [{ nombre: 'En combo', precio: 1000, agotado: false, grupos: ['bebida'] }],
};
const BEBIDA = {
  nombre: 'Bebida',
  min: 1,
  max: 1,
  opciones: [{ id_sigo: 'LIMONADA', precio: 4000, agotado: false }],
};

/** The bandeja is asked with these groups; each test may change them. */
beforeEach(async () => {
  await put('bebida', BEBIDA);
  await put('termino', { ...TERMINO, productos: ['BANDEJA'] });
  await put('salsas', { ...SALSAS, productos: ['BANDEJA'] });
  await put('combo', { ...COMBO, productos: ['BANDEJA'] });
});

const create = (lines: object[], token = kitchen.waiter.token) =>
  kitchen.server.call('POST', '/api/orders/create', {
    token,
    body: {
      dbName: kitchen.sede.dbName,
      tipo: 'en_local',
      mesa: '4',
      nombreCliente: 'Ana',
      metodoPago: 'efectivo',
      productos: lines,
    },
  });
const edit = (order: Order, productos: object[]) => {
  const { tipo, mesa, nombreCliente, metodoPago, revision } = order;
  const fields = { tipo, mesa, nombreCliente, metodoPago, revision, productos };
  return call('PATCH', `/api/orders/edit/${order._id}`, fields, kitchen.waiter.token);
};
const medio = { codigo: 'termino', opciones: [{ codigo: 'medio' }] };
const bandeja = (grupos: object[], over: object = {}) => ({
  id_sigo: 'BANDEJA',
  cantidad: 1,
  grupos,
  ...over,
});
const sauces = (...opciones: object[]) => ({ codigo: 'salsas', opciones });
const inCombo = {
  codigo: 'combo',
  opciones: [
    {
      codigo: 'en-combo',
      grupos: [{ codigo: 'bebida', opciones: [{ codigo: 'limonada-de-coco' }] }],
    },
  ],
};
const sentBack = ({
  linea,
  id_sigo,
  cantidad,
  precio,
  nota,
  adiciones,
  combo,
  grupos,
}: OrderLine) => ({
  linea,
  id_sigo,
  cantidad,
  precio,
  nota,
  adiciones,
  combo,
  grupos,
});

describe('an order with groups', () => {
  test('is priced by the menu, the cheapest options included, for each dish', async () => {
    const chosen = [inCombo, sauces({ codigo: 'aji' }, { codigo: 'hogao' }), medio];
    const { status, body } = await create([bandeja(chosen, { cantidad: 2 })]);
    expect(status, JSON.stringify(body)).toBe(201);
    const [line] = body.data.productos;
    expect(body.data.total).toBe(2 * (32_900 + 2000 + 1000 + 4000));
    expect(line.grupos).toEqual([
      {
        codigo: 'termino',
        nombre: 'Término',
        opciones: [{ codigo: 'medio', nombre: 'Medio', precio: 0, cantidad: 1, incluidas: 0 }],
      },
      {
        codigo: 'salsas',
        nombre: 'Salsas',
        opciones: [
          { codigo: 'hogao', nombre: 'Hogao', precio: 1500, cantidad: 1, incluidas: 1 },
          { codigo: 'aji', nombre: 'Ají', precio: 2000, cantidad: 1, incluidas: 0 },
        ],
      },
      {
        codigo: 'combo',
        nombre: 'Combo',
        opciones: [
          expect.objectContaining({
            codigo: 'en-combo',
            grupos: [
              expect.objectContaining({
                opciones: [
                  expect.objectContaining({
                    id_sigo: 'LIMONADA',
                    precio: 4000,
                    nombre: 'Limonada de coco',
                  }),
                ],
              }),
            ],
          }),
        ],
      },
    ]);
  });

  test('is found by an option that is a dish', async () => {
    const { body } = await create([bandeja([medio, inCombo], { nota: 'búscame' })]);
    const found = await kitchen.server.call(
      'GET',
      `/api/orders?dbName=${kitchen.sede.dbName}&q=limonada`,
      { token: kitchen.waiter.token },
    );
    const ids = found.body.data.map(({ _id }: Order) => _id);
    expect(ids).toContain(body.data._id);
  });

  test.each<[string, object, string, string, string]>([
    [
      'lacks what is required',
      bandeja([]),
      'seleccion_invalida',
      'productos.0.grupos',
      'Elige 1 en «Término».',
    ],
    [
      'sends no groups at all',
      { id_sigo: 'BANDEJA', cantidad: 1 },
      'seleccion_invalida',
      'productos.0.grupos',
      'Elige 1 en «Término».',
    ],
    [
      'has too much of one',
      bandeja([medio, sauces({ codigo: 'aji', cantidad: 4 })]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      'Elige hasta 3 en «Salsas».',
    ],
    [
      'has a group of nobody',
      bandeja([medio, { codigo: 'nada', opciones: [{ codigo: 'x' }] }]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'has a group that only hangs under another',
      bandeja([medio, { codigo: 'bebida', opciones: [{ codigo: 'limonada-de-coco' }] }]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'has a group of another dish',
      { id_sigo: 'AJIACO', cantidad: 1, grupos: [medio] },
      'seleccion_invalida',
      'productos.0.grupos.0',
      selectionMessages.changed('Ajiaco'),
    ],
    [
      'has an option of nobody',
      bandeja([medio, sauces({ codigo: 'x' })]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'nests too deep',
      bandeja([medio, sauces({ codigo: 'aji', grupos: [medio] })]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0.grupos',
      selectionMessages.tooDeep('Ají'),
    ],
    [
      'lacks what hangs under an option',
      bandeja([medio, { codigo: 'combo', opciones: [{ codigo: 'en-combo' }] }]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0.grupos',
      'Elige 1 en «Bebida».',
    ],
    [
      'names a group as objects name what they inherit',
      bandeja([medio, { codigo: '__proto__', opciones: [{ codigo: 'constructor' }] }]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'names an option as objects name what they inherit',
      bandeja([medio, sauces({ codigo: 'toString' })]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'names a group of the flags',
      bandeja([medio, { codigo: '_adiciones', opciones: [{ codigo: 'AGUACATE' }] }]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'names nothing',
      bandeja([medio, { opciones: [{}] }]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'has a name of a group instead of its code',
      bandeja([{ codigo: 'Término', opciones: [{ codigo: 'medio' }] }, medio]),
      'seleccion_invalida',
      'productos.0.grupos.0',
      selectionMessages.changed('Bandeja paisa'),
    ],
    [
      'has the same group twice',
      bandeja([medio, medio]),
      'seleccion_invalida',
      'productos.0.grupos.1',
      selectionMessages.repeatedGroup('Término'),
    ],
    [
      'has an option twice of which there is one',
      bandeja([{ codigo: 'termino', opciones: [{ codigo: 'medio' }, { codigo: 'medio' }] }]),
      'seleccion_invalida',
      'productos.0.grupos.0',
      'Elige 1 en «Término».',
    ],
    [
      'has half an option',
      bandeja([medio, sauces({ codigo: 'aji', cantidad: 0.5 })]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0.cantidad',
      selectionMessages.cantidad('Ají', 30),
    ],
    [
      'has less than none of an option',
      bandeja([medio, sauces({ codigo: 'aji', cantidad: -2 })]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0.cantidad',
      selectionMessages.cantidad('Ají', 30),
    ],
    [
      'nests a third time',
      bandeja([
        medio,
        {
          codigo: 'combo',
          opciones: [
            {
              codigo: 'en-combo',
              grupos: [
                {
                  codigo: 'bebida',
                  opciones: [{ codigo: 'limonada-de-coco', grupos: [{ codigo: 'bebida' }] }],
                },
              ],
            },
          ],
        },
      ]),
      'seleccion_invalida',
      'productos.0.grupos.1.opciones.0.grupos.0.opciones.0.grupos',
      selectionMessages.tooDeep('Limonada de coco'),
    ],
    [
      'has additions too',
      bandeja([medio], { adiciones: [{ id_sigo: 'AGUACATE' }] }),
      'seleccion_invalida',
      'productos.0.grupos',
      selectionMessages.notBoth('Bandeja paisa'),
    ],
  ])('that %s is refused', async (_, line, code, path, message) => {
    const { status, body } = await create([line]);
    expect([status, body.code, body.details]).toEqual([422, code, [{ path, message }]]);
    expect(body.error).toBe(message);
  });

  test('of thirty times thirty options is refused, however they are nested', async () => {
    await put('bebida', { ...BEBIDA, min: 0, max: 30, repetible: true });
    await put('combo', { ...COMBO, max: 30, repetible: true, productos: ['BANDEJA'] });
    const grupos = [{ codigo: 'bebida', opciones: [{ codigo: 'limonada-de-coco', cantidad: 30 }] }];
    const combos = { codigo: 'combo', opciones: [{ codigo: 'en-combo', cantidad: 30, grupos }] };
    const { status, body } = await create([bandeja([medio, combos])]);
    expect([status, body.code, body.details]).toEqual([
      422,
      'seleccion_invalida',
      [{ path: 'productos.0.grupos', message: selectionMessages.tooMany(100) }],
    ]);
  });

  test.each<[string, unknown]>([
    ['more groups than any dish has', Array.from({ length: 41 }, () => medio)],
    ['more options than any group has', [sauces(...Array.from({ length: 201 }, () => ({})))]],
    ['a price that is no number', [sauces({ codigo: 'aji', precio: '2000' })]],
    ['an amount that is no number', [sauces({ codigo: 'aji', cantidad: '2' })]],
    ['a group that is no group', ['termino']],
    ['something else than a list', { termino: 'medio' }],
  ])('with %s is malformed', async (_, grupos) => {
    const { status, body } = await create([{ id_sigo: 'BANDEJA', cantidad: 1, grupos }]);
    expect([status, body.code]).toEqual([400, 'solicitud_invalida']);
    expect(body.details[0].path).toMatch(/^productos\.0\.grupos/);
  });

  test('takes no control character for a part of a code', async () => {
    const { status, body } = await create([
      bandeja([medio, sauces({ codigo: 'aj\u0000i' }, { codigo: 'ho\u0007gao' })]),
    ]);
    expect([status, body.code]).not.toEqual([500, 'error_interno']);
    expect(JSON.stringify(body)).not.toMatch(/\\u0000|\\u0007/);
  });

  test.each([-1, 0, 1_999, 2_001, Number.MAX_SAFE_INTEGER])(
    'that claims %d for an option is told its price',
    async (precio) => {
      const { status, body } = await create([bandeja([medio, sauces({ codigo: 'aji', precio })])]);
      expect([status, body.code, body.details]).toEqual([
        409,
        'precio_cambiado',
        [{ id_sigo: 'salsas/aji', precio: 2000 }],
      ]);
    },
  );

  test('that saw more of a group included than there are now is told, in whatever order its lines are', async () => {
    const hogao = (cantidad: number, incluidas: number) =>
      sauces({ codigo: 'hogao', cantidad, incluidas, precio: 1500 });
    const lines = (incluidas: number) => [
      bandeja([medio, hogao(1, 1)]),
      bandeja([medio, hogao(3, incluidas)]),
    ];
    const { status, body } = await create(lines(2));
    expect([status, body.code, body.details]).toEqual([
      409,
      'precio_cambiado',
      [{ id_sigo: 'salsas/hogao', precio: 1500, gratis: 1 }],
    ]);
    expect((await create(lines(1))).status).toBe(201);
    await put('salsas', { ...SALSAS, gratis: 2 });
    const cheaper = await create(lines(1).toReversed());
    expect(cheaper.body.details).toEqual([{ id_sigo: 'salsas/hogao', precio: 1500, gratis: 2 }]);
  });

  test('of a sold-out option is refused, and of a dish with nothing left to choose', async () => {
    await soldOut('termino', 'medio', true);
    const gone = await create([bandeja([medio])]);
    expect([gone.status, gone.body.code, gone.body.details]).toEqual([
      422,
      'producto_agotado',
      [{ path: 'productos.0.grupos.0.opciones.0', message: selectionMessages.soldOut('Medio') }],
    ]);
    await soldOut('termino', 'tres-cuartos', true);
    const none = await create([bandeja([medio])]);
    expect([none.body.code, none.body.details]).toEqual([
      'producto_agotado',
      [{ path: 'productos.0.id_sigo', message: pricingMessages.soldOut }],
    ]);
  });

  test('says which option has another price now', async () => {
    const { status, body } = await create([
      bandeja([medio, sauces({ codigo: 'aji', precio: 1 }), inCombo], { precio: 32_900 }),
    ]);
    expect([status, body.code, body.details]).toEqual([
      409,
      'precio_cambiado',
      [{ id_sigo: 'salsas/aji', precio: 2000 }],
    ]);
    expect(body.total).toBe(32_900 + 5000);
  });
});

describe('a line in the shape of the first version', () => {
  test('is accepted where its dish has groups, none of them required', async () => {
    await put('termino', { ...TERMINO, productos: [] });
    const combo = { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'PATACON' } };
    const adiciones = [{ id_sigo: 'AGUACATE' }];
    const { status, body } = await create([{ id_sigo: 'BANDEJA', cantidad: 2, adiciones, combo }]);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data.total).toBe(2 * 32_900 + 4000 + 4000 + 7000);
    expect(body.data.productos[0].grupos).toBeUndefined();
  });
});

describe('an edit', () => {
  const ordered = async (grupos: object[], cantidad = 1): Promise<Order> => {
    const { status, body } = await create([bandeja(grupos, { cantidad })]);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data;
  };
  const lemonade = { id_sigo: 'LIMONADA', cantidad: 1 };

  test('keeps options that were sold out meanwhile, but takes no more of them', async () => {
    const order = await ordered([medio, sauces({ codigo: 'aji' })]);
    await soldOut('salsas', 'aji', true);
    await soldOut('termino', 'medio', true);
    const [line] = order.productos.map(sentBack);
    const kept = await edit(order, [line ?? {}, lemonade]);
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    const other = { ...line, grupos: [medio, sauces({ codigo: 'aji' }, { codigo: 'hogao' })] };
    const changed = await edit(kept.body.data, [other]);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const more = await edit(changed.body.data, [{ ...other, cantidad: 2 }]);
    expect([more.status, more.body.code]).toEqual([422, 'producto_agotado']);
  });

  test('keeps a dish as it was ordered although its groups changed or went', async () => {
    const order = await ordered([medio, sauces({ codigo: 'aji' })]);
    await put('punto', { ...TERMINO, nombre: 'Punto', productos: ['BANDEJA'] });
    await kitchen.server.call(
      'DELETE',
      `/api/modifiers/salsas?dbName=${kitchen.sede.dbName}&quitar=true`,
      { token: kitchen.owner.token },
    );
    const [line] = order.productos.map(sentBack);
    const kept = await edit(order, [line ?? {}, lemonade]);
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    expect(kept.body.data.productos[0].grupos).toEqual(order.productos[0]?.grupos);
    const fresh = await edit(kept.body.data, [{ ...line, cantidad: 2 }]);
    expect([fresh.status, fresh.body.code]).toEqual([422, 'seleccion_invalida']);
    await kitchen.server.call(
      'DELETE',
      `/api/modifiers/punto?dbName=${kitchen.sede.dbName}&quitar=true`,
      { token: kitchen.owner.token },
    );
  });

  test('of the options alone is a change for the kitchen, and in the audit log', async () => {
    const order = await ordered([medio]);
    const asked = { codigo: 'termino', opciones: [{ codigo: 'tres-cuartos' }] };
    const { body } = await edit(order, [{ ...order.productos.map(sentBack)[0], grupos: [asked] }]);
    const [record] = body.data.updates;
    expect(record.productosAntes[0].grupos).toEqual(order.productos[0]?.grupos);
    const { before, after } = await kitchen.server.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('restaurant_id', '=', kitchen.sede.restaurantId)
      .where('entity_id', '=', order._id)
      .where('action', '=', 'editado')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(before)).toContain('Medio');
    expect(JSON.stringify(after)).toContain('Tres cuartos');
  });
});
