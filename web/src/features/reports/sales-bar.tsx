import type { ReportPeriod } from '@comanda/contract/reports/reports.rules';
import { cx } from '../../ui/cx.ts';
import { inUnit, type PesosUnit } from './report-numbers.ts';
import type { SalesColumn } from './sales-columns.ts';
import { sedeFill } from './sede-fills.ts';

interface SalesBarProps {
  column: SalesColumn;
  /** Room for the amount above it. */
  isWide: boolean;
  heightOf: (pesos: number) => string;
  /** One for all bars: on a phone only the number has room. */
  unit: PesosUnit;
  onLook: (span: ReportPeriod) => void;
}

/** A bar with its label. The figures are in the table: here a screen reader hears what a press does. */
export function SalesBar({ column, isWide, heightOf, unit, onLook }: SalesBarProps) {
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
                  // The place is the sede.
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
        {/* On a phone the date goes under the weekday. */}
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
