import { addDays, bogotaDay } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { earlierWords } from '@comanda/contract/reports/comparison.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { daysIn, weekdayOf } from '@comanda/contract/reports/reports.rules';
import { changeInPercent } from './report-change.tsx';
import { dayAndMonth, dayInWords, weekdayName } from './report-days.ts';
import { capitalised, counted } from './report-numbers.ts';

/** The report in a sentence or two: the change against the earlier period, and the best day. */
export function reportHeadline(report: Report, now: Date): string {
  const names = namesOf(report, bogotaDay(now));
  if (report.actual.ventas === 0) return withoutSales(report, names);
  return [comparison(report, names), bestDay(report, bogotaDay(now))].filter(Boolean).join(' ');
}

/** What every figure of the report is compared with: 'la semana anterior'. */
export function comparedWith(report: Pick<Report, 'desde' | 'hasta' | 'anterior'>): string {
  return earlierWords(report, report.anterior.corte);
}

interface Names {
  /** 'La semana va' */
  subject: string;
  /** For a period without sales: 'en estos días' */
  during: string;
}

function namesOf(report: Report, today: string): Names {
  const days = daysIn(report);
  const isGoing = report.hasta === today;
  if (days === 1) {
    if (isGoing) return { subject: 'Hoy va', during: 'hoy' };
    if (addDays(report.hasta, 1) === today) return { subject: 'Ayer cerró', during: 'ayer' };
    const day = dayAndMonth(report.hasta);
    return { subject: `El ${day} cerró`, during: `el ${day}` };
  }
  const during = 'en estos días';
  if (days === 7) return { subject: isGoing ? 'La semana va' : 'La semana cerró', during };
  return { subject: `Estos ${days} días ${isGoing ? 'van' : 'cerraron'}`, during };
}

function withoutSales(report: Report, { during }: Names): string {
  const { ventas } = report.anterior;
  if (ventas === 0) return `Todavía no hay ventas ${during}.`;
  return `Sin ventas ${during}. ${capitalised(comparedWith(report))}: ${formatMoney(ventas)}.`;
}

function comparison(report: Report, { subject }: Names): string {
  const { actual, anterior } = report;
  const change = changeInPercent(actual.ventas, anterior.ventas);
  const before = comparedWith(report);
  if (!change) {
    const sold = `${formatMoney(actual.ventas)} en ${counted(actual.pedidos, 'pedido', 'pedidos')}`;
    return `${sold}. ${capitalised(before)} no hubo ventas.`;
  }
  if (change.direction === 'same') return `${subject} igual que ${before}.`;
  const where = change.direction === 'up' ? 'arriba' : 'abajo';
  return `${subject} ${change.words} ${where} ${of(before)}.`;
}

/** Empty if only one day had sales, or if two sold the same. */
function bestDay(report: Report, today: string): string {
  const [best, second] = report.porDia
    .filter(({ ventas }) => ventas > 0)
    .sort((a, b) => b.ventas - a.ventas);
  if (!best || !second || best.ventas === second.ventas) return '';
  if (best.dia === today) return 'Hoy es el mejor día.';
  return daysIn(report) <= 7
    ? `El ${weekdayName(weekdayOf(best.dia))} fue el mejor día.`
    : `El mejor día fue el ${dayInWords(best.dia)}.`;
}

/** 'de la semana anterior', 'del domingo pasado' */
function of(words: string): string {
  return words.startsWith('el ') ? `d${words}` : `de ${words}`;
}
