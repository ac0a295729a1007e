import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, anOrderLine } from '../testing/test-factories.ts';
import {
  afterFire,
  afterStrike,
  droppedMarks,
  isAllStruck,
  platosOf,
  strike,
  struckPlatos,
  wholeStrike,
} from './platos.rules.ts';

const NOW = '2025-11-14T18:20:00.000Z';
const extra = (id_sigo: string, estacion?: string) => ({
  id_sigo,
  nombre: id_sigo,
  precio: 0,
  ...(estacion && { estacion }),
});
const combo = { bebida: extra('LIMONADA', 'barra'), adicional: extra('PAPAS', 'frios') };
const lines = [
  anOrderLine({ linea: 1, estacion: 'parrilla', combo }),
  anOrderLine({ linea: 3 }),
  anOrderLine({ linea: 4, estacion: '-' }),
];
const order = (over: Partial<ReturnType<typeof anOrder>> = {}) =>
  anOrder({ productos: lines, ...over });
const keys = (one: ReturnType<typeof anOrder>) => platosOf(one).map(({ clave }) => clave);

const after = (before: ReturnType<typeof anOrder>, platos: string[], listo: boolean) =>
  afterStrike(before, { platos, listo }, NOW);

describe('the plates of an order', () => {
  it('are its dishes, and the parts that another station makes', () => {
    expect(platosOf(order()).map(({ clave, estacion }) => [clave, estacion])).toEqual([
      ['1', 'parrilla'],
      ['1.1', 'barra'],
      ['1.2', 'frios'],
      ['3', 'cocina'],
    ]);
  });

  it('of a dish that does not pass the kitchen are the parts that do', () => {
    const soda = anOrderLine({ linea: 2, estacion: '-', combo });
    expect(keys(anOrder({ productos: [soda] }))).toEqual(['2.1', '2.2']);
    expect(keys(anOrder({ productos: [anOrderLine({ estacion: '-' })] }))).toEqual([]);
  });

  it('are all done once the order is prepared', () => {
    expect([...struckPlatos(order({ cocina: { listo: { 3: NOW, 9: NOW } } }))]).toEqual(['3']);
    expect(struckPlatos(order({ estado: 'preparado' })).size).toBe(4);
  });
});

describe('a strike', () => {
  it('of the last plate prepares the order', () => {
    const almost = after(order(), ['1', '1.1', '1.2'], true);
    expect(almost.estado).toBe('enviado');
    expect(after(almost, ['3'], true).estado).toBe('preparado');
  });

  it('of what is struck changes nothing', () => {
    const one = after(order(), ['1'], true);
    expect(strike(one, { platos: ['1', '1'], listo: true })).toBeNull();
    expect(strike(order(), { platos: ['1'], listo: false })).toBeNull();
    expect(strike(order({ estado: 'entregado' }), { platos: ['1'], listo: true })).toBeNull();
  });

  it('of a dish that waits begins its course; while another course waits the order is not prepared', () => {
    const courses = [1, 2, 3].map((tiempo) => anOrderLine({ linea: tiempo, tiempo }));
    const three = anOrder({ productos: courses });
    expect(strike(three, { platos: ['2'], listo: true })).toMatchObject({
      marcha: [2],
      mueve: null,
    });
    expect(strike(three, { platos: ['1', '2', '3'], listo: true })).toMatchObject({
      marcha: [2, 3],
      mueve: 'preparado',
    });
  });

  it('that is taken back from a prepared order leaves the others done', () => {
    const prepared = order({ estado: 'preparado' });
    const back = after(prepared, ['3'], false);
    expect(back.estado).toBe('enviado');
    expect([...struckPlatos(back)]).toEqual(['1', '1.1', '1.2']);
    expect(after(back, ['3'], true).estado).toBe('preparado');
  });

  it('gives the order the times that the server will answer', () => {
    const prepared = after(order(), keys(order()), true);
    expect(prepared).toMatchObject({ fechaPreparado: NOW, cocina: { listo: { 3: NOW } } });
    expect(after(prepared, ['3'], false)).toMatchObject({
      estado: 'enviado',
      fechaPreparado: null,
    });
    const courses = anOrder({
      productos: [1, 2].map((tiempo) => anOrderLine({ linea: tiempo, tiempo })),
    });
    expect(after(courses, ['2'], true)).toMatchObject({
      inicioCocina: NOW,
      cocina: { marchado: { 2: NOW }, listo: { 2: NOW } },
    });
  });

  it('of an order that is over changes nothing, nor of a plate that the order does not have', () => {
    const cancelled = order({ estado: 'cancelado' });
    const paid = order({ estado: 'preparado', fechaPago: NOW });
    for (const over of [cancelled, paid, order({ estado: 'entregado' })]) {
      expect(after(over, ['3'], false)).toBe(over);
    }
    const open = order();
    expect(after(open, ['7'], true)).toBe(open);
  });

  it('ends alike whatever the order of the stations', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(keys(order()), { minLength: 4 }), (platos) => {
        const one = platos.reduce((now, clave) => after(now, [clave], true), order());
        expect(one.estado).toBe('preparado');
        expect(Object.keys(one.cocina.listo ?? {}).sort()).toEqual([...platos].sort());
      }),
    );
  });
});

describe('an order of which nothing is left to make', () => {
  const listo = (...claves: string[]) => ({
    listo: Object.fromEntries(claves.map((clave) => [clave, NOW])),
  });

  it('has every plate struck and no course that waits', () => {
    const done = order({ cocina: listo(...keys(order())) });
    expect(isAllStruck(done)).toBe(true);
    expect(isAllStruck(order({ cocina: listo('1', '1.1', '3') }))).toBe(false);
    const courses = [1, 2].map((tiempo) => anOrderLine({ linea: tiempo, tiempo }));
    const cocina = listo('1', '2');
    expect(isAllStruck(anOrder({ productos: courses, cocina }))).toBe(false);
    const marchado = { 2: NOW };
    expect(isAllStruck(anOrder({ productos: courses, cocina: { ...cocina, marchado } }))).toBe(
      true,
    );
  });

  it('is not one that does not pass the kitchen: who delivers it says when', () => {
    expect(isAllStruck(anOrder({ productos: [anOrderLine({ estacion: '-' })] }))).toBe(false);
  });
});

it('what prepares a whole order strikes the plates that are left', () => {
  const begun = order({ cocina: { listo: { 1: NOW } } });
  expect(wholeStrike(begun)).toEqual({
    marca: ['1.1', '1.2', '3'],
    quita: [],
    marcha: [],
    mueve: 'preparado',
  });
});

it('firing a course starts the clock of the kitchen; one that does not wait keeps its time', () => {
  const waiting = anOrder({
    productos: [1, 2].map((tiempo) => anOrderLine({ linea: tiempo, tiempo })),
  });
  const fired = afterFire(waiting, 2, NOW);
  expect(fired).toMatchObject({ cocina: { marchado: { 2: NOW } }, inicioCocina: NOW });
  expect(afterFire(fired, 2, '2025-11-14T18:30:00.000Z')).toBe(fired);
  const cancelled = { ...waiting, estado: 'cancelado' as const };
  expect(afterFire(cancelled, 2, NOW)).toBe(cancelled);
});

describe('an edit', () => {
  const struck = order({ cocina: { listo: { 1: NOW, '1.1': NOW, 3: NOW } } });
  const edited = (productos: typeof lines) => droppedMarks(struck, { productos });

  it('drops the marks of what changed, and of what there is more of', () => {
    const [dish, other, soda] = lines as [(typeof lines)[0], (typeof lines)[0], (typeof lines)[0]];
    expect(edited(lines)).toEqual([]);
    expect(edited([{ ...dish, nota: 'Sin sal' }, other, soda])).toEqual(['1', '1.1']);
    expect(edited([dish, { ...other, cantidad: 2 }, soda])).toEqual(['3']);
    expect(edited([dish, soda])).toEqual(['3']);
  });
});
