import { earlierPeriod } from '@comanda/contract/reports/comparison.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { describe, expect, test } from 'vitest';
import { reportHeadline } from './report-headline.ts';
import { anEmptyReport, aReport } from './test-report.ts';

/** A Sunday afternoon in Bogota. */
const NOW = new Date('2026-11-15T19:20:00.000Z');
const TODAY = '2026-11-15';

/** A report with sales of `now` in its period and of `before` in the period before. */
function sold(now: number, before: number, over: Partial<Report> = {}): Report {
  const report = aReport({}, over);
  return {
    ...report,
    actual: { ...report.actual, ventas: now, pedidos: 1 },
    anterior: { ...report.anterior, ventas: before },
    ...over,
  };
}

const daysOf = (...ventas: number[]) =>
  aReport().porDia.map((day, at) => ({ ...day, ventas: ventas[at] ?? 0 }));

describe('the headline of a report', () => {
  test('tells a rising week and its best day', () => {
    const porDia = daysOf(1, 2, 3, 4, 5, 9, 6);
    expect(reportHeadline(sold(1112, 1000, { porDia }), NOW)).toBe(
      'La semana va 11,2\u00a0% arriba de la semana anterior. El sábado fue el mejor día.',
    );
  });

  test('tells a falling week, and that today is the best day', () => {
    const porDia = daysOf(1, 2, 3, 4, 5, 6, 9);
    expect(reportHeadline(sold(900, 1000, { porDia }), NOW)).toBe(
      'La semana va 10\u00a0% abajo de la semana anterior. Hoy es el mejor día.',
    );
  });

  test('uses the past tense for a period that is over', () => {
    const report = sold(900, 1000, { ...spanned('2026-11-02', '2026-11-08'), porDia: [] });
    expect(reportHeadline(report, NOW)).toBe(
      'La semana cerró 10\u00a0% abajo de la semana anterior.',
    );
  });

  test('calls a tiny change the same', () => {
    expect(reportHeadline(sold(1000, 1000, { porDia: [] }), NOW)).toBe(
      'La semana va igual que la semana anterior.',
    );
  });

  test('names no best day if two are equal, or only one had sales', () => {
    expect(reportHeadline(sold(5, 5, { porDia: daysOf(4, 4) }), NOW)).not.toContain('mejor');
    expect(reportHeadline(sold(5, 5, { porDia: daysOf(4) }), NOW)).not.toContain('mejor');
  });

  test('tells the sales if there is nothing to compare with', () => {
    expect(reportHeadline(sold(32_900, 0, { porDia: [] }), NOW)).toBe(
      '$32.900 en 1 pedido. La semana anterior no hubo ventas.',
    );
  });

  test('tells that nothing was sold, and what was sold before', () => {
    expect(reportHeadline(anEmptyReport(), NOW)).toBe('Todavía no hay ventas en estos días.');
    const report = anEmptyReport();
    const anterior = { ...report.anterior, ventas: 50_000 };
    expect(reportHeadline({ ...report, anterior }, NOW)).toBe(
      'Sin ventas en estos días. La semana anterior: $50.000.',
    );
  });

  test('uses the plural for other lengths, and gives the date of their best day', () => {
    const span = { desde: '2026-10-17', hasta: TODAY };
    const porDia = daysOf(1, 9, 2);
    expect(reportHeadline(sold(1200, 1000, { ...span, porDia }), NOW)).toBe(
      'Estos 30 días van 20\u00a0% arriba de los 30 días anteriores. El mejor día fue el martes 10 de noviembre.',
    );
  });

  test('compares a day that is not over with the same weekday up to the same hour', () => {
    const today = (now: number, before: number) =>
      reportHeadline(
        running(TODAY, sold(now, before, { ...spanned(TODAY, TODAY), porDia: [] })),
        NOW,
      );
    expect(today(1100, 1000)).toBe('Hoy va 10\u00a0% arriba del domingo pasado a la misma hora.');
    expect(today(1100, 1100)).toBe('Hoy va igual que el domingo pasado a la misma hora.');
    expect(today(1100, 0)).toBe(
      '$1.100 en 1 pedido. El domingo pasado a la misma hora no hubo ventas.',
    );
  });

  test('says up to when the period before counts, if this one is not over', () => {
    const report = sold(1100, 1000, { ...spanned('2026-11-09', TODAY), porDia: [] });
    expect(reportHeadline(running('2026-11-09', report), NOW)).toBe(
      'La semana va 10\u00a0% arriba de la semana anterior hasta el 8 de noviembre a la misma hora.',
    );
  });

  test('tells that today has no sales yet', () => {
    const report = anEmptyReport(spanned(TODAY, TODAY));
    const anterior = { ...report.anterior, ventas: 90_000 };
    expect(reportHeadline(running(TODAY, { ...report, anterior }), NOW)).toBe(
      'Sin ventas hoy. El domingo pasado a la misma hora: $90.000.',
    );
  });

  test('names a single day that is over', () => {
    const report = sold(900, 1000, { ...spanned('2026-11-12', '2026-11-12'), porDia: [] });
    expect(reportHeadline(report, NOW)).toBe(
      'El 12 nov cerró 10\u00a0% abajo del jueves anterior.',
    );
    const yesterday = sold(1200, 1000, { ...spanned('2026-11-14', '2026-11-14'), porDia: [] });
    expect(reportHeadline(yesterday, NOW)).toBe('Ayer cerró 20\u00a0% arriba del sábado anterior.');
  });
});

/** The same report while its last day is not over. */
function running(desde: string, report: Report): Report {
  const corte = earlierPeriod(spanned(desde, TODAY), NOW).corte?.toISOString() ?? null;
  return { ...report, anterior: { ...report.anterior, corte } };
}

function spanned(desde: string, hasta: string) {
  return { desde, hasta };
}
