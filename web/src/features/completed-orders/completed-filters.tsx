import { addDays, bogotaDay, isDay } from '@comanda/contract/days';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { useState } from 'react';
import { Segment } from '../../ui/form/segment.tsx';
import { DaySpanFields } from './day-span-fields.tsx';

/** The states in which neither the kitchen nor the waiters have anything left to do. */
export const FINISHED = [
  'entregado',
  'facturado',
  'cancelado',
  'dado_de_baja',
] as const satisfies readonly Estado[];
type Finished = (typeof FINISHED)[number];

const PERIODS = {
  hoy: 'Hoy',
  ayer: 'Ayer',
  semana: 'Últimos 7 días',
  mes: 'Este mes',
} as const;
type Period = keyof typeof PERIODS;

/** The filters of the list, as they stand in the address. */
export interface CompletedFilters {
  q: string;
  /** Empty means all. */
  estados: readonly Finished[];
  /** Relative to today, so that a bookmark of 'hoy' always shows today. */
  period: Period | null;
  /** Days chosen by hand, 'YYYY-MM-DD'; null if a period is set. */
  desde: string | null;
  hasta: string | null;
}

export interface DaySpan {
  desde: string | null;
  hasta: string | null;
}

export const NO_FILTERS: CompletedFilters = {
  q: '',
  estados: [],
  period: null,
  desde: null,
  hasta: null,
};

export function readFilters(params: URLSearchParams): CompletedFilters {
  const named = params.get('estado')?.split(',') ?? [];
  const period = params.get('periodo');
  const hasPeriod = period !== null && period in PERIODS;
  return {
    q: params.get('q') ?? '',
    estados: FINISHED.filter((estado) => named.includes(estado)),
    period: hasPeriod ? (period as Period) : null,
    desde: hasPeriod ? null : dayOf(params.get('desde')),
    hasta: hasPeriod ? null : dayOf(params.get('hasta')),
  };
}

/** The address with these filters; its other parameters stay. */
export function writeFilters(params: URLSearchParams, filters: CompletedFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = {
    q: filters.q.trim(),
    estado: filters.estados.join(','),
    periodo: filters.period,
    desde: filters.desde,
    hasta: filters.hasta,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The first and last day of the list, both inclusive; null leaves that side open. */
export function daysOf({ period, desde, hasta }: CompletedFilters, now: Date): DaySpan {
  const today = bogotaDay(now);
  if (period === 'hoy') return { desde: today, hasta: today };
  if (period === 'ayer') return { desde: addDays(today, -1), hasta: addDays(today, -1) };
  if (period === 'semana') return { desde: addDays(today, -6), hasta: today };
  if (period === 'mes') return { desde: `${today.slice(0, 8)}01`, hasta: today };
  const isTurned = desde !== null && hasta !== null && desde > hasta;
  return isTurned ? { desde: hasta, hasta: desde } : { desde, hasta };
}

/** True if the list is filtered by more than the search text. */
export function hasFilters({ estados, period, desde, hasta }: CompletedFilters): boolean {
  return estados.length > 0 || period !== null || desde !== null || hasta !== null;
}

function dayOf(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

type Days = Pick<CompletedFilters, 'period' | 'desde' | 'hasta'>;

interface PeriodFilterProps {
  filters: CompletedFilters;
  onChange: (days: Days) => void;
  now: Date;
}

const CHOICES = Object.entries(PERIODS) as [Period, string][];
const ALWAYS: Days = { period: null, desde: null, hasta: null };

/** Buttons for the usual periods, and two date fields for any other. */
export function PeriodFilter({ filters, onChange, now }: PeriodFilterProps) {
  const { period, desde, hasta } = filters;
  const [isPicking, setPicking] = useState(false);
  const isByHand = period === null && (desde !== null || hasta !== null || isPicking);

  const choose = (days: Days) => {
    setPicking(false);
    onChange(days);
  };
  const pick = () => {
    if (isByHand) return;
    setPicking(true);
    // The date fields start with the days shown so far.
    onChange({ ...daysOf(filters, now), period: null });
  };

  return (
    <div className="grid grid-cols-1 gap-3 md:justify-items-end">
      <fieldset className="flex flex-wrap rounded-control bg-sunken p-1">
        <legend className="sr-only">Fecha</legend>
        <Segment isChosen={!isByHand && !period} onChoose={() => choose(ALWAYS)}>
          Siempre
        </Segment>
        {CHOICES.map(([one, word]) => (
          <Segment
            key={one}
            isChosen={period === one}
            onChoose={() => choose({ ...ALWAYS, period: one })}
          >
            {word}
          </Segment>
        ))}
        <Segment isChosen={isByHand} onChoose={pick}>
          Elegir fechas
        </Segment>
      </fieldset>
      {isByHand && (
        <DaySpanFields
          desde={desde}
          hasta={hasta}
          today={bogotaDay(now)}
          onChange={(span) => {
            setPicking(true);
            onChange({ ...span, period: null });
          }}
        />
      )}
    </div>
  );
}
