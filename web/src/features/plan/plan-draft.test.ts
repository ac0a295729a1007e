import { PLAN_LIMITS } from '@comanda/contract/tables/plan.limits';
import { planProblems } from '@comanda/contract/tables/plan.rules';
import { expect, test } from 'vitest';
import { changeTable, newZone, planOf, sendToZone, withTables } from './plan-draft.ts';

const namesOf = (zonas: ReturnType<typeof withTables>) =>
  zonas.map(({ mesas }) => mesas.map(({ nombre }) => nombre).join(' '));
const salon = newZone([]);

test('twelve tables stand apart in rows, with the lowest numbers that are free', () => {
  const three = withTables([salon], salon.key, 3);
  const [, second] = three[0]?.mesas ?? [];
  const renamed = changeTable(three, second?.key ?? '', { nombre: 'Mesa 05' });
  const plan = withTables(renamed, salon.key, 12);
  expect(namesOf(plan)).toEqual(['1 Mesa 05 3 2 4 6 7 8 9 10 11 12 13 14 15']);
  expect(planProblems(planOf(plan))).toEqual([]);
  const places = plan[0]?.mesas.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(15);
  expect(places?.slice(0, 5)).toEqual(['4 4', '28 4', '52 4', '76 4', '4 28']);
});

test('a plan takes no more tables than it may have, even where there is no room', () => {
  const full = withTables([salon], salon.key, 1000);
  expect(full[0]?.mesas).toHaveLength(PLAN_LIMITS.mesas);
  expect(planProblems(planOf(full))).toEqual([]);
});

test('a table never leaves the grid, also when it grows', () => {
  const [zone] = withTables([salon], salon.key, 1);
  const key = zone?.mesas[0]?.key ?? '';
  const at = (part: object) => {
    const { x, y } = changeTable(zone ? [zone] : [], key, part)[0]?.mesas[0] ?? {};
    return [x, y];
  };
  expect(at({ x: -6, y: 140 })).toEqual([0, 84]);
  expect(at({ x: 84, y: 84, ancho: 40, alto: 16 })).toEqual([60, 84]);
});

test('a table goes to a free place of another zone and keeps the rest', () => {
  const terraza = newZone([salon]);
  const zonas = withTables(withTables([salon, terraza], salon.key, 2), terraza.key, 1);
  const [first] = zonas[0]?.mesas ?? [];
  if (!first) throw new Error('no table');
  const sent = sendToZone(zonas, { ...first, puestos: 6 }, terraza.key);
  expect(namesOf(sent)).toEqual(['2', '3 1']);
  expect(sent[1]?.mesas[1]).toMatchObject({ key: first.key, puestos: 6, x: 28, y: 4 });
});

test('what is sent names stored rows by their id and new ones not at all', () => {
  const { zonas } = planOf(withTables([salon], salon.key, 1));
  expect(zonas[0]).not.toHaveProperty('key');
  expect(zonas[0]?.mesas[0]).not.toHaveProperty('key');
});
