import { expect, it } from 'vitest';
import { greeting, longDay } from './owner-home.tsx';

it('greets by the clock of Bogota, wherever the browser is', () => {
  expect(greeting(new Date('2025-11-18T12:00:00Z'))).toBe('Buenos días');
  expect(greeting(new Date('2025-11-18T17:00:00Z'))).toBe('Buenas tardes');
  expect(greeting(new Date('2025-11-18T23:00:00Z'))).toBe('Buenas noches');
  expect(greeting(new Date('2025-11-18T09:30:00Z'))).toBe('Buenas noches');
});

it('names the day as people say it', () => {
  expect(longDay(new Date('2025-11-19T04:59:00Z'))).toBe('martes 18 de noviembre');
});
