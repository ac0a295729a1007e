import type { Report } from '@comanda/contract/reports/reports';
import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { nice, ticks } from 'd3-array';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ChartCard, DataTable, ScrollBox } from './report-card.tsx';
import { comparedWith } from './report-headline.ts';
import { capitalised, count, inUnit, type PesosUnit, pesosUnit } from './report-numbers.ts';
import { type SalesColumn, salesColumns, salesTitle, WIDE_COLUMNS } from './sales-columns.ts';
import { sedeFill } from './share-list.tsx';

const TICKS = 5;

interface SalesChartProps {
  report: Report;
  now: Date;
  /** Shows the days of one bar as a report. */
  onLook: (span: ReportPeriod) => void;
}

/** Sales over the period as bars, divided by sede, beside the earlier period. */
export function SalesChart({ report, now, onLook }: SalesChartProps) {
  const columns = salesColumns(report, now);
  const title = salesTitle(report);
  const sedes = report.porSede.map(({ nombre }) => nombre);
  // The sales of an hour are not divided by sede.
  const parts = columns.some(({ parts: { length } }) => length > 1) ? sedes : [];
  const before = columns.some(({ anterior }) => anterior)
    ? capitalised(comparedWith(report))
    : null;
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
  const [, top] = nice(0, most, TICKS);
  const marks = ticks(0, top, TICKS);
  const shareOf = (pesos: number) => `${(pesos / top) * 100}%`;
  const unit = pesosUnit(most);
  const isWide = columns.length <= WIDE_COLUMNS;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1 sm:gap-x-2">
      <div aria-hidden className="relative mt-7 h-52 w-10 text-12 text-ink-soft sm:h-60">
        {marks.map((tick) => (
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
            {marks.map((tick) => (
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
  /** In the order of their colours; empty if the bars are not divided. */
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

interface SalesBarProps {
  column: SalesColumn;
  /** True if there is room for the amount above the bar. */
  isWide: boolean;
  heightOf: (pesos: number) => string;
  /** One unit for all bars, because a phone has room only for the number. */
  unit: PesosUnit;
  onLook: (span: ReportPeriod) => void;
}

/**
 * A bar with its label. A screen reader finds the figures in the table and hears here what a press
 * does.
 */
function SalesBar({ column, isWide, heightOf, unit, onLook }: SalesBarProps) {
  const { span, name } = column;
  const drawing = <Drawing column={column} isWide={isWide} heightOf={heightOf} unit={unit} />;
  return (
    <li className="min-w-0 flex-1">
      {span ? (
        <button
          type="button"
          aria-label={`Ver ${name}`}
          title={name}
          onClick={() => onLook(span)}
          className="group block w-full rounded-[6px] outline-offset-[-3px]"
        >
          {drawing}
        </button>
      ) : (
        <div aria-hidden>{drawing}</div>
      )}
    </li>
  );
}

function Drawing({ column, isWide, heightOf, unit }: Omit<SalesBarProps, 'onLook'>) {
  const { label, note, isNow, ventas, parts, anterior } = column;
  return (
    <>
      <span className="flex h-52 items-end justify-center gap-[6%] sm:h-60">
        {anterior !== null && anterior > 0 && (
          <span
            className="w-[14%] max-w-3.5 rounded-t-[5px] bg-control"
            style={{ height: heightOf(anterior) }}
          />
        )}
        <span className="relative w-[58%] max-w-16" style={{ height: heightOf(ventas) }}>
          {isWide && ventas > 0 && (
            <span className="absolute inset-x-0 bottom-full flex justify-center pb-0.5">
              <span className="whitespace-nowrap font-semibold text-12 sm:text-14">
                {inUnit(ventas, unit)}
                <span className="max-sm:hidden"> {unit.word}</span>
              </span>
            </span>
          )}
          <span className="flex h-full flex-col-reverse gap-0.5 overflow-hidden rounded-t-[5px] transition-opacity duration-150 group-hover:opacity-80">
            {parts.map((part, at) =>
              part > 0 ? (
                <span
                  // The position stands for the sede.
                  key={sedeFill(at) + String(at)}
                  className={sedeFill(at)}
                  style={{ flexGrow: part }}
                />
              ) : null,
            )}
          </span>
        </span>
      </span>
      <span
        className={cx(
          'block pt-2 text-center text-12 leading-tight',
          isWide && 'sm:text-14',
          isNow ? 'font-bold text-achiote-ink' : 'font-semibold text-ink',
        )}
      >
        {/* On a phone the date goes below the weekday. */}
        {label.split(' ').map((word) => (
          <span key={word} className="max-sm:block">
            {word}{' '}
          </span>
        ))}
        <span className="block min-h-4 font-normal text-12 text-ink-soft">{note}</span>
      </span>
    </>
  );
}
