import { daysIn, REPORT_MAX_DAYS } from '@comanda/contract/reports/reports.rules';
import { describe, expect, test } from 'vitest';
import {
  type Period,
  type ReportFilters,
  readReportFilters,
  spanOf,
  writeReportFilters,
} from './report-period.ts';

// Ten at night in Bogota, when it is already the next day in UTC.
const NOW = new Date('2026-03-02T03:00:00.000Z');

const byHand = (desde: string | null, hasta: string | null): ReportFilters => ({
  view: 'ventas',
  sede: null,
  period: null,
  desde,
  hasta,
});

describe('the days of a report', () => {
  test.each<[Period, string, string]>([
    ['hoy', '2026-03-01', '2026-03-01'],
    ['ayer', '2026-02-28', '2026-02-28'],
    ['semana', '2026-02-23', '2026-03-01'],
    ['treinta', '2026-01-31', '2026-03-01'],
    ['mes', '2026-03-01', '2026-03-01'],
    ['mes_pasado', '2026-02-01', '2026-02-28'],
  ])('%s goes from %s to %s, by the clock of Bogota', (period, desde, hasta) => {
    expect(spanOf({ period, desde: null, hasta: null }, NOW)).toEqual({ desde, hasta });
  });

  test('can be chosen in reverse order, or only one of them', () => {
    expect(spanOf(byHand('2026-02-10', '2026-02-01'), NOW)).toEqual({
      desde: '2026-02-01',
      hasta: '2026-02-10',
    });
    expect(spanOf(byHand(null, '2026-02-01'), NOW)).toEqual({
      desde: '2026-02-01',
      hasta: '2026-02-01',
    });
  });

  test('end today at the latest and are no more than the server allows', () => {
    const span = spanOf(byHand('2001-01-01', '2030-01-01'), NOW);
    expect(span.hasta).toBe('2026-03-01');
    expect(daysIn(span)).toBe(REPORT_MAX_DAYS);
  });
});

describe('the address of a report', () => {
  test('leaves out the usual week of sales over all sedes', () => {
    const filters = readReportFilters(new URLSearchParams());
    expect(filters).toEqual({
      view: 'ventas',
      sede: null,
      period: 'semana',
      desde: null,
      hasta: null,
    });
    expect(writeReportFilters(new URLSearchParams('otra=1'), filters).toString()).toBe('otra=1');
  });

  test.each([
    'sede=centro&periodo=mes_pasado',
    'desde=2026-02-01&hasta=2026-02-10',
    'ver=propinas&sede=centro',
  ])('keeps %s', (address) => {
    const filters = readReportFilters(new URLSearchParams(address));
    expect(writeReportFilters(new URLSearchParams(), filters).toString()).toBe(address);
  });

  test('ignores values that it cannot read', () => {
    const filters = readReportFilters(
      new URLSearchParams('ver=toString&periodo=toString&desde=ayer'),
    );
    expect(filters).toMatchObject({ view: 'ventas', period: 'semana', desde: null });
  });
});
