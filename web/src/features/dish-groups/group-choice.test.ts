import { groupsOf, indexGroups, type OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import { choose } from '@comanda/contract/modifiers/selection.rules';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { aBurgerMenu } from '@comanda/contract/testing/burger-menu';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastPrice, nextPrice, unitsChosen, withNested, withUnits } from './group-choice.ts';
import { groupHint, groupTitle } from './group-words.ts';
import { receiptRows } from './receipt-rows.ts';

const menu = aBurgerMenu();
const [burger] = menu.products;
if (!burger) throw new Error('no burger');
const groups = groupsOf(burger, indexGroups(menu));
const [salsas, termino, combo] = groups as [OfferedGroup, OfferedGroup, OfferedGroup];
const optionOf = (group: OfferedGroup, codigo: string) => {
  const option = group.opciones.find((one) => one.codigo === codigo);
  if (!option) throw new Error(codigo);
  return option;
};

describe('choosing options', () => {
  test('where one may choose one, another takes its place', () => {
    const medio = withUnits([], termino, optionOf(termino, 'medio'), 1);
    const other = withUnits(medio, termino, optionOf(termino, 'tres-cuartos'), 1);
    expect(other).toEqual([
      { codigo: 'termino', opciones: [{ codigo: 'tres-cuartos', cantidad: 1 }] },
    ]);
  });

  test('units are added and taken away, and the last one takes the group along', () => {
    const hogao = optionOf(salsas, 'hogao');
    const two = withUnits([], salsas, hogao, 2);
    expect(unitsChosen(two, salsas)).toBe(2);
    expect(withUnits(two, salsas, hogao, 0)).toEqual([]);
  });

  test('what hangs under an option goes with it', () => {
    const inCombo = optionOf(combo, 'en-combo');
    const bebida = [{ codigo: 'bebida', opciones: [{ codigo: 'lulo', cantidad: 1 }] }];
    const chosen = withNested(withUnits([], combo, inCombo, 1), combo, inCombo, bebida);
    expect(chosen[0]?.opciones?.[0]?.grupos).toEqual(bebida);
    expect(withUnits(chosen, combo, inCombo, 0)).toEqual([]);
  });
});

describe('what a group says', () => {
  test('how many are included, and what the next one costs', () => {
    expect(groupTitle(salsas)).toBe('Salsas');
    expect(groupHint(salsas)).toBe('2 incluidas · tercera desde +$1.500');
    const asked = { ...termino, pregunta: '¿Cómo te gusta la carne?' };
    expect([groupTitle(asked), groupHint(asked)]).toEqual(['¿Cómo te gusta la carne?', 'Término']);
  });

  test('an option that nests costs at least its cheapest parts', () => {
    expect(leastPrice(optionOf(combo, 'en-combo'))).toBe(4_000);
  });
});

const amounts = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)).filter(([a, b, c]) => a + b + c <= 4);

test('the price of one more is what the total rises by, and the receipt adds up to the subtotal', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 5 }), (units, cantidad) => {
      const chosen = salsas.opciones.reduce(
        (before, option, at) => withUnits(before, salsas, option, units[at] ?? 0),
        withUnits([], termino, optionOf(termino, 'medio'), 1),
      );
      const subtotalOf = (now: typeof chosen) => {
        const { grupos } = choose(groups, now, { plato: burger.nombre });
        return lineSubtotal({ ...burger, cantidad, grupos });
      };
      const { grupos } = choose(groups, chosen, { plato: burger.nombre });
      const rows = receiptRows(burger, cantidad, grupos, groups);
      expect(rows.reduce((sum, { precio }) => sum + precio, 0)).toBe(subtotalOf(chosen));
      for (const option of salsas.opciones.filter(() => unitsChosen(chosen, salsas) < 4)) {
        const more = withUnits(chosen, salsas, option, unitsChosen(chosen, salsas, option) + 1);
        expect(nextPrice(chosen, salsas, option) * cantidad).toBe(
          subtotalOf(more) - subtotalOf(chosen),
        );
      }
    }),
  );
});

test('the receipt names the unit that is charged, and under which option a part hangs', () => {
  const chosen = [
    {
      codigo: 'salsas',
      opciones: [{ codigo: 'hogao' }, { codigo: 'suero' }, { codigo: 'guacamole' }],
    },
    {
      codigo: 'combo',
      opciones: [
        { codigo: 'en-combo', grupos: [{ codigo: 'bebida', opciones: [{ codigo: 'lulo' }] }] },
      ],
    },
  ];
  const { grupos } = choose(groups, chosen, { plato: burger.nombre });
  expect(receiptRows(burger, 1, grupos, groups)).toMatchObject([
    { texto: 'Hamburguesa criolla', precio: 22_900 },
    { texto: 'Guacamole, tercera de Salsas', precio: 2_000 },
    { texto: 'En combo: Jugo de lulo', precio: 5_000 },
  ]);
});
