import { describe, expect, test } from 'vitest';
import { hourGrid, openHours } from './hour-grid.ts';
import { aReport } from './test-report.ts';

/** 2:20 p. m. on a Sunday in Bogota. */
const NOW = new Date('2026-11-15T19:20:00.000Z');
const at = (diaSemana: number, hora: number, pedidos: number) => ({
  diaSemana,
  hora,
  pedidos,
  ventas: 0,
});

describe('orders by weekday and hour', () => {
  test('end with today, whose future hours are blank', () => {
    const { hours, rows } = hourGrid(aReport({}, { porHora: [at(7, 12, 3), at(1, 16, 6)] }), NOW);
    expect(hours).toEqual([12, 13, 14, 15, 16]);
    expect(rows.map(({ label }) => label)).toEqual('lun,mar,mié,jue,vie,sáb,hoy'.split(','));
    const today = rows.at(-1)?.cells;
    expect(today?.map(({ isAhead }) => isAhead)).toEqual([false, false, false, true, true]);
    expect(rows[0]?.cells.some(({ isAhead }) => isAhead)).toBe(false);
  });

  test('have six steps relative to the busiest hour, and none for zero orders', () => {
    const porHora = [at(1, 12, 1), at(1, 13, 10), at(1, 14, 60)];
    const { rows } = hourGrid(aReport({}, { porHora }), NOW);
    expect(rows[0]?.cells.map(({ step }) => step)).toEqual([1, 1, 6]);
    expect(rows[1]?.cells.map(({ step }) => step)).toEqual([0, 0, 0]);
  });

  test('name their busiest hour by its date, or by its weekday in a longer period', () => {
    const peakOf = (porHora: ReturnType<typeof at>[], desde?: string) =>
      hourGrid(aReport(desde ? { desde } : {}, { porHora }), NOW).peak?.when;
    expect(peakOf([at(7, 13, 5)])).toBe('hoy a la 1 p. m.');
    expect(peakOf([at(6, 20, 5)])).toBe('el sábado a las 8 p. m.');
    expect(peakOf([at(6, 20, 5)], '2026-10-01')).toBe('los sábados a las 8 p. m.');
    expect(peakOf([at(1, 12, 5)], '2026-10-01')).toBe('los lunes a las 12 m.');
  });

  test('leave out the night but not a quiet afternoon', () => {
    expect(openHours([12, 1, 16])).toEqual([1, 12, 13, 14, 15, 16]);
    expect(openHours([])).toEqual([]);
  });

  test('are an empty grid without a peak if nothing was ordered', () => {
    expect(hourGrid(aReport({}, { porHora: [] }), NOW)).toMatchObject({ hours: [], peak: null });
  });
});
