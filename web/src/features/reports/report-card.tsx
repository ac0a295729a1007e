import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';

interface ReportCardProps {
  title: string;
  /** Shown beside the title: a legend, a fact or a switch. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function ReportCard({ title, aside, className, children }: ReportCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <Card className="grid h-full grid-cols-1 content-start gap-4 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-18">
            {title}
          </h2>
          {aside}
        </header>
        {children}
      </Card>
    </section>
  );
}

interface ChartCardProps {
  title: string;
  legend?: ReactNode;
  chart: ReactNode;
  /** The same figures as a table: shown on demand, always there for a screen reader. */
  table: ReactNode;
}

export function ChartCard({ title, legend, chart, table }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  return (
    <ReportCard
      title={title}
      aside={
        <>
          {!isTable && legend && (
            <div className="max-sm:order-last max-sm:w-full sm:ml-auto">{legend}</div>
          )}
          <Button
            variant="ghost"
            aria-label={isTable ? `Ver gráfico: ${title}` : `Ver tabla: ${title}`}
            icon={
              isTable ? <ChartColumn aria-hidden size={18} /> : <Table2 aria-hidden size={18} />
            }
            onClick={() => setTable(!isTable)}
            className="-mr-3 px-3"
          >
            {isTable ? 'Ver gráfico' : 'Ver tabla'}
          </Button>
        </>
      }
    >
      {isTable ? (
        <ScrollBox label={`Tabla: ${title}`}>{table}</ScrollBox>
      ) : (
        <>
          {chart}
          <div className="sr-only">{table}</div>
        </>
      )}
    </ReportCard>
  );
}

const SWIPE = 'Desliza hacia los lados para ver todo.';

interface ScrollBoxProps {
  /** Names the scrolling content for people who use a keyboard. */
  label: string;
  /** Starts at the end, with the newest days. */
  fromEnd?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Scrolls sideways inside a card, also by keyboard. It takes the focus only if something is hidden,
 * and then says that it scrolls.
 */
export function ScrollBox({ label, fromEnd = false, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  const [hasMore, setMore] = useState(false);

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    if (fromEnd) node.scrollLeft = node.scrollWidth;
    const measure = () => {
      const isOver = node.scrollWidth > node.clientWidth;
      if (isOver) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
      setScrolling(isOver);
      setMore(node.scrollLeft + node.clientWidth < node.scrollWidth - 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [fromEnd]);

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="relative">
        <section
          ref={box}
          aria-label={isScrolling ? label : undefined}
          className={cx('relative overflow-x-auto overscroll-x-contain rounded-[6px]', className)}
        >
          {children}
        </section>
        {hasMore && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-0 w-8 bg-linear-to-l from-surface to-transparent"
          />
        )}
      </div>
      {isScrolling && <p className="text-12 text-ink-soft">{SWIPE}</p>}
    </div>
  );
}

interface DataTableProps {
  caption: string;
  /** The first column names the rows; the others are figures. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Names on the left, which stay in place while the figures on the right scroll. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-14">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th
              key={column}
              scope="col"
              className={cx(
                'whitespace-nowrap border-line border-b bg-surface py-2 font-medium text-ink-soft',
                at === 0 ? 'sticky left-0 pr-3 text-left' : 'pl-4 text-right',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th
              scope="row"
              className="sticky left-0 min-w-28 border-line border-b bg-surface py-2.5 pr-3 text-left font-medium"
            >
              {name}
            </th>
            {figures.map((figure, at) => (
              <td
                // The columns never change their order.
                key={columns[at + 1]}
                className="whitespace-nowrap border-line border-b py-2.5 pl-4 text-right"
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
