import { indexGroups } from '@comanda/contract/modifiers/groups.rules';
import type { ModifierGroup } from '@comanda/contract/modifiers/modifiers';
import { aCategory, aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import {
  dishGoneWords,
  optionsWords,
  placesOf,
  placeWords,
  ruleWords,
  shortageOf,
} from './group-words.ts';

const optionsNamed = (...names: string[]) =>
  names.map((nombre) => anOption({ codigo: nombre.toLowerCase(), nombre }));
const offeredOf = (group: ModifierGroup) => {
  const [offered] = indexGroups({ products: [], categories: [], groups: [group] }).drawn({
    grupos: [group.codigo],
  });
  if (!offered) throw new Error('the group is not offered');
  return offered;
};

describe('the card of a group', () => {
  test.each([
    [{ min: 0, max: 2, gratis: 0 }, 'Elige hasta 2'],
    [{ min: 1, max: 1, gratis: 0 }, 'Obligatorio · elige 1'],
    [{ min: 2, max: 3, gratis: 1 }, 'Elige de 2 a 3, 1 incluida'],
  ])('says the rule of %o', (range, words) => {
    expect(ruleWords(range)).toBe(words);
  });

  test('names the first options and counts the rest', () => {
    expect(optionsWords({ opciones: optionsNamed('A', 'B', 'C', 'D') })).toBe('A, B, C, D');
    expect(optionsWords({ opciones: optionsNamed('A', 'B', 'C', 'D', 'E') })).toBe(
      'A, B, C y 2 más',
    );
  });

  test('says in how many dishes it is, or under what it hangs', () => {
    const dish = aProduct({ grupos: ['salsas'] });
    const combo = aGroup({
      codigo: 'combo',
      nombre: 'En combo',
      opciones: [anOption({ grupos: ['bebida'] })],
    });
    const bebida = aGroup({ codigo: 'bebida', nombre: 'Bebida' });
    const words = (codigo: string) => placeWords(placesOf(codigo, [dish], [combo, bebida]));
    expect(words('salsas')).toBe('en 1 plato');
    expect(words('bebida')).toBe('cuelga de «En combo»');
    expect(words('combo')).toBe('en ningún plato');
  });

  test('counts what is sold out, and says which dishes fall with a required group', () => {
    const opciones = optionsNamed('Pollo', 'Res', 'Cerdo');
    const without = (...gone: string[]) =>
      opciones.map((option) => ({ ...option, agotado: gone.includes(option.nombre) }));
    const shortage = (group: Partial<ModifierGroup>, dishes: number) =>
      shortageOf(offeredOf(aGroup({ ...group })), dishes);
    expect(shortage({ opciones }, 3)).toBeNull();
    expect(shortage({ opciones: without('Pollo'), min: 1 }, 3)).toEqual({
      isEmpty: false,
      badge: '1 agotado',
      alarm: '',
    });
    expect(shortage({ opciones: without('Pollo', 'Res', 'Cerdo'), min: 1 }, 3)).toEqual({
      isEmpty: true,
      badge: '0 de 3',
      alarm: 'Todo agotado: esos 3 platos no se pueden pedir',
    });
    expect(shortage({ opciones: without('Pollo', 'Res'), min: 2, max: 2 }, 1)).toEqual({
      isEmpty: true,
      badge: '1 de 3',
      alarm: 'Queda 1 y se piden 2: ese plato no se puede pedir',
    });
    expect(shortage({ opciones: without('Pollo', 'Res', 'Cerdo') }, 3)?.alarm).toBe('Todo agotado');
  });
});

describe('an option that is a dish', () => {
  const option = anOption({ id_sigo: 'LIM' });
  test.each([
    ['', [aProduct({ id_sigo: 'LIM' })], true],
    ['Su plato está agotado', [aProduct({ id_sigo: 'LIM', agotado: true })], true],
    ['Su plato está en una categoría oculta', [aProduct({ id_sigo: 'LIM' })], false],
    ['Su plato ya no está en el menú', [], true],
  ])('says why it cannot be had: «%s»', (words, products, active) => {
    expect(dishGoneWords(option, { products, categories: [aCategory({ active })] })).toBe(words);
  });
});
