import { describe, expect, it } from 'vitest';
import { PLAN_LIMITS } from './plan.limits.ts';
import { planMessages } from './plan.messages.ts';
import { planName, planProblems } from './plan.rules.ts';

import type { PlanDraft } from './tables.ts';

it('keeps a table under the name that its code says', () => {
  expect([planName(' Mesa 7 '), planName('Barra')]).toEqual(['7', 'Barra']);
});

type TableDraft = PlanDraft['zonas'][number]['mesas'][number];
const table = (nombre: string, more: Partial<TableDraft> = {}): TableDraft => ({
  nombre,
  puestos: 4,
  x: 0,
  y: 0,
  ancho: 16,
  alto: 16,
  forma: 'cuadrada',
  activa: true,
  ...more,
});
const plan = (...mesas: TableDraft[]): PlanDraft => ({ zonas: [{ nombre: 'Salón', mesas }] });
const numbered = (count: number) => Array.from({ length: count }, (_, at) => table(`${at + 1}`));

describe('a plan', () => {
  it('may be empty, full, and have tables up to its edges', () => {
    expect(planProblems({ zonas: [] })).toEqual([]);
    expect(planProblems(plan(...numbered(PLAN_LIMITS.mesas)))).toEqual([]);
    expect(planProblems(plan(table('1', { x: 84, y: 99, alto: 1, puestos: 50 })))).toEqual([]);
    expect(planProblems(plan(table('1', { ancho: 100, alto: 100, puestos: 1 })))).toEqual([]);
  });

  it('has a bounded number of zones and tables', () => {
    const zonas = Array.from({ length: 21 }, (_, at) => ({ nombre: `Zona ${at}`, mesas: [] }));
    expect(planProblems({ zonas })).toEqual([
      { path: 'zonas', message: planMessages.tooManyZones },
    ]);
    expect(planProblems(plan(...numbered(PLAN_LIMITS.mesas + 1)))).toEqual([
      { path: 'zonas', message: planMessages.tooManyTables },
    ]);
  });

  const place = 'zonas.0.mesas.0';
  it.each<[string, Partial<TableDraft>, string, string]>([
    ['without a name', { nombre: ' ' }, 'nombre', planMessages.tableRequired],
    ['with a long name', { nombre: 'x'.repeat(51) }, 'nombre', planMessages.tableTooLong],
    ['without seats', { puestos: 0 }, 'puestos', planMessages.puestos],
    ['with 51 seats', { puestos: 51 }, 'puestos', planMessages.puestos],
    ['with half a seat', { puestos: 2.5 }, 'puestos', planMessages.puestos],
    ['left of it', { x: -1 }, 'x', planMessages.outside],
    ['over its right edge', { x: 85 }, 'x', planMessages.outside],
    ['below it', { y: 85 }, 'y', planMessages.outside],
    ['between two steps', { y: 1.5 }, 'y', planMessages.outside],
    ['without a width', { ancho: 0 }, 'ancho', planMessages.size],
    ['taller than it', { alto: 101 }, 'alto', planMessages.size],
  ])('refuses a table %s', (_, broken, field, message) => {
    expect(planProblems(plan(table('1', broken)))).toEqual([
      { path: `${place}.${field}`, message },
    ]);
  });

  it('has each table and each zone once, however they are written', () => {
    const zonas = [
      { nombre: 'Salón', mesas: [table('7'), table('Mesa 07')] },
      { nombre: ' salon', mesas: [table('8'), table('mesa 7')] },
    ];
    expect(planProblems({ zonas })).toEqual([
      { path: 'zonas.1.nombre', message: planMessages.zoneTwice('salon') },
      { path: 'zonas.0.mesas.1.nombre', message: planMessages.tableTwice('07') },
      { path: 'zonas.1.mesas.1.nombre', message: planMessages.tableTwice('7') },
    ]);
    const twice = plan(table('1', { _id: 'a' }), table('2', { _id: 'a' }));
    expect(planProblems(twice)).toEqual([
      { path: 'zonas.0.mesas.1._id', message: planMessages.sentTwice },
    ]);
  });

  it('names its zones', () => {
    const zonas = [
      { nombre: '', mesas: [] },
      { nombre: 'x'.repeat(41), mesas: [] },
    ];
    expect(planProblems({ zonas })).toEqual([
      { path: 'zonas.0.nombre', message: planMessages.zoneRequired },
      { path: 'zonas.1.nombre', message: planMessages.zoneTooLong },
    ]);
  });
});
