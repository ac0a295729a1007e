import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import {
  type Change,
  ChangeMark,
  changeInPercent,
  changeInUnits,
  changeInWords,
} from './report-change.tsx';
import { weekdayName, weekdayOf } from './report-days.ts';
import { count, counted, shareOf } from './report-numbers.ts';

/** The period in five figures, each beside its value in the period before. */
export function FiguresStrip({ report }: { report: Report }) {
  const { actual, anterior, hoy, desde, hasta } = report;
  // Today is not over, so comparing it with the whole of yesterday would mislead.
  const isUnfinished = hoy !== null && desde === hasta;
  const when = isUnfinished ? 'ayer' : 'antes';
  const since = (change: Change | null) => (isUnfinished ? null : change);
  // For a period that is not over, the period before is counted up to the same minute.
  const sold = (!isUnfinished && hoy?.periodoAnterior) || anterior;
  const ticket = sold.pedidos > 0 ? Math.round(sold.ventas / sold.pedidos) : 0;
  return (
    <Card className="px-1 py-5 sm:px-2">
      <dl className="grid grid-cols-2 gap-y-5 md:grid-cols-[repeat(5,auto)]">
        <Figure
          title="Ventas"
          value={formatMoney(actual.ventas)}
          change={since(changeInPercent(actual.ventas, sold.ventas))}
          before={`${when} ${formatMoney(sold.ventas)}`}
          className="max-md:col-span-2"
        />
        <Figure
          title="Pedidos"
          value={count(actual.pedidos)}
          change={since(changeInPercent(actual.pedidos, sold.pedidos))}
          before={`${when} ${count(sold.pedidos)}`}
          className="md:border-l"
        />
        <Figure
          title="Promedio"
          value={formatMoney(actual.ticketPromedio)}
          change={changeInPercent(actual.ticketPromedio, ticket)}
          before={`${when} ${formatMoney(ticket)}`}
          className="border-l"
        />
        <Figure
          title="Cancelados"
          value={count(actual.cancelados.pedidos)}
          change={since(changeInUnits(actual.cancelados.pedidos, anterior.cancelados.pedidos))}
          before={`${when} ${count(anterior.cancelados.pedidos)}`}
          isLessBetter
          className="md:border-l"
        />
        <Figure
          title="Dados de baja"
          value={count(actual.bajas.pedidos)}
          change={since(changeInUnits(actual.bajas.pedidos, anterior.bajas.pedidos))}
          before={`${when} ${count(anterior.bajas.pedidos)}`}
          isLessBetter
          className="border-l"
        />
      </dl>
    </Card>
  );
}

interface FigureProps {
  title: string;
  value: string;
  change: Change | null;
  /** 'antes 741' */
  before: string;
  isLessBetter?: boolean;
  className: string;
}

function Figure({ title, value, change, before, isLessBetter = false, className }: FigureProps) {
  return (
    <div className={cx('border-control border-dashed px-3 sm:px-4 md:max-xl:px-3', className)}>
      <dt className="font-medium text-14 text-ink-soft">{title}</dt>
      {/* A new key for each value, so that a changed figure is animated. */}
      <dd
        key={value}
        className="figures animate-fade whitespace-nowrap text-24 md:max-xl:text-22 xl:text-28"
      >
        {value}
      </dd>
      <dd className="flex flex-wrap gap-x-2 pt-0.5 text-14">
        {change && <ChangeMark change={change} isLessBetter={isLessBetter} />}
        <span className="whitespace-nowrap text-ink-soft">{before}</span>
      </dd>
    </div>
  );
}

interface TodayBandProps {
  hoy: NonNullable<Report['hoy']>;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Today's sales, live, against what the same weekday sold a week ago. */
export function TodayBand({ hoy, today }: TodayBandProps) {
  const { semanaPasada, semanaPasadaCompleta } = hoy;
  const weekday = `${weekdayName(weekdayOf(today))} pasado`;
  const scale = Math.max(hoy.ventas, semanaPasadaCompleta.ventas);
  return (
    <section aria-label="Hoy">
      <Card className="grid grid-cols-1 gap-x-6 gap-y-3 px-4 py-4 sm:px-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Pulse tone="cilantro" moving className="self-center">
            Hoy
          </Pulse>
          <span key={hoy.ventas} className="animate-fade">
            <Money amount={hoy.ventas} className="figures text-24" />
          </span>
          <span className="text-14 text-ink-soft">{counted(hoy.pedidos, 'pedido', 'pedidos')}</span>
        </p>
        <div className="grid gap-2">
          <div aria-hidden className="relative h-2.5 rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-achiote transition-[width] duration-200"
              style={{ width: `${shareOf(hoy.ventas, scale) * 100}%` }}
            />
            {semanaPasada.ventas > 0 && (
              <span
                className="-top-1 -bottom-1 absolute w-0.5 rounded-full bg-ink"
                style={{ left: `${shareOf(semanaPasada.ventas, scale) * 100}%` }}
              />
            )}
          </div>
          <p className="text-14 text-ink-soft">{paceInWords(hoy, weekday)}</p>
        </div>
      </Card>
    </section>
  );
}

function paceInWords(hoy: TodayBandProps['hoy'], weekday: string): string {
  const { semanaPasada, semanaPasadaCompleta } = hoy;
  if (semanaPasadaCompleta.ventas === 0) return `El ${weekday} no hubo ventas.`;
  const close = `Ese día cerró en ${formatMoney(semanaPasadaCompleta.ventas)}.`;
  const change = changeInWords(hoy.ventas, semanaPasada.ventas);
  if (change === null) return `El ${weekday} a esta hora no había ventas. ${close}`;
  const pace = change === 'igual' ? 'Igual' : capitalised(change);
  return `${pace} que el ${weekday} a esta hora (${formatMoney(semanaPasada.ventas)}). ${close}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
