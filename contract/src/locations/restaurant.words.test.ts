import { expect, test } from 'vitest';
import { restaurantName, shortName } from './restaurant.words.ts';

test('a restaurant without a name is called after its link', () => {
  expect(restaurantName({ nombre: '', path: 'el-fogon-de-ana' })).toBe('El Fogon de Ana');
  expect(restaurantName({ nombre: 'Fogón', path: 'el-fogon-de-ana' })).toBe('Fogón');
});

test.each([
  ['Fogón', 'Fogón'],
  ['Doce letras!', 'Doce letras!'],
  ['La Sazón de Doña Marta', 'La Sazón'],
  ['Restaurante El Fogón', 'Restaurante'],
  ['Hamburgueserías Unidas', 'Hamburgueser'],
  ['🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔', '🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔🍔'],
])('below an icon «%s» is «%s»', (name, short) => {
  expect(shortName(name)).toBe(short);
});
