import { describe, expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import { asBefore, lineaOf, numberLines } from './line-numbers.ts';

const plate = (id_sigo: string, over: object = {}) => anOrderLine({ id_sigo, ...over });
const numbers = (lines: readonly { linea?: number | undefined }[]) => lines.map(lineaOf);

describe('the number of a line', () => {
  it('is its place in a new order', () => {
    expect(numbers(numberLines([plate('A'), plate('B')], [{}, {}]))).toEqual([1, 2]);
  });

  it('is its place where an older version stored none', () => {
    expect(numbers([plate('A'), plate('B')])).toEqual([1, 2]);
  });

  it('is kept by an edit that sends it back, in whatever place', () => {
    const before = anOrder({
      productos: [plate('A', { linea: 1 }), plate('A', { linea: 2, nota: 'x' })],
    });
    const lines = [plate('A', { nota: 'y' }), plate('A')];
    expect(numbers(numberLines(lines, [{ linea: 2 }, { linea: 1 }], before))).toEqual([2, 1]);
  });

  it('is kept by the same plate when an edit sends none', () => {
    const before = anOrder({ productos: [plate('A', { linea: 1 }), plate('B', { linea: 2 })] });
    expect(numbers(numberLines([plate('B'), plate('C')], [{}, {}], before))).toEqual([2, 3]);
  });

  it('is never one that another line of the order had', () => {
    const before = anOrder({
      productos: [plate('A', { linea: 1 })],
      updates: [
        {
          name: 'Ana',
          email: '',
          date: '',
          productosAntes: [plate('A', { linea: 1 }), plate('B', { linea: 5 })],
        },
      ],
    });
    expect(numbers(numberLines([plate('A'), plate('C')], [{}, { linea: 5 }], before))).toEqual([
      1, 6,
    ]);
  });

  it('is never one of a dish that went to another table', () => {
    const before = anOrder({
      productos: [plate('A', { linea: 1 })],
      updates: [
        {
          name: 'Ana',
          email: '',
          date: '',
          pasoA: '9',
          productosAntes: [asBefore(plate('B', { linea: 4 }), 0)],
        },
      ],
    });
    expect(numbers(numberLines([plate('A'), plate('C')], [{}, {}], before))).toEqual([1, 5]);
  });

  it('is taken once, although an edit names it twice', () => {
    const before = anOrder({ productos: [plate('A', { linea: 1 })] });
    expect(
      numbers(numberLines([plate('A'), plate('A')], [{ linea: 1 }, { linea: 1 }], before)),
    ).toEqual([1, 2]);
  });
});

describe('the course and the seat of a line', () => {
  const before = anOrder({
    productos: [
      plate('A', { linea: 1, tiempo: 2, puesto: 3 }),
      plate('B', { linea: 2, tiempo: 1 }),
    ],
  });
  const service = (
    lines: readonly { tiempo?: number | undefined; puesto?: number | undefined }[],
  ) => lines.map(({ tiempo, puesto }) => [tiempo, puesto]);

  it('are kept by an edit that names none, whatever the category says now', () => {
    const lines = [plate('A', { nota: 'sin sal', tiempo: 5 }), plate('B', { tiempo: 5 })];
    expect(service(numberLines(lines, [{ linea: 1 }, {}], before))).toEqual([
      [2, 3],
      [1, undefined],
    ]);
  });

  it('are those of an edit that names them', () => {
    const drafts = [{ linea: 1, tiempo: 4, puesto: 1 }, { tiempo: null }];
    const lines = [plate('A', { tiempo: 4, puesto: 1 }), plate('B')];
    expect(service(numberLines(lines, drafts, before))).toEqual([
      [4, 1],
      [undefined, undefined],
    ]);
  });

  it('of a new line are its own', () => {
    const [line] = numberLines([plate('C', { tiempo: 2 })], [{}], before);
    expect(line).toMatchObject({ linea: 3, tiempo: 2 });
  });
});
