import { formatMoney } from '@comanda/contract/money';
import type { Report } from '@comanda/contract/reports/reports';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ChangeMark } from './change-mark.tsx';
import { type Change, changeInPercent, changeInUnits } from './report-change.ts';
import { count } from './report-numbers.ts';

/** The period in five figures, each beside what it was before. */
export function FiguresStrip({ report }: { report: Report }) {
  const { actual, anterior, hoy, desde, hasta } = report;
  // A day that is not over would look lost beside the whole of yesterday.
  const isUnfinished = hoy !== null && desde === hasta;
  const when = isUnfinished ? 'ayer' : 'antes';
  const since = (change: Change | null) => (isUnfinished ? null : change);
  // Of a period that is still going, the one before counts up to the same minute.
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
      {/* Anew with each value: a figure that moves is seen to. */}
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
