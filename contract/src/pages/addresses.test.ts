import { expect, test } from 'vitest';
import { isConsolePage, isDinerPage, restaurantIn, restaurantPath } from './addresses.ts';

test('the diner’s pages and the console open without network, those of the owner do not', () => {
  for (const path of ['/user', '/user/cart', '/userAuth', '/restaurante/la-sazon']) {
    expect(isDinerPage(path), path).toBe(true);
  }
  for (const path of ['/', '/login', '/restaurant', '/restaurant/menu', '/users', '/employees']) {
    expect(isDinerPage(path) || isConsolePage(path), path).toBe(false);
  }
  expect(isConsolePage('/employee')).toBe(true);
});

test('a restaurant is found in its own address, however that is written', () => {
  expect(restaurantIn(restaurantPath('Café Ñandú'))).toBe('café ñandú');
  expect(restaurantIn('/restaurante/LA-SAZON/')).toBe('la-sazon');
  expect(restaurantIn('/restaurante/%zz')).toBe('%zz');
});
