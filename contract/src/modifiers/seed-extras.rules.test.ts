import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSubtotal } from '../orders/orders.rules.ts';
import { priceChanges, priceLines } from '../orders/pricing.rules.ts';
import { aCategory, aProduct } from '../testing/test-factories.ts';
import { groupsOf, indexGroups } from './groups.rules.ts';
import { groupsPrice } from './groups-price.rules.ts';
import { passToGroups } from './pass-to-groups.rules.ts';
import { chosenOfExtras, extrasOfChosen } from './seed-extras.rules.ts';
import { choose, draftOf } from './selection.rules.ts';

const platos = aCategory({ esPlatoPrincipal: true });
const bebidas = aCategory({ _id: 'c-bebidas', name: 'Bebidas', esBebida: true });
const lados = aCategory({ _id: 'c-lados', name: 'Lados', esAdicional: true });
const adiciones = aCategory({ _id: 'c-adiciones', name: 'Adiciones' });
const dish = aProduct({ permiteAdiciones: true });
const of = (category: string, code: string, precio: number) =>
  aProduct({
    _id: code,
    id_sigo: code,
    nombre: code,
    categoryId: category,
    precio,
    permiteAdiciones: false,
  });
const drinks = [of('c-bebidas', 'LIMONADA', 6000), of('c-bebidas', 'JUGO', 9000)];
const sides = [of('c-lados', 'YUCA', 6000), of('c-lados', 'PAPA', 6001)];
const extras = [of('c-adiciones', 'QUESO', 4000), of('c-adiciones', 'AGUACATE', 5500)];
const menu = {
  products: [dish, ...drinks, ...sides, ...extras],
  categories: [platos, bebidas, lados, adiciones],
};
const index = indexGroups({ ...menu, groups: [] });

interface Draft {
  cantidad: number;
  adiciones: { id_sigo: string }[];
  combo: { bebida: { id_sigo: string }; adicional: { id_sigo: string } } | null;
}

const partOf = (products: typeof drinks) =>
  fc.constantFrom(...products.map(({ id_sigo }) => ({ id_sigo })));
const drafts: fc.Arbitrary<Draft> = fc.record({
  cantidad: fc.integer({ min: 1, max: 100 }),
  adiciones: fc.subarray(extras.map(({ id_sigo }) => ({ id_sigo }))),
  combo: fc.option(fc.record({ bebida: partOf(drinks), adicional: partOf(sides) }), { nil: null }),
});

/** The formula of the first version, written out again. */
function seedPrice({ cantidad, adiciones, combo }: Draft): number {
  const priceOf = (code: string) => menu.products.find((one) => one.id_sigo === code)?.precio ?? 0;
  const added = adiciones.reduce((sum, { id_sigo }) => sum + priceOf(id_sigo), 0);
  const side = combo && (priceOf(combo.adicional.id_sigo) > 6000 ? 7000 : 6000);
  return dish.precio * cantidad + added + (side === null ? 0 : 4000 + side);
}

describe('the flags of the first version', () => {
  it('are groups that price exactly as its formula', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const chosen = chosenOfExtras(draft);
        const { grupos, problems } = choose(groupsOf(dish, index), chosen, { plato: dish.nombre });
        const line = { ...extrasOfChosen(grupos), precio: dish.precio, cantidad: draft.cantidad };
        const priced = priceLines(
          [{ id_sigo: dish.id_sigo, ...draft }],
          { ...menu, groupIndex: index },
          { isStaff: false },
        );
        const prices = [
          dish.precio * draft.cantidad + groupsPrice(grupos),
          lineSubtotal(line),
          priced.ok ? priced.total : null,
        ];
        // Ten thousand of `expect` would take seconds.
        return problems.length === 0 && prices.every((price) => price === seedPrice(draft));
      }),
      { numRuns: 10_000 },
    );
  });

  it('keep what was chosen of them as additions and combo', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { grupos } = choose(groupsOf(dish, index), chosenOfExtras(draft), { plato: '' });
        const { adiciones: added, combo } = extrasOfChosen(grupos);
        expect(added.map(({ id_sigo }) => ({ id_sigo }))).toEqual(draft.adiciones);
        expect(combo?.bebida.id_sigo).toBe(draft.combo?.bebida.id_sigo);
        expect(combo?.adicional.id_sigo).toBe(draft.combo?.adicional.id_sigo);
      }),
    );
  });

  it('offer a combo only where the menu has both of its parts', () => {
    const names = (categories: typeof menu.categories) =>
      groupsOf(dish, indexGroups({ ...menu, categories, groups: [] })).map(({ nombre }) => nombre);
    expect(names(menu.categories)).toEqual(['Adiciones', 'Combo']);
    expect(names([platos, bebidas, { ...lados, active: false }, adiciones])).toEqual(['Adiciones']);
    expect(names([platos, bebidas, lados, { ...adiciones, active: false }])).toEqual(['Combo']);
  });

  it('become drawn groups at the same prices', () => {
    const { grupos, productos } = passToGroups({ ...menu, groups: [] });
    expect(productos).toEqual([
      { id_sigo: dish.id_sigo, nombre: dish.nombre, grupos: ['adiciones', 'combo'] },
    ]);
    expect(grupos.map(({ codigo }) => codigo)).toEqual([
      'adiciones',
      'bebida',
      'acompanamiento',
      'combo',
    ]);
    const passed = { ...dish, grupos: ['adiciones', 'combo'] };
    const drawn = indexGroups({
      ...menu,
      products: [passed, ...menu.products.slice(1)],
      groups: grupos,
    });
    const real = groupsOf(passed, drawn);
    const codeOf: Record<string, string> = {
      _adiciones: 'adiciones',
      _combo: 'combo',
      _bebida: 'bebida',
      _acompanamiento: 'acompanamiento',
    };
    fc.assert(
      fc.property(drafts, (draft) => {
        const { grupos: before } = choose(groupsOf(dish, index), chosenOfExtras(draft), {
          plato: '',
        });
        const named = JSON.parse(JSON.stringify(draftOf(before)), (key, value) =>
          key === 'codigo' ? (codeOf[value] ?? value.toLowerCase()) : value,
        );
        const { grupos: after, problems } = choose(real, named, { plato: '' });
        expect(problems).toEqual([]);
        expect(groupsPrice(after)).toBe(groupsPrice(before));
      }),
    );
    expect(passToGroups({ ...menu, products: [passed], groups: grupos }).productos).toEqual([]);
    const again = passToGroups({ ...menu, groups: grupos });
    expect(again.grupos.every(({ nuevo }) => !nuevo)).toBe(true);
  });
});

describe('a line of a dish with drawn groups', () => {
  const salsas = {
    codigo: 'salsas',
    nombre: 'Salsas',
    pregunta: '',
    min: 0,
    max: 2,
    gratis: 0,
    repetible: false,
    opciones: [
      { codigo: 'hogao', nombre: 'Hogao', precio: 1500, id_sigo: null, agotado: false, grupos: [] },
    ],
  };
  const own = { ...dish, grupos: ['salsas'] };
  const products = [own, ...menu.products.slice(1)];
  const groupIndex = indexGroups({ ...menu, products, groups: [salsas] });
  const price = (draft: object) =>
    priceLines(
      [{ id_sigo: own.id_sigo, cantidad: 2, ...draft }],
      { ...menu, products, groupIndex },
      {
        isStaff: false,
      },
    );
  const chosen = [{ codigo: 'salsas', opciones: [{ codigo: 'hogao' }] }];

  it('costs its options for each dish, and additions of an old cart once', () => {
    expect(price({ grupos: chosen })).toMatchObject({ ok: true, total: 2 * (32_900 + 1500) });
    const adiciones = [{ id_sigo: 'QUESO' }];
    expect(price({ adiciones })).toMatchObject({ ok: true, total: 2 * 32_900 + 4000 });
  });

  it('has options or additions, not both', () => {
    expect(price({ grupos: chosen, adiciones: [{ id_sigo: 'QUESO' }] })).toMatchObject({
      ok: false,
      code: 'seleccion_invalida',
      details: [{ path: 'productos.0.grupos' }],
    });
  });

  it('names an option by its group where its price changed', () => {
    const sent = [{ codigo: 'salsas', opciones: [{ codigo: 'hogao', precio: 1000 }] }];
    const priced = price({ grupos: sent });
    const drafts = [{ id_sigo: own.id_sigo, cantidad: 2, precio: 32_900, grupos: sent }];
    expect(priced.ok && priceChanges(drafts, priced.lines)).toEqual([
      { id_sigo: 'salsas/hogao', precio: 1500 },
    ]);
  });
});
