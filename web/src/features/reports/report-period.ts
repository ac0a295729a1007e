import { addDays, bogotaDay, isDay } from '@comanda/contract/days';
import {
  daysIn,
  REPORT_MAX_DAYS,
  type ReportPeriod,
} from '@comanda/contract/reports/reports.rules';

export const PERIODS = {
  hoy: 'Hoy',
  ayer: 'Ayer',
  semana: '7 días',
  treinta: '30 días',
  mes: 'Este mes',
  mes_pasado: 'Mes pasado',
} as const;
export type Period = keyof typeof PERIODS;

/** The reports, in the order of their tabs. */
export const VIEWS = {
  ventas: 'Ventas',
  propinas: 'Propinas',
  descuentos: 'Descuentos',
  cierres: 'Cierres',
} as const;
export type View = keyof typeof VIEWS;

/** What a report is of and covers, as the address says it. */
export interface ReportFilters {
  view: View;
  /** The `dbName` of one sede, or null for all of them. */
  sede: string | null;
  /** Relative to today, so that a bookmark of 'hoy' always shows today. */
  period: Period | null;
  /** Days chosen by hand, 'YYYY-MM-DD'; only if there is no period. */
  desde: string | null;
  hasta: string | null;
}

/** The period of an address that names none. */
const USUAL: Period = 'semana';

export function readReportFilters(params: URLSearchParams): ReportFilters {
  const named = params.get('periodo');
  const desde = dayOf(params.get('desde'));
  const hasta = dayOf(params.get('hasta'));
  const period = named !== null && Object.hasOwn(PERIODS, named) ? (named as Period) : null;
  const of = { view: viewOf(params.get('ver')), sede: params.get('sede') || null };
  if (period || (!desde && !hasta)) {
    return { ...of, period: period ?? USUAL, desde: null, hasta: null };
  }
  return { ...of, period: null, desde, hasta };
}

/** Writes the filters into the address and keeps its other parameters. */
export function writeReportFilters(
  params: URLSearchParams,
  { view, sede, period, desde, hasta }: ReportFilters,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const ver = view === 'ventas' ? null : view;
  const values = { ver, sede, periodo: period === USUAL ? null : period, desde, hasta };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The days that a report covers: in order, not after today, and not too many. */
export function spanOf(filters: Omit<ReportFilters, 'view' | 'sede'>, now: Date): ReportPeriod {
  const today = bogotaDay(now);
  if (filters.period) return PERIOD_SPANS[filters.period](today);
  const [desde = today, hasta = desde] = [filters.desde, filters.hasta]
    .filter((day) => day !== null)
    .map((day) => (day > today ? today : day))
    .sort();
  const isTooLong = daysIn({ desde, hasta }) > REPORT_MAX_DAYS;
  return { desde: isTooLong ? addDays(hasta, 1 - REPORT_MAX_DAYS) : desde, hasta };
}

const PERIOD_SPANS: Record<Period, (today: string) => ReportPeriod> = {
  hoy: (today) => ({ desde: today, hasta: today }),
  ayer: (today) => ({ desde: addDays(today, -1), hasta: addDays(today, -1) }),
  semana: (today) => ({ desde: addDays(today, -6), hasta: today }),
  treinta: (today) => ({ desde: addDays(today, -29), hasta: today }),
  mes: (today) => ({ desde: firstOfMonth(today), hasta: today }),
  mes_pasado: (today) => {
    const hasta = addDays(firstOfMonth(today), -1);
    return { desde: firstOfMonth(hasta), hasta };
  },
};

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function viewOf(named: string | null): View {
  return named !== null && Object.hasOwn(VIEWS, named) ? (named as View) : 'ventas';
}

function dayOf(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}
