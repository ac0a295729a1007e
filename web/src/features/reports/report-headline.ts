import { addDays, bogotaDay } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { daysIn } from '@comanda/contract/reports/reports.rules';
import { changeInPercent } from './report-change.tsx';
import { dayAndMonth, dayInWords, weekdayName, weekdayOf } from './report-days.ts';
import { counted } from './report-numbers.ts';

/** The report in a sentence or two: the change against the period before, and the best day. */
export function reportHeadline(report: Report, now: Date): string {
  const names = namesOf(report, bogotaDay(now));
  if (report.actual.ventas === 0) return withoutSales(report, names);
  return [comparison(report, names), bestDay(report, bogotaDay(now))].filter(Boolean).join(' ');
}

/** The name of the period before, for the charts: 'Semana anterior'. */
export function previousName(report: Pick<Report, 'desde' | 'hasta'>): string {
  const days = daysIn(report);
  if (days === 1) return 'Día anterior';
  return days === 7 ? 'Semana anterior' : `${days} días anteriores`;
}

interface Names {
  /** 'La semana va' */
  subject: string;
  /** For a period without sales: 'en estos días' */
  during: string;
  /** 'de la anterior' */
  thanBefore: string;
  /** 'la semana anterior' */
  before: string;
}

function namesOf(report: Report, today: string): Names {
  const days = daysIn(report);
  const isGoing = report.hasta === today;
  if (days === 1) {
    if (isGoing) return TODAY;
    if (addDays(report.hasta, 1) === today) return YESTERDAY;
    const day = dayAndMonth(report.hasta);
    return {
      subject: `El ${day} cerró`,
      during: `el ${day}`,
      thanBefore: 'del día anterior',
      before: 'el día anterior',
    };
  }
  if (days === 7) {
    return {
      subject: isGoing ? 'La semana va' : 'La semana cerró',
      during: 'en estos días',
      thanBefore: 'de la anterior',
      before: 'la semana anterior',
    };
  }
  return {
    subject: `Estos ${days} días ${isGoing ? 'van' : 'cerraron'}`,
    during: 'en estos días',
    thanBefore: `de los ${days} anteriores`,
    before: `los ${days} días anteriores`,
  };
}

const TODAY: Names = {
  subject: 'Hoy va',
  during: 'hoy',
  thanBefore: 'de ayer',
  before: 'ayer',
};

const YESTERDAY: Names = {
  subject: 'Ayer cerró',
  during: 'ayer',
  thanBefore: 'del día anterior',
  before: 'el día anterior',
};

function withoutSales({ anterior }: Report, { during, before }: Names): string {
  if (anterior.ventas === 0) return `Todavía no hay ventas ${during}.`;
  return `Sin ventas ${during}. ${capitalised(before)}: ${formatMoney(anterior.ventas)}.`;
}

function comparison(report: Report, { subject, thanBefore, before }: Names): string {
  const { actual, anterior, hoy } = report;
  // A day that is not over is compared up to the same minute.
  const isToday = hoy !== null && report.desde === report.hasta;
  const past = isToday ? hoy.semanaPasada.ventas : (hoy?.periodoAnterior ?? anterior).ventas;
  const change = changeInPercent(actual.ventas, past);
  const lastWeekday = `${weekdayName(weekdayOf(report.hasta))} pasado a esta hora`;
  if (!change) {
    const sold = `${formatMoney(actual.ventas)} en ${counted(actual.pedidos, 'pedido', 'pedidos')}`;
    return `${sold}. ${isToday ? `El ${lastWeekday}` : capitalised(before)} no hubo ventas.`;
  }
  const than = isToday ? `del ${lastWeekday}` : thanBefore;
  if (change.direction === 'same') return `${subject} igual que ${withArticle(than)}.`;
  return `${subject} ${change.words} ${change.direction === 'up' ? 'arriba' : 'abajo'} ${than}.`;
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

/** Turns 'de la anterior' into 'la anterior' and 'del día' into 'el día', for 'igual que …'. */
function withArticle(than: string): string {
  return than.startsWith('del ') ? `el ${than.slice(4)}` : than.slice(3);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
