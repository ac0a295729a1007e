import type { Report } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { scaleLinear } from 'd3-scale';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ChartCard } from './chart-card.tsx';
import { DataTable } from './data-table.tsx';
import { previousName } from './report-headline.ts';
import { count, inUnit, pesosUnit } from './report-numbers.ts';
import { SalesBar } from './sales-bar.tsx';
import { type SalesColumn, salesColumns, salesTitle, WIDE_COLUMNS } from './sales-columns.ts';
import { ScrollBox } from './scroll-box.tsx';
import { sedeFill } from './sede-fills.ts';

const TICKS = 5;

interface SalesChartProps {
  report: Report;
  now: Date;
  /** A closer look at the days of one bar. */
  onLook: (span: ReportPeriod) => void;
}

/** Sales over the period, a bar each, divided by sede and beside the period before. */
export function SalesChart({ report, now, onLook }: SalesChartProps) {
  const columns = salesColumns(report, now);
  const title = salesTitle(report);
  const sedes = report.porSede.map(({ nombre }) => nombre);
  // An hour's sales are not divided by sede.
  const parts = columns.some(({ parts: { length } }) => length > 1) ? sedes : [];
  const before = columns.some(({ anterior }) => anterior) ? previousName(report) : null;
  return (
    <ChartCard
      title={title}
      legend={<SalesLegend sedes={parts} before={before} />}
      chart={<Bars columns={columns} title={title} onLook={onLook} />}
      table={<SalesTable columns={columns} title={title} sedes={parts} before={before} />}
    />
  );
}

interface BarsProps {
  columns: readonly SalesColumn[];
  title: string;
  onLook: (span: ReportPeriod) => void;
}

function Bars({ columns, title, onLook }: BarsProps) {
  const most = Math.max(
    1,
    ...columns.map(({ ventas, anterior }) => Math.max(ventas, anterior ?? 0)),
  );
  const scale = scaleLinear().domain([0, most]).nice(TICKS);
  const shareOf = (pesos: number) => `${scale(pesos) * 100}%`;
  const unit = pesosUnit(most);
  const isWide = columns.length <= WIDE_COLUMNS;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 sm:gap-x-2">
      <div aria-hidden className="relative mt-7 h-52 w-10 text-12 text-ink-soft sm:h-60">
        {scale.ticks(TICKS).map((tick) => (
          <span
            key={tick}
            className="absolute right-0 translate-y-1/2 whitespace-nowrap"
            style={{ bottom: shareOf(tick) }}
          >
            {tick === 0 ? '0' : `${inUnit(tick, unit)} ${unit.word}`}
          </span>
        ))}
      </div>
      <ScrollBox
        key={columns.length}
        label={`Gráfico: ${title}`}
        fromEnd={columns[0]?.span !== null}
      >
        <div
          className="relative pt-7"
          style={{ minWidth: `${columns.length * (isWide ? 2.2 : 1.5)}rem` }}
        >
          <div aria-hidden className="absolute inset-x-0 top-7 h-52 border-ink border-b-2 sm:h-60">
            {scale.ticks(TICKS).map((tick) => (
              <span
                key={tick}
                className="absolute inset-x-0 border-line border-b"
                style={{ bottom: shareOf(tick) }}
              />
            ))}
          </div>
          <ul className="relative flex">
            {columns.map((column) => (
              <SalesBar
                key={column.key}
                column={column}
                isWide={isWide}
                heightOf={shareOf}
                unit={unit}
                onLook={onLook}
              />
            ))}
          </ul>
        </div>
      </ScrollBox>
    </div>
  );
}

interface SalesTableProps {
  columns: readonly SalesColumn[];
  title: string;
  sedes: readonly string[];
  before: string | null;
}

function SalesTable({ columns, title, sedes, before }: SalesTableProps) {
  return (
    <DataTable
      caption={title}
      columns={['Cuándo', 'Ventas', 'Pedidos', ...sedes, ...(before ? [before] : [])]}
      rows={columns.map(({ key, name, ventas, pedidos, parts, anterior }) => ({
        key,
        cells: [
          <span key="name" className="block first-letter:uppercase">
            {name}
          </span>,
          <Money key="ventas" amount={ventas} className="font-semibold" />,
          count(pedidos),
          ...(sedes.length > 0
            ? parts.map((part, at) => <Money key={sedes[at]} amount={part} />)
            : []),
          ...(before ? [<Money key="before" amount={anterior ?? 0} />] : []),
        ],
      }))}
    />
  );
}

interface SalesLegendProps {
  /** In the order of their colours; none where the bars are not divided. */
  sedes: readonly string[];
  before: string | null;
}

function SalesLegend({ sedes, before }: SalesLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      {sedes.map((nombre, at) => (
        <li key={nombre} className="wrap-anywhere flex min-w-0 items-center gap-2">
          <span aria-hidden className={cx('size-3 shrink-0 rounded-[4px]', sedeFill(at))} />
          {nombre}
        </li>
      ))}
      {before && (
        <li className="flex items-center gap-2">
          <span aria-hidden className="h-3 w-2 rounded-[3px] bg-control" />
          {before}
        </li>
      )}
    </ul>
  );
}
