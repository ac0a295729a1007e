import { expect, test } from 'vitest';
import { isMenuRead, isPicture } from './kept-addresses.ts';

const at = (path: string) => new URL(path, 'https://comanda.example');
const read = (path: string, init: RequestInit = {}) =>
  isMenuRead(at(path), new Request(at(path), init));

test('the public data of a menu is kept, an answer for a signed-in person is not', () => {
  expect(read('/api/products?dbName=centro')).toBe(true);
  expect(read('/api/modifiers?dbName=centro')).toBe(true);
  expect(read('/api/locations/getLocationsByPath?path=la-sazon')).toBe(true);
  expect(read('/api/products?dbName=centro', { headers: { Authorization: 'Bearer x' } })).toBe(
    false,
  );
  expect(read('/api/orders/mine?dbName=centro')).toBe(false);
  expect(read('/api/products', { method: 'POST' })).toBe(false);
});

test('pictures are kept by their address', () => {
  expect(isPicture(at('/images/abc/320.webp'))).toBe(true);
  expect(isPicture(at('/api/products'))).toBe(false);
});
