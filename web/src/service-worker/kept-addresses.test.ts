import { expect, test } from 'vitest';
import { isConsolePage, isDinerPage, isMenuRead, isPicture } from './kept-addresses.ts';

const at = (path: string) => new URL(path, 'https://comanda.example');
const read = (path: string, init: RequestInit = {}) =>
  isMenuRead(at(path), new Request(at(path), init));

test('the diner’s pages and the console open without network, those of the owner do not', () => {
  for (const path of ['/user', '/user/cart', '/userAuth', '/restaurante/la-sazon']) {
    expect(isDinerPage.test(path), path).toBe(true);
  }
  for (const path of ['/', '/login', '/restaurant', '/restaurant/menu', '/users', '/employees']) {
    expect(isDinerPage.test(path) || isConsolePage.test(path), path).toBe(false);
  }
  expect(isConsolePage.test('/employee')).toBe(true);
});

test('what anybody may read of a menu is kept, nothing made for somebody', () => {
  expect(read('/api/products?dbName=centro')).toBe(true);
  expect(read('/api/locations/getLocationsByPath?path=la-sazon')).toBe(true);
  expect(read('/api/products?dbName=centro', { headers: { Authorization: 'Bearer x' } })).toBe(
    false,
  );
  expect(read('/api/orders/mine?dbName=centro')).toBe(false);
  expect(read('/api/products', { method: 'POST' })).toBe(false);
});

test('pictures are kept by their own address', () => {
  expect(isPicture(at('/images/abc/320.webp'))).toBe(true);
  expect(isPicture(at('/api/products'))).toBe(false);
});
