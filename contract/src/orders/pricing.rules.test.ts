import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiemposMessages } from '../menu/tiempos.words.ts';
import { aCategory, aProduct } from '../testing/test-factories.ts';
import type { OrderDraftLine } from './orders.ts';
import { pricingMessages } from './pricing.messages.ts';
import { priceChanges, priceLines } from './pricing.rules.ts';
import { MAX_PUESTO } from './seats.rules.ts';

const categories = [
  aCategory({ _id: 'platos', name: 'Platos', esPlatoPrincipal: true }),
  aCategory({ _id: 'bebidas', name: 'Bebidas', esBebida: true }),
  aCategory({ _id: 'lados', name: 'Acompañantes', esAdicional: true }),
  aCategory({ _id: 'postres', name: 'Postres' }),
  aCategory({ _id: 'adiciones', name: 'Adiciones' }),
  aCategory({ _id: 'servicios', name: 'SERVICIOS' }),
  aCategory({ _id: 'ocultos', name: 'Navidad', active: false }),
];
const product = (id_sigo: string, categoryId: string, precio: number, agotado = false) =>
  aProduct({ _id: `p-${id_sigo}`, id_sigo, nombre: `El ${id_sigo}`, categoryId, precio, agotado });
const catalogue = {
  categories,
  products: [
    product('BANDEJA', 'platos', 32_900),
    product('MONDONGO', 'platos', 28_000, true),
    product('LIMONADA', 'bebidas', 9000),
    product('PAPAS', 'lados', 6000),
    product('YUCA', 'lados', 6001),
    product('QUESO', 'adiciones', 3500),
    product('HUEVO', 'adiciones', 3000),
    { ...product('FLAN', 'postres', 9500), permiteAdiciones: false },
    product('DOMICILIO', 'servicios', 5000),
    product('NATILLA', 'ocultos', 8000),
  ],
};

const price = (line: OrderDraftLine, isStaff = false) =>
  priceLines([{ cantidad: 1, ...line }], catalogue, { isStaff });

function refusal(line: OrderDraftLine, isStaff = false) {
  const result = price(line, isStaff);
  return result.ok ? 'accepted' : { code: result.code, path: result.details[0]?.path };
}

function firstLine(line: OrderDraftLine, isStaff = false) {
  const result = price(line, isStaff);
  if (!result.ok) throw new Error(result.code);
  return result.lines[0];
}

describe('the server prices an order from its own menu', () => {
  it('whatever price and name the browser sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.string(), (precio, nombre) => {
        expect(firstLine({ id_sigo: 'BANDEJA', precio, nombre })).toMatchObject({
          precio: 32_900,
          nombre: 'El BANDEJA',
          subtotal: 32_900,
        });
      }),
    );
  });

  it('with additions and combo counted once a line', () => {
    const result = price({
      id_sigo: 'BANDEJA',
      cantidad: 2,
      nota: ' sin\u0000 cebolla\n por favor ',
      adiciones: [{ id_sigo: 'QUESO' }, { id_sigo: 'QUESO' }],
      combo: { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'YUCA' } },
    });
    expect(result).toMatchObject({ ok: true, total: 2 * 32_900 + 2 * 3500 + 4000 + 7000 });
    expect(result).toMatchObject({
      lines: [
        {
          nota: 'sin cebolla por favor',
          combo: { bebida: { precio: 4000 }, adicional: { precio: 7000, nombre: 'El YUCA' } },
        },
      ],
    });
  });

  it('sums the subtotals of its lines', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(quantities, (cantidades) => {
        const lines = cantidades.map((cantidad) => ({ id_sigo: 'BANDEJA', cantidad }));
        const result = priceLines(lines, catalogue, { isStaff: false });
        const units = cantidades.reduce((sum, cantidad) => sum + cantidad, 0);
        expect(result).toMatchObject({ ok: true, total: units * 32_900 });
      }),
    );
  });
});

describe('an open price', () => {
  it('is for staff and services only', () => {
    expect(firstLine({ id_sigo: 'DOMICILIO', precio: 7500 }, true)?.precio).toBe(7500);
    expect(firstLine({ id_sigo: 'DOMICILIO', precio: 0 }, true)?.precio).toBe(0);
    expect(firstLine({ id_sigo: 'DOMICILIO', precio: 7500 })?.precio).toBe(5000);
    expect(firstLine({ id_sigo: 'BANDEJA', precio: 1 }, true)?.precio).toBe(32_900);
  });

  it('falls back to the listed one when none is given', () => {
    expect(firstLine({ id_sigo: 'DOMICILIO' }, true)?.precio).toBe(5000);
  });

  it.each([0.5, 1e12, -1])('of %d pesos is refused', (precio) => {
    expect(refusal({ id_sigo: 'DOMICILIO', precio }, true)).toMatchObject({
      code: 'precio_invalido',
    });
  });
});

describe('a line is refused', () => {
  const COMBO = { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'YUCA' } };

  it.each<[string, OrderDraftLine, string, string]>([
    ['without a product', {}, 'producto_desconocido', 'id_sigo'],
    ['for an unknown product', { id_sigo: 'SUSHI' }, 'producto_desconocido', 'id_sigo'],
    ['for a hidden product', { id_sigo: 'NATILLA' }, 'producto_oculto', 'id_sigo'],
    ['for a product that ran out', { id_sigo: 'MONDONGO' }, 'producto_agotado', 'id_sigo'],
    ['for a negative price', { id_sigo: 'BANDEJA', precio: -1 }, 'precio_invalido', 'precio'],
    ['for no unit', { id_sigo: 'BANDEJA', cantidad: 0 }, 'regla_incumplida', 'cantidad'],
    ['for 101 units', { id_sigo: 'BANDEJA', cantidad: 101 }, 'regla_incumplida', 'cantidad'],
    ['for half a unit', { id_sigo: 'BANDEJA', cantidad: 1.5 }, 'regla_incumplida', 'cantidad'],
    ['for a long note', { id_sigo: 'BANDEJA', nota: 'a'.repeat(501) }, 'regla_incumplida', 'nota'],
    [
      'for an addition that is a dish',
      { id_sigo: 'BANDEJA', adiciones: [{ id_sigo: 'QUESO' }, { id_sigo: 'BANDEJA' }] },
      'adicion_invalida',
      'adiciones.1.id_sigo',
    ],
    [
      'for an addition with a negative price',
      { id_sigo: 'BANDEJA', adiciones: [{ id_sigo: 'QUESO', precio: -3500 }] },
      'precio_invalido',
      'adiciones.0.precio',
    ],
    ['for an empty combo', { id_sigo: 'BANDEJA', combo: {} }, 'combo_invalido', 'combo'],
    [
      'for a combo without side',
      { id_sigo: 'BANDEJA', combo: { bebida: { id_sigo: 'LIMONADA' } } },
      'combo_invalido',
      'combo',
    ],
    [
      'for a combo whose drink is a side',
      {
        id_sigo: 'BANDEJA',
        combo: { bebida: { id_sigo: 'PAPAS' }, adicional: { id_sigo: 'PAPAS' } },
      },
      'combo_invalido',
      'combo.bebida.id_sigo',
    ],
    [
      'for a combo whose side is a drink',
      {
        id_sigo: 'BANDEJA',
        combo: { bebida: { id_sigo: 'LIMONADA' }, adicional: { id_sigo: 'LIMONADA' } },
      },
      'combo_invalido',
      'combo.adicional.id_sigo',
    ],
    ['for an egg in a combo', { id_sigo: 'HUEVO', combo: COMBO }, 'combo_invalido', 'combo'],
    ['for a dessert in a combo', { id_sigo: 'FLAN', combo: COMBO }, 'combo_invalido', 'combo'],
    ['for a drink in a combo', { id_sigo: 'LIMONADA', combo: COMBO }, 'combo_invalido', 'combo'],
    [
      'for additions on a dish that takes none',
      { id_sigo: 'FLAN', adiciones: [{ id_sigo: 'QUESO' }] },
      'adicion_invalida',
      'adiciones',
    ],
  ])('%s', (_, line, code, path) => {
    expect(refusal(line)).toEqual({ code, path: `productos.0.${path}` });
  });

  it('but not at the very limits', () => {
    expect(refusal({ id_sigo: 'BANDEJA', cantidad: 100, nota: 'a'.repeat(500) })).toBe('accepted');
  });

  it('without a quantity', () => {
    expect(priceLines([{ id_sigo: 'BANDEJA' }], catalogue, { isStaff: true })).toMatchObject({
      ok: false,
      details: [{ path: 'productos.0.cantidad', message: 'La cantidad debe estar entre 1 y 100.' }],
    });
  });
});

describe('an order', () => {
  const lines = (count: number) => Array(count).fill({ id_sigo: 'BANDEJA', cantidad: 1 });

  it.each([
    [0, false],
    [1, true],
    [50, true],
    [51, false],
  ])('of %i lines is taken: %s', (count, ok) => {
    expect(priceLines(lines(count), catalogue, { isStaff: false }).ok).toBe(ok);
  });

  it('without a list of lines is refused like an empty one', () => {
    expect(priceLines(null, catalogue, { isStaff: false })).toMatchObject({
      code: 'regla_incumplida',
    });
  });

  it('names every problem, and the code of the first', () => {
    const result = priceLines(
      [
        { id_sigo: 'MONDONGO', cantidad: 1 },
        { id_sigo: 'SUSHI', cantidad: 0 },
      ],
      catalogue,
      { isStaff: false },
    );
    expect(result).toMatchObject({ ok: false, code: 'producto_agotado' });
    expect(result.ok ? [] : result.details.map(({ path }) => path)).toEqual([
      'productos.0.id_sigo',
      'productos.1.cantidad',
      'productos.1.id_sigo',
    ]);
  });
});

describe('a line that was ordered before', () => {
  const combo = {
    bebida: { id_sigo: 'LIMONADA', nombre: '', precio: 4000 },
    adicional: { id_sigo: 'YUCA', nombre: '', precio: 7000 },
  };
  const flan = {
    id_sigo: 'FLAN',
    cantidad: 1,
    adiciones: [{ id_sigo: 'QUESO', nombre: '', precio: 3500 }],
    combo,
  };
  const edit = (...lines: OrderDraftLine[]) => {
    const priced = priceLines(lines, catalogue, { isStaff: true, ordered: [flan] });
    return priced.ok ? priced.total : priced.details.map(({ message }) => message);
  };

  it('keeps a combo and additions that its dish is no longer offered with', () => {
    expect(edit(flan, { id_sigo: 'BANDEJA', cantidad: 1 })).toBe(
      9500 + 3500 + 4000 + 7000 + 32_900,
    );
  });

  it('keeps no more of them than there were', () => {
    expect(edit(flan, flan)).toEqual([
      'El FLAN no lleva adiciones.',
      'El FLAN no se ofrece en combo.',
      'El FLAN no lleva adiciones.',
      'El FLAN no se ofrece en combo.',
    ]);
    const other = { ...combo, adicional: { id_sigo: 'PAPAS' } };
    expect(edit({ ...flan, combo: other })).toEqual(['El FLAN no se ofrece en combo.']);
  });
});

describe('a price that changed', () => {
  const sent: OrderDraftLine[] = [
    {
      id_sigo: 'BANDEJA',
      cantidad: 1,
      precio: 30_000,
      adiciones: [{ id_sigo: 'QUESO', precio: 3000 }],
      combo: {
        bebida: { id_sigo: 'LIMONADA', precio: 9000 },
        adicional: { id_sigo: 'PAPAS', precio: 6000 },
      },
    },
    { id_sigo: 'BANDEJA', cantidad: 2, precio: 30_000 },
  ];

  function changes(drafts: OrderDraftLine[]) {
    const result = priceLines(drafts, catalogue, { isStaff: false });
    return result.ok ? priceChanges(drafts, result.lines) : result;
  }

  it('is reported once with the price it has now', () => {
    expect(changes(sent)).toEqual([
      { id_sigo: 'BANDEJA', precio: 32_900 },
      { id_sigo: 'QUESO', precio: 3500 },
      { id_sigo: 'LIMONADA', precio: 4000 },
    ]);
  });

  it('is not reported when the browser claimed no price', () => {
    expect(changes([{ id_sigo: 'BANDEJA', cantidad: 1 }])).toEqual([]);
    expect(changes([{ id_sigo: 'BANDEJA', cantidad: 1, precio: 32_900 }])).toEqual([]);
  });

  it('sent back with the current price is accepted', () => {
    const result = priceLines(sent, catalogue, { isStaff: false });
    expect(result.ok && priceChanges(result.lines, result.lines)).toEqual([]);
  });
});

describe('the course and the seat of a dish', () => {
  const served = (line: OrderDraftLine, options: { isStaff: boolean; hasCourses?: boolean }) => {
    const coursed = categories.map((one) => (one._id === 'platos' ? { ...one, tiempo: 2 } : one));
    const menu = { ...catalogue, categories: coursed };
    const result = priceLines([{ cantidad: 1, id_sigo: 'BANDEJA', ...line }], menu, options);
    if (!result.ok) return result.details;
    const { tiempo, puesto } = result.lines[0] ?? {};
    return { tiempo, puesto };
  };
  const staff = { isStaff: true, hasCourses: true };

  it('are those that the staff say', () => {
    expect(served({ tiempo: 3, puesto: 4 }, staff)).toEqual({ tiempo: 3, puesto: 4 });
  });

  it('take that of the category, if the staff say none; null is at once', () => {
    expect(served({}, staff)).toEqual({ tiempo: 2, puesto: undefined });
    expect(served({ tiempo: null }, staff)).toEqual({ tiempo: undefined, puesto: undefined });
  });

  it('are not chosen by a guest, however wrong they are', () => {
    const guest = { isStaff: false, hasCourses: true };
    expect(served({ tiempo: 99, puesto: 99 }, guest)).toEqual({
      tiempo: undefined,
      puesto: undefined,
    });
  });

  it('drop the course where dishes do not wait for their course', () => {
    expect(served({ tiempo: 3, puesto: 4 }, { isStaff: true, hasCourses: false })).toEqual({
      tiempo: undefined,
      puesto: 4,
    });
  });

  it.each([0, 6, 1.5, -1])('refuse %d and say where', (wrong) => {
    expect(served({ tiempo: wrong, puesto: wrong === 6 ? 31 : wrong }, staff)).toEqual([
      { path: 'productos.0.tiempo', message: tiemposMessages.range },
      { path: 'productos.0.puesto', message: pricingMessages.puesto(MAX_PUESTO) },
    ]);
  });
});
