import { anAccount, aPlanTable } from '@comanda/contract/testing/test-factories';
import { describe, expect, it } from 'vitest';
import { listTables } from './table-list.ts';
import { frameOf, placesOf, seatsOf } from './table-places.ts';

const at = (x: number, y = 6) => ({ x, y });
const row = ['10', '11', '12'].map((nombre, i) => aPlanTable(nombre, at(4 + i * 24)));

function drawn(joined: string[], mesas = row) {
  const plan = { zonas: [{ _id: 'salon', nombre: 'Salón', mesas }] };
  const accounts = joined.length > 0 ? [anAccount({ mesas: joined })] : [];
  return placesOf(listTables(plan, accounts, [])[0]?.tables ?? []);
}
const names = (places: ReturnType<typeof drawn>) =>
  places.map(({ spots }) => spots.map(({ nombre }) => nombre).join(' + '));

describe('a zone on the grid', () => {
  it('has its tables in the order in which people read them', () => {
    const mesas = [
      aPlanTable('1', at(30, 40)),
      aPlanTable('2', at(4, 40)),
      aPlanTable('3', at(60)),
    ];
    expect(names(drawn([], mesas))).toEqual(['3', '2', '1']);
  });

  it('draws joined tables that stand side by side as one tile', () => {
    const [joined, other] = drawn(['10', '11']);
    expect(joined?.spots.map(({ nombre }) => nombre)).toEqual(['10', '11']);
    expect(joined?.box).toEqual({ x: 4, y: 6, ancho: 40, alto: 16 });
    expect(other?.table.account).toBeNull();
  });

  it('leaves joined tables in their places when another stands between them, and says with which', () => {
    const places = drawn(['10', '12']);
    expect(names(places)).toEqual(['10', '11', '12']);
    expect(places.map(({ others }) => others)).toEqual([['12'], [], ['10']]);
  });

  it('shows the part of the grid where tables are', () => {
    expect(frameOf(drawn([]))).toEqual({ x: 0, y: 2, ancho: 72, alto: 24 });
  });
});

describe('the seats of a table', () => {
  it.each([
    ['a square one', 16, 16, 4, [1, 1, 1, 1]],
    ['one for two', 16, 16, 2, [1, 1, 0, 0]],
    ['a long one', 40, 16, 8, [1, 1, 3, 3]],
  ])('stand around %s', (_, ancho, alto, puestos, counts) => {
    const { left, right, top, bottom } = seatsOf({ ancho, alto }, puestos, 0);
    expect([left, right, top, bottom].map(({ length }) => length)).toEqual(counts);
  });

  it('are taken as many as there are guests', () => {
    const seats = Object.values(seatsOf({ ancho: 16, alto: 16 }, 4, 3)).flat();
    expect(seats.filter(Boolean)).toHaveLength(3);
  });
});
