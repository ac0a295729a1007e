import { groupOf } from '@comanda/contract/modifiers/modifiers-form.rules';
import { aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import {
  changeCount,
  copyOf,
  draftOf,
  EMPTY_GROUP,
  inputOf,
  isSoldOut,
  unlinked,
  withCopyOfOption,
  withOption,
  withOptions,
  withoutOption,
  withRange,
} from './group-draft.ts';

const SALSAS = aGroup({
  max: 2,
  gratis: 1,
  opciones: [
    anOption({ precio: 1500 }),
    anOption({ codigo: 'guacamole', nombre: 'Guacamole', precio: null, id_sigo: 'AGUACATE' }),
    anOption({ codigo: 'gratis', nombre: 'Sal', precio: 0 }),
    anOption({ codigo: 'regalo', nombre: 'Limón', precio: 0, id_sigo: 'LIMON' }),
  ],
});
const draft = draftOf(SALSAS, ['BANDEJA']);

describe('the form of a group', () => {
  test('sends back what it was opened with, so that nobody else’s change is overwritten', () => {
    const { codigo, ...group } = SALSAS;
    expect(JSON.stringify(inputOf(draft, SALSAS.opciones).opciones)).toBe(
      JSON.stringify(SALSAS.opciones),
    );
    expect(inputOf(draft, SALSAS.opciones)).toEqual(group);
  });

  test('asks nothing for an empty price, and of a linked dish what that one costs', () => {
    const [hogao, guacamole] = withOption(
      withOption(draft.opciones, 'hogao', { precio: '' }),
      'guacamole',
      { precio: '' },
    );
    const sent = inputOf(
      { ...draft, opciones: [hogao, guacamole].flatMap((one) => one ?? []) },
      [],
    );
    expect(sent.opciones.map(({ precio }) => precio)).toEqual([0, null]);
  });

  test('says what is sold out as it is stored now, whatever it was when it was opened', () => {
    const soldOut = SALSAS.opciones.map((option) => ({ ...option, agotado: true }));
    expect(inputOf(draft, soldOut).opciones.every(({ agotado }) => agotado)).toBe(true);
    expect(isSoldOut({ codigo: null, agotado: true }, soldOut)).toBe(true);
  });

  test('adds an option for each line that is typed or pasted', () => {
    const added = withOptions([], ' Hogao \n\n Suero\r\nAjí');
    expect(added.map(({ nombre }) => nombre)).toEqual(['Hogao', 'Suero', 'Ají']);
    expect(new Set(added.map(({ key }) => key)).size).toBe(3);
    const again = withOptions(withoutOption(added, added[0]?.key ?? ''), 'Guacamole');
    expect(new Set(again.map(({ key }) => key)).size).toBe(3);
  });

  test('sends new options without a code, which gets that of its name', () => {
    const typed = { ...EMPTY_GROUP, nombre: 'Salsas', opciones: withOptions([], 'Ají de maní') };
    const group = groupOf(inputOf(typed, []), 'salsas', []);
    expect(group.opciones).toEqual([anOption({ codigo: 'aji-de-mani', nombre: 'Ají de maní' })]);
  });

  test('puts the copy of an option below it, as one that is not stored', () => {
    const dishes = [aProduct({ id_sigo: 'AGUACATE', precio: 4500 })];
    const copied = withCopyOfOption(draft.opciones, 'guacamole', dishes);
    expect(copied.map(({ nombre }) => nombre)).toEqual([
      'Hogao',
      'Guacamole',
      'Guacamole (copia)',
      'Sal',
      'Limón',
    ]);
    // It costs what its dish did, instead of nothing.
    expect(copied[2]).toMatchObject({ codigo: null, id_sigo: null, precio: '4.500' });
  });

  test('asks for the price of an option whose dish is gone', () => {
    const draft = draftOf(SALSAS, []);
    const opciones = withOption(
      draft.opciones,
      'guacamole',
      unlinked({ id_sigo: 'AGUACATE', precio: '' }, []),
    );
    expect(inputOf({ ...draft, opciones }, SALSAS.opciones).opciones[1]).toMatchObject({
      precio: null,
      id_sigo: null,
    });
  });

  test('makes a copy of a group with options of its own and in no dish', () => {
    const copy = copyOf(SALSAS);
    expect(copy).toMatchObject({ nombre: 'Salsas (copia)', productos: [], max: 2, gratis: 1 });
    expect(copy.opciones.every(({ codigo }) => codigo === null)).toBe(true);
  });

  test.each([
    [{ max: 1 }, { min: 1, max: 1, gratis: 1 }],
    [{ min: 4 }, { min: 4, max: 4, gratis: 2 }],
    [{ gratis: 5 }, { min: 2, max: 5, gratis: 5 }],
  ])('keeps the rule sound when %o is chosen', (part, range) => {
    expect(withRange({ min: 2, max: 3, gratis: 2 }, part)).toEqual(range);
  });

  test('counts each thing that is changed once', () => {
    const [first, second, ...rest] = draft.opciones;
    const moved = [second, first, ...rest].flatMap((one) => one ?? []);
    expect(changeCount(draft, draft)).toBe(0);
    expect(changeCount(draft, { ...draft, nombre: 'Ajíes', max: 3 })).toBe(2);
    expect(changeCount(draft, { ...draft, opciones: moved })).toBe(1);
    expect(changeCount(draft, { ...draft, opciones: withOptions(draft.opciones, 'Ají') })).toBe(1);
    expect(changeCount(draft, { ...draft, opciones: withoutOption(draft.opciones, 'hogao') })).toBe(
      1,
    );
    expect(changeCount(draft, { ...draft, productos: ['BANDEJA', 'PERRO', 'AREPA'] })).toBe(1);
  });
});
