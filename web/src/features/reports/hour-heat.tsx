import type { Report } from '@comanda/contract/reports/reports';
import { daysIn } from '@comanda/contract/reports/reports.rules';
import { cx } from '../../ui/cx.ts';
import { type HourGrid, hourGrid } from './hour-grid.ts';
import { ReportCard, ScrollBox } from './report-card.tsx';
import { hourInWords } from './report-days.ts';
import { count, counted } from './report-numbers.ts';
import { shortHour } from './sales-columns.ts';

const TITLE = 'Pedidos por hora';

/** Six fixed steps of the warm colour, from pale to almost ink. Each cell also shows its number. */
const STEPS = [
  'bg-paper text-ink-soft',
  'bg-[color-mix(in_oklab,var(--achiote)_7%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--achiote)_18%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--achiote)_32%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--achiote)_52%,var(--surface))]',
  'bg-achiote text-on-achiote',
  'bg-[color-mix(in_oklab,var(--achiote)_68%,var(--ink))] text-on-achiote',
];

/** When people order: weekdays by hours. It is a table itself, so it needs no second one. */
export function HourHeat({ report, now }: { report: Report; now: Date }) {
  const grid = hourGrid(report, now);
  const days = daysIn(report);
  return (
    <ReportCard title={TITLE} aside={grid.peak && <Peak peak={grid.peak} />}>
      <ScrollBox label={`Tabla: ${TITLE}`}>
        <table className="w-full border-separate border-spacing-1 text-12">
          <caption className="sr-only">
            {days > 7 ? `${TITLE}, sumados en ${days} días` : TITLE}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface">
                <span className="sr-only">Día</span>
              </th>
              {grid.hours.map((hour, at) => (
                <th key={hour} scope="col" className="pb-1 font-medium text-ink-soft">
                  <span aria-hidden className="whitespace-nowrap">
                    {shortHour(hour, hour - 1 !== grid.hours[at - 1])}
                  </span>
                  <span className="sr-only">{hourInWords(hour)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <tr key={row.weekday}>
                <th
                  scope="row"
                  className="sticky left-0 bg-surface pr-2 text-left font-medium text-14 text-ink-soft"
                >
                  <span aria-hidden>{row.label}</span>
                  <span className="sr-only">{row.name}</span>
                </th>
                {row.cells.map(({ hour, pedidos, step, isAhead }) => (
                  <td
                    key={hour}
                    className={cx(
                      'h-8 min-w-8 rounded-[6px] text-center',
                      step > 0 && 'font-semibold',
                      isAhead ? 'inset-ring inset-ring-line' : STEPS[step],
                    )}
                  >
                    {isAhead ? <span className="sr-only">Falta</span> : count(pedidos)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {days > 7 && (
        <p className="text-14 text-ink-soft">
          Cada casilla suma los {days} días, un día de la semana por fila.
        </p>
      )}
    </ReportCard>
  );
}

function Peak({ peak }: { peak: NonNullable<HourGrid['peak']> }) {
  return (
    <p className="text-14 text-ink-soft">
      Pico: {peak.when},{' '}
      <strong className="text-ink">{counted(peak.pedidos, 'pedido', 'pedidos')}</strong>
    </p>
  );
}
