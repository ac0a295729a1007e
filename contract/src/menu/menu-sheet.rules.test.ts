import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../text.ts';
import { IMPUESTOS } from './impuestos.words.ts';
import { subcategoryId } from './menu.rules.ts';
import type { Category, Product } from './menu.ts';
import { sheetMessages } from './menu-admin.messages.ts';
import { MAX_SHEET_ROWS, readSheet, SHEET_COLUMNS, sheetRows } from './menu-sheet.rules.ts';
import { MAX_PRECIO } from './precio.rules.ts';
import { isReservedCode } from './product-code.rules.ts';
import { pesosOf } from './sheet-cells.rules.ts';

describe('a price in a sheet', () => {
  it.each([
    ['32900', 32_900],
    ['32.900', 32_900],
    ['32,900', 32_900],
    ['$ 1.250.000', 1_250_000],
    ['32900,00', 32_900],
    ['32.900.0', 32_900],
    ['9000 COP', 9_000],
    ['0', 0],
  ])('written "%s" is %d pesos', (text, pesos) => {
    expect(pesosOf(text)).toBe(pesos);
  });

  it.each(['', 'gratis', '-5', '10,5', '3.29', '1e5', '32.90.0', '9'.repeat(10)])(
    'is not "%s"',
    (text) => {
      expect(pesosOf(text)).toBeNull();
    },
  );
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map(cleanText);
// A spreadsheet writes a leading apostrophe before a formula sign; it is not part of the text.
const cell = text.filter((value) => value !== '' && !/^'[=+\-@]/.test(value));
const mark = cell.filter((value) => !value.includes('|'));

const GROUPS = [
  { codigo: 'salsas', nombre: 'Salsas' },
  { codigo: 'termino', nombre: 'Término de la carne' },
];
const menus = fc
  .record({
    categories: fc.uniqueArray(
      fc.record({
        name: cell,
        marks: fc.uniqueArray(mark, { maxLength: 3, selector: subcategoryId }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ name }) => name },
    ),
    dishes: fc.uniqueArray(
      fc.record({
        id_sigo: cell.filter((code) => !isReservedCode(code)),
        nombre: cell,
        descripcion: cell,
        precio: fc.integer({ min: 0, max: MAX_PRECIO }),
        permiteAdiciones: fc.boolean(),
        agotado: fc.boolean(),
        impuesto: fc.option(fc.constantFrom(...IMPUESTOS), { nil: undefined }),
        grupos: fc.shuffledSubarray(GROUPS.map(({ codigo }) => codigo)),
        in: fc.nat(),
      }),
      { minLength: 1, maxLength: 12, selector: ({ id_sigo }) => id_sigo },
    ),
  })
  .map(({ categories, dishes }) => {
    const made: Category[] = categories.map(({ name, marks }, at) => ({
      _id: String(at),
      name,
      imageUrl: '',
      active: true,
      esBebida: false,
      esAdicional: false,
      esPlatoPrincipal: false,
      subcategorias: marks.map((one) => ({ id: subcategoryId(one), name: one })),
    }));
    const products: Product[] = dishes.map(({ in: place, ...dish }, at) => {
      const home = made[place % made.length] as Category;
      const subcategoryIds = home.subcategorias.map(({ id }) => id);
      return { _id: String(at), categoryId: home._id, imagen: '', ...dish, subcategoryIds };
    });
    return { categories: made, products };
  });

describe('a sheet', () => {
  it('holds a whole menu: what is written is read back', () => {
    fc.assert(
      fc.property(menus, ({ categories, products }) => {
        const { products: read, errores } = readSheet(
          sheetRows(products, categories, GROUPS),
          GROUPS,
        );
        expect(errores).toEqual([]);
        const home = new Map(categories.map((category) => [category._id, category]));
        const wanted = products.map(({ _id, categoryId, imagen, subcategoryIds, ...dish }) => ({
          ...dish,
          impuesto: dish.impuesto ?? null,
          categoria: home.get(categoryId)?.name,
          subcategorias: home.get(categoryId)?.subcategorias.map(({ name }) => name),
        }));
        const byCode = (a: { id_sigo: string }, b: { id_sigo: string }) =>
          a.id_sigo < b.id_sigo ? -1 : 1;
        expect(read.map(({ fila, ...dish }) => dish).sort(byCode)).toEqual(wanted.sort(byCode));
      }),
    );
  });

  it('names a group that the sede does not have, in its row', () => {
    const rows = [
      ['categoria', 'nombre', 'descripcion', 'precio', 'grupos'],
      ['Sopas', 'Mute', 'Con garbanzo', '18500', 'Salsas | Guarniciones'],
    ];
    expect(readSheet(rows, GROUPS).errores).toEqual([
      { fila: 2, campo: 'grupos', message: sheetMessages.groupUnknown('Guarniciones') },
    ]);
  });

  const header = [...SHEET_COLUMNS];
  const mute = ['Sopas', '', 'Mute', 'Con garbanzo', '18500', 'MUTE', 'no', 'no'];

  it('numbers its rows as a spreadsheet does, blank ones too', () => {
    const { products } = readSheet([header, ['', ''], mute]);
    expect(products[0]?.fila).toBe(3);
  });

  it('leaves fields alone whose optional columns it does not have', () => {
    const { products } = readSheet([
      ['Nombre', 'Descripción', 'Precio', 'Código Sigo', 'Categoría'],
      ['Mute', 'Con garbanzo', '18500', 'MUTE', 'Sopas'],
    ]);
    expect(products).toEqual([
      {
        fila: 2,
        categoria: 'Sopas',
        nombre: 'Mute',
        descripcion: 'Con garbanzo',
        precio: 18_500,
        id_sigo: 'MUTE',
      },
    ]);
  });

  it.each([
    ['INC 8 %', 'inc8'],
    ['impoconsumo 8%', 'inc8'],
    ['IVA19', 'iva19'],
    ['iva 5 %', 'iva5'],
    ['EXCLUIDO', 'excluido'],
    ['como la sede', null],
    ['', null],
  ])('of taxes reads «%s» as %s', (text, impuesto) => {
    const { products, errores } = readSheet([header, [...mute, text]]);
    expect([errores, products[0]?.impuesto]).toEqual([[], impuesto]);
  });

  it('with an unknown tax says which row has it', () => {
    const { errores } = readSheet([header, [...mute, 'ICA']]);
    expect(errores).toEqual([
      { fila: 2, campo: 'impuesto', message: sheetMessages.impuesto('ICA') },
    ]);
  });

  it('gives products without a code one of their names, each its own', () => {
    const { products, errores } = readSheet([
      ['Nombre', 'Descripción', 'Precio', 'Código', 'Categoría'],
      ['Ají', 'Picante', '2000', '', 'Salsas'],
      ['Ají', 'Suave', '2000', '', 'Salsas'],
      ['Ají dulce', 'Dulce', '2000', 'AJI-2', 'Salsas'],
    ]);
    expect(errores).toEqual([]);
    expect(products.map(({ id_sigo }) => id_sigo)).toEqual(['AJI', 'AJI-3', 'AJI-2']);
    const sheet = [header.slice(0, 5), mute.slice(0, 5)];
    expect(readSheet(sheet).products[0]?.id_sigo).toBe('MUTE');
  });

  it('without rows, or with too many, is refused', () => {
    expect(readSheet([header]).errores[0]?.message).toBe(sheetMessages.empty);
    for (const nothing of [[], [[]], [['', ' '], ['']]]) {
      expect(readSheet(nothing).errores.map(({ message }) => message)).toEqual([
        sheetMessages.blank,
      ]);
    }
    const many = Array.from({ length: MAX_SHEET_ROWS + 1 }, () => mute);
    expect(readSheet([header, ...many]).errores).toHaveLength(1);
  });
});
