import { chatRequestSchema } from '@comanda/contract/chat/chat';
import { indexGroups } from '@comanda/contract/modifiers/groups.rules';
import type { CartLine } from '@comanda/contract/orders/orders';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { priceLines } from '@comanda/contract/orders/pricing.rules';
import { aCategory, aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSentCart } from './sent-cart.ts';

const product = (id_sigo: string, categoryId: string, precio: number, agotado = false) =>
  aProduct({ _id: `p-${id_sigo}`, id_sigo, nombre: `El ${id_sigo}`, categoryId, precio, agotado });
const menu = {
  categories: [
    aCategory({ _id: 'platos', name: 'Platos', esPlatoPrincipal: true }),
    aCategory({ _id: 'bebidas', name: 'Bebidas', esBebida: true }),
    aCategory({ _id: 'lados', name: 'Acompañantes', esAdicional: true }),
    aCategory({ _id: 'adiciones', name: 'Adiciones' }),
    aCategory({ _id: 'ocultos', name: 'Navidad', active: false }),
  ],
  products: [
    product('BANDEJA', 'platos', 32_900),
    product('LIMONADA', 'bebidas', 9_000),
    product('PAPAS', 'lados', 6_000),
    product('YUCA', 'lados', 9_000),
    product('QUESO', 'adiciones', 3_500),
    { ...product('HUEVO', 'adiciones', 3_000), permiteAdiciones: false },
    product('NATILLA', 'ocultos', 8_000),
  ],
};
const CODES = menu.products.map(({ id_sigo }) => id_sigo);

/** As a request brings it: anything that passes the wire's schema. */
const read = (...carrito: object[]): CartLine[] => {
  const request = chatRequestSchema.parse({ dbName: 'x', carrito });
  return readSentCart(request.carrito ?? [], menu);
};

describe('a cart that is sent', () => {
  test('loses a combo and additions that its dish is not offered with', () => {
    const combo = { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'YUCA' } };
    const adiciones = [{ id_sigo: 'QUESO' }];
    const egg = { id_sigo: 'HUEVO', cantidad: 1, adiciones, combo };
    expect(read(egg)).toMatchObject([{ id_sigo: 'HUEVO', adiciones: [], combo: null }]);
  });

  test('keeps its lines, at the prices and with the names of the menu', () => {
    const [line] = read({
      itemId: 'mía',
      id_sigo: 'BANDEJA',
      nombre: 'Regalo',
      precio: 0,
      imagen: 'javascript:alert(1)',
      cantidad: 2,
      nota: ' sin\n cebolla ',
      adiciones: [{ id_sigo: 'QUESO', precio: -9 }],
      combo: { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'YUCA', precio: 1 } },
    });
    expect(line).toEqual({
      itemId: 'mía',
      id_sigo: 'BANDEJA',
      nombre: 'El BANDEJA',
      precio: 32_900,
      imagen: '/images/bb/1280.webp',
      cantidad: 2,
      nota: 'sin cebolla',
      adiciones: [{ id_sigo: 'QUESO', nombre: 'El QUESO', precio: 3_500 }],
      combo: {
        bebida: { id_sigo: 'LIMONADA', nombre: 'El LIMONADA', precio: 4_000 },
        adicional: { id_sigo: 'YUCA', nombre: 'El YUCA', precio: 7_000 },
      },
    });
  });

  test('loses what this sede does not offer', () => {
    const sent = ['BANDEJA', 'DE-OTRA-SEDE', 'NATILLA', '', null].map((id_sigo) => ({ id_sigo }));
    expect(read(...sent).map(({ id_sigo }) => id_sigo)).toEqual(['BANDEJA']);
  });

  test('loses additions that are none, and half a combo', () => {
    const [line] = read({
      id_sigo: 'BANDEJA',
      adiciones: [{ id_sigo: 'LIMONADA' }, { id_sigo: 'QUESO' }, { id_sigo: 'NADA' }],
      combo: { bebida: { id_sigo: 'YUCA' }, adicional: { id_sigo: 'YUCA' } },
    });
    expect(line?.adiciones.map(({ id_sigo }) => id_sigo)).toEqual(['QUESO']);
    expect(line?.combo).toBeNull();
  });

  test('keeps what is sold out for now, since the checkout says so', () => {
    const soldOut = { ...menu, products: [product('MONDONGO', 'platos', 28_000, true)] };
    expect(readSentCart([{ id_sigo: 'MONDONGO' }], soldOut)).toHaveLength(1);
  });

  test('loses of its options only those that are gone', () => {
    const salsas = aGroup({
      codigo: 'salsas',
      max: 3,
      opciones: [
        anOption({ codigo: 'hogao', grupos: ['picante'] }),
        anOption({ codigo: 'suero', agotado: true }),
      ],
    });
    const picante = aGroup({ codigo: 'picante', max: 2, opciones: [anOption({ codigo: 'poco' })] });
    const grouped = {
      ...menu,
      products: [{ ...product('BANDEJA', 'platos', 32_900), grupos: ['salsas'] }],
      groups: [salsas, picante],
    };
    const grupos = [
      {
        codigo: 'salsas',
        opciones: [
          {
            codigo: 'hogao',
            grupos: [{ codigo: 'picante', opciones: [{ codigo: 'poco' }, { codigo: 'mucho' }] }],
          },
          { codigo: 'suero' },
          { codigo: 'aji' },
        ],
      },
      { codigo: 'termino', opciones: [{ codigo: 'medio' }] },
    ];
    const request = chatRequestSchema.parse({
      dbName: 'x',
      carrito: [{ id_sigo: 'BANDEJA', grupos }],
    });
    const groupIndex = indexGroups(grouped);
    const [line] = readSentCart(request.carrito ?? [], { ...grouped, groupIndex });
    expect(line?.grupos).toMatchObject([
      {
        codigo: 'salsas',
        opciones: [
          { codigo: 'hogao', grupos: [{ opciones: [{ codigo: 'poco' }] }] },
          { codigo: 'suero' },
        ],
      },
    ]);
  });

  test('has an id of its own on each line', () => {
    const ids = read(
      { id_sigo: 'BANDEJA' },
      { id_sigo: 'BANDEJA' },
      { id_sigo: 'PAPAS', itemId: 'a' },
      { id_sigo: 'YUCA', itemId: 'a' },
    ).map(({ itemId }) => itemId);
    expect(ids).toEqual(['BANDEJA:', 'BANDEJA:+2', 'a', 'a+2']);
  });

  test('holds no more than an order may', () => {
    expect(read(...Array(80).fill({ id_sigo: 'PAPAS' }))).toHaveLength(LIMITS.lines.max);
  });
});

test('whatever is sent, the result is a cart that the server would accept', () => {
  const code = fc.oneof(fc.constantFrom(...CODES), fc.string(), fc.constant(null));
  const extra = fc.record({ id_sigo: code, precio: fc.integer() }, { requiredKeys: [] });
  const line = fc.record(
    {
      itemId: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
      id_sigo: code,
      nombre: fc.string({ unit: 'binary' }),
      precio: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      cantidad: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      nota: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('ñ😀'.repeat(400))),
      adiciones: fc.array(extra, { maxLength: 35, size: 'small' }),
      combo: fc.oneof(
        fc.record({ bebida: extra, adicional: extra }, { requiredKeys: [] }),
        fc.constant(null),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 55 }), (sent) => {
      const cart = read(...sent);
      expect(new Set(cart.map(({ itemId }) => itemId)).size).toBe(cart.length);
      expect(read(...cart)).toEqual(cart);
      if (cart.length === 0) return;
      const priced = priceLines(cart, menu, { isStaff: false });
      expect(priced).toMatchObject({ ok: true });
      const lines = priced.ok ? priced.lines : [];
      expect(cart.map(({ itemId: _, ...rest }) => rest)).toEqual(
        lines.map(({ subtotal: _, ...rest }) => rest),
      );
    }),
    { numRuns: 50 },
  );
});
