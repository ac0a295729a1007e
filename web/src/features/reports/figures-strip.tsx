import { formatMoney } from '@comanda/contract/money';
import { earlierWords } from '@comanda/contract/reports/comparison.rules';
import type { Report, ReportFigures } from '@comanda/contract/reports/reports';
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
import { Compared } from './report-compared.tsx';
import { capitalised, count, counted, shareOf } from './report-numbers.ts';

/** The period in five figures, each beside its earlier value. */
export function FiguresStrip({ report }: { report: Report }) {
  const { actual, anterior } = report;
  return (
    <Card className="grid gap-4 px-1 py-5 sm:px-2">
      <dl className="grid grid-cols-2 gap-y-5 md:grid-cols-[repeat(5,auto)]">
        <Figure
          title="Ventas"
          value={formatMoney(actual.ventas)}
          change={changeInPercent(actual.ventas, anterior.ventas)}
          before={formatMoney(anterior.ventas)}
          className="max-md:col-span-2"
        />
        <Figure
          title="Pedidos"
          value={count(actual.pedidos)}
          change={changeInPercent(actual.pedidos, anterior.pedidos)}
          before={count(anterior.pedidos)}
          className="md:border-l"
        />
        <Figure
          title="Promedio"
          value={formatMoney(actual.ticketPromedio)}
          change={changeInPercent(actual.ticketPromedio, anterior.ticketPromedio)}
          before={formatMoney(anterior.ticketPromedio)}
          className="border-l"
        />
        <Figure
          title="Cancelados"
          value={count(actual.cancelados.pedidos)}
          change={changeInUnits(actual.cancelados.pedidos, anterior.cancelados.pedidos)}
          before={count(anterior.cancelados.pedidos)}
          isLessBetter
          className="md:border-l"
        />
        <Figure
          title="Dados de baja"
          value={count(actual.bajas.pedidos)}
          change={changeInUnits(actual.bajas.pedidos, anterior.bajas.pedidos)}
          before={count(anterior.bajas.pedidos)}
          isLessBetter
          className="border-l"
        />
      </dl>
      <BesidesSales report={report} />
      <Compared report={report} className="px-3 sm:px-4 md:max-xl:px-3" />
    </Card>
  );
}

/** What was taken off the sales, given back or paid beside them; nothing where none of it happens. */
function BesidesSales({ report: { actual, anterior } }: { report: Report }) {
  const figures = [
    { title: 'Descuentos', read: (of: ReportFigures) => of.descuentos, isLessBetter: true },
    { title: 'Cortesías', read: (of: ReportFigures) => of.cortesias, isLessBetter: true },
    { title: 'Devoluciones', read: (of: ReportFigures) => of.devoluciones, isLessBetter: true },
    { title: 'Propinas', read: (of: ReportFigures) => of.propinas, isLessBetter: false },
  ];
  if (figures.every(({ read }) => read(actual) === 0 && read(anterior) === 0)) return null;
  return (
    <div className="mx-3 grid gap-3 border-control border-t border-dashed pt-4 sm:mx-4 md:max-xl:mx-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4">
        {figures.map(({ title, read, isLessBetter }) => (
          <div key={title}>
            <dt className="font-medium text-14 text-ink-soft">{title}</dt>
            <dd key={read(actual)} className="figures animate-fade whitespace-nowrap text-18">
              {formatMoney(read(actual))}
            </dd>
            <Against
              change={changeInPercent(read(actual), read(anterior))}
              before={formatMoney(read(anterior))}
              isLessBetter={isLessBetter}
            />
          </div>
        ))}
      </dl>
      <p className="text-14 text-ink-soft">
        Las ventas ya no tienen descuentos ni cortesías. Las propinas y las devoluciones van aparte.
      </p>
    </div>
  );
}

interface FigureProps {
  title: string;
  value: string;
  change: Change | null;
  /** The earlier value. */
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
      <Against change={change} before={before} isLessBetter={isLessBetter} />
    </div>
  );
}

function Against({
  change,
  before,
  isLessBetter,
}: Required<Pick<FigureProps, 'change' | 'before' | 'isLessBetter'>>) {
  return (
    <dd className="flex flex-wrap gap-x-2 pt-0.5 text-14">
      {change && <ChangeMark change={change} isLessBetter={isLessBetter} />}
      <span className="whitespace-nowrap text-ink-soft">antes {before}</span>
    </dd>
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
  const earlier = earlierWords({ desde: today, hasta: today }, hoy.corte);
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
          <p className="text-14 text-ink-soft">{paceInWords(hoy, earlier)}</p>
        </div>
      </Card>
    </section>
  );
}

function paceInWords(hoy: TodayBandProps['hoy'], earlier: string): string {
  const { semanaPasada, semanaPasadaCompleta } = hoy;
  const change = changeInWords(hoy.ventas, semanaPasada.ventas);
  const pace =
    semanaPasada.ventas === 0 || change === null
      ? `${capitalised(earlier)} no había ventas.`
      : `${capitalised(change)} que ${earlier} (${formatMoney(semanaPasada.ventas)}).`;
  if (semanaPasadaCompleta.ventas === 0) return pace;
  return `${pace} Ese día cerró en ${formatMoney(semanaPasadaCompleta.ventas)}.`;
}
