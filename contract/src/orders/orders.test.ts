import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/test-factories.ts';
import { moveBodySchema, orderDraftSchema, orderListQuerySchema, orderSchema } from './orders.ts';

describe('the draft of an order', () => {
  it('drops what only the server decides', () => {
    const draft = orderDraftSchema.parse({
      ...anOrder(),
      estado: 'facturado',
      creadoPor: 'otro@demo.co',
    });
    expect(Object.keys(draft).sort()).toEqual([
      'dbName',
      'direccion',
      'email',
      'mesa',
      'metodoPago',
      'nombreCliente',
      'productos',
      'programado',
      'telefono',
      'tipo',
    ]);
  });

  it('leaves missing fields and broken rules to the rules', () => {
    expect(orderDraftSchema.safeParse({}).success).toBe(true);
    const broken = { tipo: 'volando', productos: [{ cantidad: -4.5, precio: -1 }] };
    expect(orderDraftSchema.safeParse(broken).success).toBe(true);
  });

  it('reads a table and a code sent as numbers', () => {
    expect(orderDraftSchema.parse({ mesa: 4, productos: [{ id_sigo: 12 }] })).toEqual({
      mesa: '4',
      productos: [{ id_sigo: '12' }],
    });
  });

  it.each([
    { productos: 'todo' },
    { productos: [{ cantidad: '2' }] },
    { productos: [{ adiciones: {} }] },
    { nombreCliente: 7 },
    { mesa: {} },
  ])('%o is malformed', (body) => {
    expect(orderDraftSchema.safeParse(body).success).toBe(false);
  });
});

describe('asking for orders', () => {
  it('reads what a query string can hold', () => {
    expect(
      orderListQuerySchema.parse({
        dbName: 'centro',
        estado: 'enviado, preparado',
        desde: '2025-11-14',
        limit: '20',
        sinceRevision: '7',
      }),
    ).toEqual({
      dbName: 'centro',
      estado: ['enviado', 'preparado'],
      desde: '2025-11-14',
      limit: 20,
      sinceRevision: 7,
    });
  });

  it('answers at most 500 when no limit is given', () => {
    expect(orderListQuerySchema.parse({ dbName: 'centro' }).limit).toBe(500);
  });

  it.each([
    { limit: '501' },
    { limit: '0' },
    { limit: 'x' },
    { estado: 'enviado,perdido' },
    { desde: '2025-02-30' },
    { hasta: 'ayer' },
    { sinceRevision: '-1' },
  ])('%o is malformed', (query) => {
    expect(orderListQuerySchema.safeParse({ dbName: 'centro', ...query }).success).toBe(false);
  });
});

it('the body of a move has estado and perhaps a reason, and no time', () => {
  const updates = { estado: 'dado_de_baja', motivoBaja: 'frío', fechaBaja: 'ayer' };
  expect(moveBodySchema.parse({ dbName: 'centro', updates }).updates).toEqual({
    estado: 'dado_de_baja',
    motivoBaja: 'frío',
  });
  const unknown = { dbName: 'centro', updates: { estado: 'perdido' } };
  expect(moveBodySchema.safeParse(unknown).success).toBe(false);
});

it('an order on the wire passes its own schema', () => {
  expect(orderSchema.parse(anOrder())).toEqual(anOrder());
});
