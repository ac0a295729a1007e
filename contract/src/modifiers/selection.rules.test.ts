import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aCategory, aGroup, anOption, aProduct } from '../testing/test-factories.ts';
import { groupsOf, indexGroups, isOrderable } from './groups.rules.ts';
import { groupsPrice } from './groups-price.rules.ts';
import { selectionMessages } from './selection.messages.ts';
import { choose, missingGroups } from './selection.rules.ts';
import type { ChosenGroup } from './selection-key.ts';

const salsas = aGroup({
  codigo: 'salsas',
  nombre: 'Salsas',
  max: 4,
  gratis: 2,
  repetible: true,
  opciones: [
    anOption({ codigo: 'hogao', nombre: 'Hogao', precio: 1500 }),
    anOption({ codigo: 'suero', nombre: 'Suero', precio: 1500 }),
    anOption({ codigo: 'aji', nombre: 'Ají', precio: 2000 }),
    anOption({ codigo: 'uchuva', nombre: 'Uchuva', precio: 2000, agotado: true }),
  ],
});
const termino = aGroup({
  codigo: 'termino',
  nombre: 'Término',
  min: 1,
  opciones: [
    anOption({ codigo: 'medio', nombre: 'Medio' }),
    anOption({ codigo: 'asado', nombre: 'Bien asado' }),
  ],
});
const bebida = aGroup({
  codigo: 'bebida',
  nombre: 'Bebida',
  min: 1,
  opciones: [anOption({ codigo: 'limonada', nombre: '', id_sigo: 'LIM', precio: 4000 })],
});
const combo = aGroup({
  codigo: 'combo',
  nombre: 'Combo',
  opciones: [
    anOption({ codigo: 'en-combo', nombre: 'En combo', precio: 1000, grupos: ['bebida'] }),
  ],
});
const burger = aProduct({ id_sigo: 'BURGER', grupos: ['termino', 'salsas', 'combo'] });
const lemonade = aProduct({ id_sigo: 'LIM', nombre: 'Limonada', precio: 6000 });
const menu = {
  products: [burger, lemonade],
  categories: [aCategory()],
  groups: [salsas, termino, bebida, combo],
};
const index = indexGroups(menu);
const groups = groupsOf(burger, index);
const medio: ChosenGroup = { codigo: 'termino', opciones: [{ codigo: 'medio' }] };
const of = (...chosen: ChosenGroup[]) => choose(groups, chosen, { plato: 'Burger' });
const problemsOf = (...chosen: ChosenGroup[]) =>
  of(medio, ...chosen).problems.map(({ path, message, code }) => [code, path, message]);

describe('a choice of options', () => {
  it('reads what hangs under each entry once, however many entries name one option', () => {
    const sides = aGroup({
      codigo: 'sides',
      max: 30,
      repetible: true,
      opciones: Array.from({ length: 10 }, (_, at) => anOption({ codigo: `s-${at}` })),
    });
    const meal = aGroup({
      codigo: 'meal',
      opciones: [anOption({ codigo: 'lunch', grupos: ['sides'] })],
    });
    const dish = aProduct({ id_sigo: 'MEAL', grupos: ['meal'] });
    const offered = indexGroups({
      products: [dish],
      categories: [aCategory()],
      groups: [meal, sides],
    });
    const opciones = Array.from({ length: 200 }, (_, at) => ({
      codigo: 'lunch',
      grupos: [
        {
          codigo: 'sides',
          opciones: [{ codigo: `s-${at % 10}`, cantidad: 1 + Math.floor(at / 10) }],
        },
      ],
    }));
    const stringify = vi.spyOn(JSON, 'stringify');
    choose(offered.drawn(dish), [{ codigo: 'meal', opciones }], { plato: 'Almuerzo' });
    const calls = stringify.mock.calls.length;
    stringify.mockRestore();
    expect(calls).toBeLessThan(200 * 10);
  });

  it('keeps names and prices in the order of the menu, and what hangs under an option', () => {
    const { grupos, problems } = of(
      {
        codigo: 'combo',
        opciones: [
          {
            codigo: 'en-combo',
            grupos: [{ codigo: 'bebida', opciones: [{ codigo: 'limonada' }] }],
          },
        ],
      },
      medio,
    );
    expect(problems).toEqual([]);
    expect(grupos).toEqual([
      {
        codigo: 'termino',
        nombre: 'Término',
        opciones: [{ codigo: 'medio', nombre: 'Medio', precio: 0, cantidad: 1, incluidas: 0 }],
      },
      {
        codigo: 'combo',
        nombre: 'Combo',
        opciones: [
          {
            codigo: 'en-combo',
            nombre: 'En combo',
            precio: 1000,
            cantidad: 1,
            incluidas: 0,
            grupos: [
              {
                codigo: 'bebida',
                nombre: 'Bebida',
                opciones: [
                  {
                    codigo: 'limonada',
                    nombre: 'Limonada',
                    precio: 4000,
                    cantidad: 1,
                    incluidas: 0,
                    id_sigo: 'LIM',
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(groupsPrice(grupos)).toBe(5000);
  });

  it('includes the cheapest units, whatever was tapped first', () => {
    const opciones = [{ codigo: 'aji', cantidad: 2 }, { codigo: 'hogao' }];
    const { grupos } = of(medio, { codigo: 'salsas', opciones });
    expect(grupos[1]?.opciones.map(({ codigo, incluidas }) => [codigo, incluidas])).toEqual([
      ['hogao', 1],
      ['aji', 1],
    ]);
    expect(groupsPrice(grupos)).toBe(2000);
  });

  it('costs the same in any order of groups and options', () => {
    const option = fc.constantFrom('hogao', 'suero', 'aji');
    const chosen = fc.array(option, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        chosen.chain((codes) =>
          fc.tuple(
            fc.constant(codes),
            fc.shuffledSubarray(codes, { minLength: codes.length, maxLength: codes.length }),
            fc.boolean(),
          ),
        ),
        ([one, other, isFirst]) => {
          const saucesOf = (codes: string[]) => ({
            codigo: 'salsas',
            opciones: codes.map((codigo) => ({ codigo })),
          });
          const before = of(medio, saucesOf(one));
          const after = isFirst ? of(saucesOf(other), medio) : of(medio, saucesOf(other));
          expect(before.problems).toEqual([]);
          expect(after).toEqual(before);
        },
      ),
    );
  });

  it('never costs more with more included, and nothing where all are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20_000), { minLength: 1, maxLength: 8 }),
        fc.nat(8),
        (prices, gratis) => {
          const opciones = prices.map((precio, at) => anOption({ codigo: `o${at}`, precio }));
          const priceWith = (free: number) => {
            const group = aGroup({ codigo: 'g', max: 8, gratis: free, opciones });
            const dish = aProduct({ grupos: ['g'] });
            const own = indexGroups({
              products: [dish],
              categories: [aCategory()],
              groups: [group],
            });
            const all = opciones.map(({ codigo }) => ({ codigo }));
            const { grupos } = choose(groupsOf(dish, own), [{ codigo: 'g', opciones: all }], {
              plato: '',
            });
            return groupsPrice(grupos);
          };
          const paid = [...prices].sort((a, b) => a - b).slice(gratis);
          expect(priceWith(gratis)).toBe(paid.reduce((sum, precio) => sum + precio, 0));
        },
      ),
    );
  });
});

describe('a choice is refused', () => {
  it('without what is required, and a screen says which', () => {
    expect(of().problems).toEqual([
      { code: 'seleccion_invalida', path: '', message: 'Elige 1 en «Término».', grupo: 'termino' },
    ]);
    expect(missingGroups(groups, []).map(({ nombre }) => nombre)).toEqual(['Término']);
    const opciones = [{ codigo: 'en-combo' }];
    expect(missingGroups(groups, [medio, { codigo: 'combo', opciones }])[0]?.nombre).toBe('Bebida');
    expect(problemsOf({ codigo: 'combo', opciones })).toEqual([
      ['seleccion_invalida', '1.opciones.0.grupos', 'Elige 1 en «Bebida».'],
    ]);
  });

  it.each<[string, ChosenGroup, string, string]>([
    [
      'too much',
      { codigo: 'salsas', opciones: [{ codigo: 'aji', cantidad: 5 }] },
      '1',
      'Elige hasta 4 en «Salsas».',
    ],
    [
      'a group of another dish',
      { codigo: 'bebida', opciones: [{ codigo: 'limonada' }] },
      '1',
      selectionMessages.changed('Burger'),
    ],
    [
      'an option of another group',
      { codigo: 'salsas', opciones: [{ codigo: 'medio' }] },
      '1.opciones.0',
      selectionMessages.changed('Burger'),
    ],
    [
      'half an option',
      { codigo: 'salsas', opciones: [{ codigo: 'aji', cantidad: 0.5 }] },
      '1.opciones.0.cantidad',
      selectionMessages.cantidad('Ají', 30),
    ],
    [
      'less than nothing',
      { codigo: 'salsas', opciones: [{ codigo: 'aji', cantidad: -1 }] },
      '1.opciones.0.cantidad',
      selectionMessages.cantidad('Ají', 30),
    ],
    [
      'the same group twice',
      { codigo: 'termino', opciones: [{ codigo: 'asado' }] },
      '1',
      selectionMessages.repeatedGroup('Término'),
    ],
    [
      'something under a plain option',
      { codigo: 'salsas', opciones: [{ codigo: 'aji', grupos: [{ codigo: 'bebida' }] }] },
      '1.opciones.0.grupos',
      selectionMessages.tooDeep('Ají'),
    ],
  ])('with %s', (_, chosen, path, message) => {
    expect(problemsOf(chosen)).toEqual([['seleccion_invalida', path, message]]);
  });

  it('if an option that cannot repeat comes twice', () => {
    const twice = { codigo: 'termino', opciones: [{ codigo: 'medio', cantidad: 2 }] };
    const wide = { ...termino, max: 2 };
    const own = indexGroups({ ...menu, groups: [wide] });
    const { problems } = choose(groupsOf(burger, own), [twice], { plato: 'Burger' });
    expect(problems[0]?.message).toBe(selectionMessages.onlyOnce('Medio'));
  });

  it('if an option is sold out, unless an edit keeps it', () => {
    const chosen = { codigo: 'salsas', opciones: [{ codigo: 'uchuva' }] };
    expect(problemsOf(chosen)).toEqual([
      ['producto_agotado', '1.opciones.0', selectionMessages.soldOut('Uchuva')],
    ]);
    const isKept = (option: string) => option === 'salsas/uchuva';
    expect(choose(groups, [medio, chosen], { plato: '', isKept }).problems).toEqual([]);
  });

  it('with more options than a dish can have', () => {
    const many = Array.from({ length: 4 }, (_, at) => ({ ...salsas, codigo: `s${at}`, max: 30 }));
    const dish = aProduct({ grupos: many.map(({ codigo }) => codigo) });
    const own = indexGroups({ ...menu, products: [dish], groups: many });
    const chosen = many.map(({ codigo }) => ({
      codigo,
      opciones: [{ codigo: 'aji', cantidad: 30 }],
    }));
    const { problems } = choose(groupsOf(dish, own), chosen, { plato: '' });
    expect(problems.map(({ message }) => message)).toEqual([selectionMessages.tooMany(100)]);
  });
});

describe('a dish can be ordered', () => {
  const dish = (over: Partial<typeof termino>) =>
    isOrderable(burger, indexGroups({ ...menu, groups: [{ ...termino, ...over }] }));

  it('while something is left of every group that it needs', () => {
    const [first, second] = termino.opciones.map((one) => ({ ...one, agotado: true }));
    expect(dish({})).toBe(true);
    expect(
      dish({ opciones: [first, termino.opciones[1]].filter((one) => one !== undefined) }),
    ).toBe(true);
    expect(dish({ opciones: [first, second].filter((one) => one !== undefined) })).toBe(false);
    expect(dish({ min: 0, opciones: [] })).toBe(true);
  });

  it('not if the one option that is left hangs on something sold out', () => {
    const needed = { ...combo, min: 1 };
    const sold = { ...lemonade, agotado: true };
    const own = indexGroups({
      ...menu,
      products: [burger, sold],
      groups: [termino, needed, bebida],
    });
    expect(isOrderable(burger, own)).toBe(false);
    const hidden = [aCategory(), aCategory({ _id: 'c-oculta', active: false })];
    const away = { ...lemonade, categoryId: 'c-oculta' };
    const groups = [termino, needed, bebida];
    const other = indexGroups({ products: [burger, away], categories: hidden, groups });
    expect(isOrderable(burger, other)).toBe(false);
  });
});
