import { describe, expect, test } from 'vitest';
import { sheetMessages } from '../menu/menu-admin.messages.ts';
import { modifiersMessages } from './modifiers.messages.ts';
import type { ModifierGroup } from './modifiers.ts';
import { MAX_GROUP_ROWS, readGroupSheet } from './modifiers-sheet.rules.ts';

const HEADER = ['grupo', 'opcion', 'subgrupos'];
const NOTHING = { groups: [], products: [] };

/** Groups that count how often somebody looks at them. */
function counted(count: number) {
  const looks = { count: 0 };
  const groups = Array.from({ length: count }, (_, at): ModifierGroup => {
    const group = { pregunta: '', min: 0, max: 1, gratis: 0, repetible: false, opciones: [] };
    return {
      ...group,
      codigo: `g-${at}`,
      get nombre() {
        looks.count += 1;
        return `G ${at}`;
      },
    };
  });
  return { groups, looks };
}

describe('a sheet of groups', () => {
  const rows = (count: number, row: (at: number) => string[]) => [
    HEADER,
    ...Array.from({ length: count }, (_, at) => row(at)),
  ];

  test('with more groups than a sede may have is refused before they are compared', () => {
    const { groups, looks } = counted(200);
    const sheet = rows(MAX_GROUP_ROWS, (at) => [`Nuevo ${at}`, 'Una', '']);
    const message = modifiersMessages.sheetTooManyGroups(200, MAX_GROUP_ROWS);
    expect(readGroupSheet(sheet, { groups, products: [] })).toEqual({
      groups: [],
      errores: [{ fila: 0, campo: '', message }],
      badCodes: [],
    });
    expect(looks.count).toBe(0);
  });

  test('may have as many groups as a sede, beside rows that name none', () => {
    const sheet = rows(201, (at) => [at === 200 ? '' : `Nuevo ${at}`, 'Una', '']);
    const { groups, errores } = readGroupSheet(sheet, NOTHING);
    expect(groups).toHaveLength(200);
    const message = sheetMessages.cellRequired('el grupo');
    expect(errores).toEqual([{ fila: 202, campo: 'grupo', message }]);
  });

  test('names the first row that is more than its group may have, and reads no other', () => {
    const sheet = rows(MAX_GROUP_ROWS, (at) => ['Salsas', `Opción ${at}`, 'Nada']);
    const message = modifiersMessages.tooManyOptions(60);
    expect(readGroupSheet(sheet, NOTHING)).toEqual({
      groups: [],
      errores: [{ fila: 62, campo: 'opcion', message }],
      badCodes: ['salsas'],
    });
  });

  test('as long as it may be looks at each group of the menu a few times', () => {
    const { groups, looks } = counted(200);
    const sheet = rows(MAX_GROUP_ROWS, (at) => [`G ${at % 200}`, `Opción ${at}`, '']);
    const read = readGroupSheet(sheet, { groups, products: [] });
    expect(read.errores).toEqual([]);
    expect(read.groups).toHaveLength(200);
    expect(looks.count).toBeLessThan(200 * 10);
  });

  test('says once that too many groups hang under an option', () => {
    const sheet = rows(1, () => ['Salsas', 'Hogao', 'Salsas | '.repeat(50_000)]);
    const message = modifiersMessages.tooManyNested(3);
    const { errores } = readGroupSheet(sheet, NOTHING);
    expect(errores).toEqual([{ fila: 2, campo: 'subgrupos', message }]);
  });
});
