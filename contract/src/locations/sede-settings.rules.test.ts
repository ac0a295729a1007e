import { expect, it } from 'vitest';
import { anOrder } from '../testing/test-factories.ts';
import { sedeSettingsSchema } from './locations.ts';
import { DEFAULT_TOPES, FLOOD, floodOf, topesProblems } from './sede-settings.rules.ts';

const NOW = Date.parse('2026-11-17T18:00:00.000Z');
const stranger = (minutesAgo: number) =>
  anOrder({
    desconocido: true,
    horaCreacion: new Date(NOW - minutesAgo * 60_000).toISOString(),
  });
const many = (count: number, minutesAgo: number) =>
  Array.from({ length: count }, () => stranger(minutesAgo));

it('a flood is many orders of strangers within minutes', () => {
  expect(floodOf(many(FLOOD.orders, 3), NOW)).toBe(FLOOD.orders);
  expect(floodOf(many(FLOOD.orders - 1, 3), NOW)).toBe(0);
});

it('earlier orders and orders of people who were seen do not count', () => {
  const known = Array.from({ length: 50 }, () =>
    anOrder({ horaCreacion: new Date(NOW).toISOString() }),
  );
  expect(floodOf([...known, ...many(FLOOD.orders, FLOOD.minutes + 1)], NOW)).toBe(0);
});

it('sixty guests behind one address may order twice, and so may their sede', () => {
  expect(DEFAULT_TOPES.direccion).toBeGreaterThanOrEqual(120);
  expect(DEFAULT_TOPES.sede).toBeGreaterThan(DEFAULT_TOPES.direccion);
});

it.each([0, -5, 2.5, Number.NaN, 1001])('%s is no cap', (cap) => {
  const problems = topesProblems({ ...DEFAULT_TOPES, sede: cap });
  expect(problems.map(({ path }) => path)).toEqual(['pedidos.topes.sede']);
});

it('the caps that come with a sede are caps', () => {
  expect(topesProblems(DEFAULT_TOPES)).toEqual([]);
});

it('unchanged settings take orders from everybody and mark tables without a code', () => {
  expect(sedeSettingsSchema.parse({}).pedidos).toEqual({
    quien: 'todos',
    mesaSinFirma: 'marcar',
    topes: DEFAULT_TOPES,
  });
});
