import { expect, test } from 'vitest';
import { clearTop } from './toast-place.ts';

const box = (top: number, bottom: number) => ({ top, bottom });
const TOAST = 44;
const LOWEST = 440;

test('a toast stands below the header', () => {
  expect(clearTop([box(0, 96)], TOAST, LOWEST)).toBe(100);
});

test('a toast leaves a title free that follows the header closely', () => {
  expect(clearTop([box(112, 140), box(0, 96)], TOAST, LOWEST)).toBe(144);
});

test('a toast takes a strip between two titles only if it fits', () => {
  expect(clearTop([box(0, 56), box(112, 208)], TOAST, LOWEST)).toBe(60);
  expect(clearTop([box(0, 56), box(104, 208)], TOAST, LOWEST)).toBe(212);
});

test('a tall box that ends below the next one counts to its end', () => {
  expect(clearTop([box(0, 300), box(10, 50)], TOAST, LOWEST)).toBe(304);
});

test('a screen full of titles and chips has no free place', () => {
  expect(clearTop([box(0, 700)], TOAST, LOWEST)).toBeNull();
});
