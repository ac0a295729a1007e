import { describe, expect, test } from 'vitest';
import { salesColumns, salesTitle } from './sales-columns.ts';
import { aReport } from './test-report.ts';

const NOW = new Date('2026-11-15T19:20:00.000Z');

describe('the columns of the sales chart', () => {
  test('are the days of a week, with today and holidays marked', () => {
    const columns = salesColumns(aReport({ desde: '2026-10-12', hasta: '2026-10-18' }), NOW);
    expect(columns.map(({ label }) => label)).toEqual(
      'lun 12,mar 13,mié 14,jue 15,vie 16,sáb 17,dom 18'.split(','),
    );
    expect(columns[0]?.note).toBe('festivo');
    const today = salesColumns(aReport(), NOW).at(-1);
    expect(today).toMatchObject({ label: 'hoy 15', note: 'hasta 2:20', isNow: true });
  });

  test('are hours for a single day, including quiet hours between busy ones', () => {
    const day = { desde: '2026-11-14', hasta: '2026-11-14' };
    const porHora = [
      { diaSemana: 6, hora: 11, pedidos: 1, ventas: 10 },
      { diaSemana: 6, hora: 13, pedidos: 2, ventas: 20 },
    ];
    const columns = salesColumns(aReport(day, { porHora }), NOW);
    expect(columns.map(({ label, ventas }) => [label, ventas])).toEqual([
      ['11\u00a0am', 10],
      ['12\u00a0m', 0],
      ['1', 20],
    ]);
    expect(salesColumns(aReport(day, { porHora: [] }), NOW)).toEqual([]);
  });

  test.each([
    ['2026-10-16', 'Ventas por día', 31],
    ['2026-09-14', 'Ventas por semana', 9],
    ['2025-12-01', 'Ventas por mes', 12],
  ])('from %s are %s: %i of them', (desde, title, length) => {
    const report = aReport({ desde, hasta: '2026-11-15' });
    expect(salesTitle(report)).toBe(title);
    const columns = salesColumns(report, NOW);
    expect(columns).toHaveLength(length);
    expect(columns.reduce((sum, { ventas }) => sum + ventas, 0)).toBe(report.actual.ventas);
    expect(columns[0]?.parts).toHaveLength(2);
    expect(columns[0]?.span?.desde).toBe(desde);
  });
});
