import { describe, expect, test } from 'vitest';
import { daysOf, NO_FILTERS, readFilters, writeFilters } from './completed-filters.tsx';

// 10 p. m. in Bogota is already the next day in UTC.
const NOW = new Date('2026-03-02T03:00:00Z');
const at = (address: string) => readFilters(new URLSearchParams(address));
const days = (address: string) => daysOf(at(address), NOW);

describe('the filters of completed orders', () => {
  test('survive the way to the address and back', () => {
    const address = 'q=ajiaco&estado=facturado%2Ccancelado&periodo=semana';
    expect(writeFilters(new URLSearchParams(), at(address)).toString()).toBe(address);
  });

  test('leave the address clean when there are none', () => {
    const params = new URLSearchParams('q=ajiaco&estado=facturado&desde=2026-01-01');
    expect(writeFilters(params, NO_FILTERS).toString()).toBe('');
  });

  test('ignore invalid values', () => {
    expect(at('estado=enviado,facturado,x&periodo=siempre&desde=2026-02-30')).toEqual({
      ...NO_FILTERS,
      estados: ['facturado'],
    });
  });

  test('count days by the calendar of Bogota', () => {
    expect(days('periodo=hoy')).toEqual({ desde: '2026-03-01', hasta: '2026-03-01' });
    expect(days('periodo=ayer')).toEqual({ desde: '2026-02-28', hasta: '2026-02-28' });
    expect(days('periodo=semana')).toEqual({ desde: '2026-02-23', hasta: '2026-03-01' });
    expect(days('periodo=mes')).toEqual({ desde: '2026-03-01', hasta: '2026-03-01' });
  });

  test('accept two days in either order, and one day alone as an open range', () => {
    expect(days('desde=2026-02-10&hasta=2026-02-01')).toEqual({
      desde: '2026-02-01',
      hasta: '2026-02-10',
    });
    expect(days('hasta=2026-02-01')).toEqual({ desde: null, hasta: '2026-02-01' });
  });
});
