import { addDays, bogotaClock, bogotaDay } from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { earlierWords } from '@comanda/contract/reports/comparison.rules';
import type { Report } from '@comanda/contract/reports/reports';
import { WEEKDAYS, weekdayOf } from '@comanda/contract/reports/reports.rules';
import { Link } from 'wouter';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { changeInPercent } from '../reports/report-change.tsx';
import { capitalised, counted } from '../reports/report-numbers.ts';
import { useReport } from '../reports/reports.queries.ts';
import { type HourLine, hourLine, hourWords } from './hour-line.ts';

const EVERY_MS = 60_000;

/**
 * Today's report of all sedes, and the whole day that it is compared with. `enabled`: the server has
 * answered something, so that `now` is its time and not that of a wrong clock.
 */
export function useDaySales(now: Date, enabled: boolean) {
  const today = bogotaDay(now);
  const before = addDays(today, -7);
  const options = { now, everyMs: EVERY_MS, enabled };
  const report = useReport({ dbName: null, desde: today, hasta: today }, options);
  const earlier = useReport({ dbName: null, desde: before, hasta: before }, options);
  return { report, earlier: earlier.data };
}

interface SalesSlipProps {
  sales: ReturnType<typeof useDaySales>;
  now: Date;
  /** Other figures of the screen are of one sede, so that these must say that they are not. */
  isAmongOne: boolean;
}

/** What all sedes sold today, against the same weekday up to the same hour. */
export function SalesSlip({ sales: { report, earlier }, now, isAmongOne }: SalesSlipProps) {
  const { data } = report;
  return (
    <Slip hanging className="flex h-full min-h-64 flex-col px-4 pt-3 pb-6 text-14">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-body font-medium text-14 text-ink-soft tracking-normal">
          <Link to={OWNER_PATHS.reports} className="flex min-h-11 items-center hover:text-ink">
            {isAmongOne ? 'Ventas de hoy de todas las sedes' : 'Ventas de hoy'}
          </Link>
        </h2>
        {data && (
          <span className="text-ink-soft">
            {counted(data.actual.pedidos, 'facturado', 'facturados')}
          </span>
        )}
      </div>
      {!data && !report.error && <Skeleton className="h-40" />}
      {!data && report.error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-medium">No pudimos traer las ventas. {report.error.message}</p>
          <Button variant="secondary" onClick={() => report.refetch()} busy={report.isFetching}>
            Reintentar
          </Button>
        </div>
      )}
      {data && (
        <>
          <Money amount={data.actual.ventas} className="figures block text-28 xl:text-36" />
          <Compared report={data} />
          {earlier && <Sparkline report={data} earlier={earlier} now={now} />}
        </>
      )}
    </Slip>
  );
}

const NOTHING_EARLIER = 'Aún no hay con qué comparar.';

/** '+12 % que el lunes pasado a la misma hora' */
function Compared({ report: { hoy, desde, hasta } }: { report: Report }) {
  if (!hoy) return null;
  const hasEarlier = hoy.semanaPasadaCompleta.ventas > 0;
  if (hoy.ventas === 0 && !hasEarlier) return <p className="text-ink-soft">{NOTHING_EARLIER}</p>;
  const than = earlierWords({ desde, hasta }, hoy.corte);
  const change = changeInPercent(hoy.ventas, hoy.semanaPasada.ventas);
  if (!change) return <p className="text-ink-soft">Sin ventas {than} para comparar.</p>;
  if (change.direction === 'same') return <p className="text-ink-soft">Igual que {than}.</p>;
  const isUp = change.direction === 'up';
  return (
    <p className="text-ink-soft">
      <strong className={cx('font-bold', isUp ? 'text-cilantro' : 'text-aji')}>
        {isUp ? '+' : '−'}
        {change.words}
      </strong>{' '}
      que {than}
    </p>
  );
}

const [WIDTH, HEIGHT] = [300, 84];

/** Sales by hour: today solid up to now, the day it is compared with dashed. */
function Sparkline({ report, earlier, now }: { report: Report; earlier: Report; now: Date }) {
  const hour = bogotaClock(now).getUTCHours();
  const line = hourLine(report, earlier, hour);
  const { desde, hoy } = report;
  const weekday = capitalised(WEEKDAYS[weekdayOf(desde) - 1] ?? '');
  if (!line || !hoy) return null;
  const last = pointOf(line, line.today.at(-1) ?? 0, line.today.length - 1);
  // Where 'ahora' takes the place of an hour.
  const [isFirst, isLast] = [last.x < WIDTH / 4, last.x > (WIDTH * 3) / 4];
  const area = `0,${HEIGHT} ${pointsOf(line, line.today)} ${last.x},${HEIGHT}`;
  return (
    <>
      {/* Beside a longer slip of a sede it fills the height. */}
      <div aria-hidden className="relative mt-3 min-h-22 flex-1">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible border-line border-b"
        >
          <polygon points={area} className="fill-achiote-wash" />
          <polyline
            points={pointsOf(line, line.earlier)}
            className="fill-none stroke-2 stroke-control"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={pointsOf(line, line.today)}
            className="fill-none stroke-3 stroke-achiote"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-achiote ring-4 ring-achiote-wash"
          style={{ left: share(last.x, WIDTH), top: share(last.y, HEIGHT) }}
        />
      </div>
      <p aria-hidden className="relative flex h-5 justify-between text-12 text-ink-soft">
        <span className={cx(isFirst && 'invisible')}>{hourWords(line.from)}</span>
        <strong
          className="-translate-x-1/2 absolute text-ink"
          style={{ left: `clamp(1rem, ${share(last.x, WIDTH)}, calc(100% - 1rem))` }}
        >
          ahora
        </strong>
        <span className={cx(isLast && 'invisible')}>{hourWords(line.to)}</span>
      </p>
      {hoy.semanaPasadaCompleta.ventas > 0 && (
        <p className="flex items-center gap-2 pt-1 text-ink-soft">
          <span aria-hidden className="w-6 border-control border-t-2 border-dashed" />
          {weekday} pasado: cerró en {formatMoney(hoy.semanaPasadaCompleta.ventas)}
        </p>
      )}
    </>
  );
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)}%`;
}

function pointOf({ from, to, most }: HourLine, sold: number, at: number) {
  return { x: (at / (to - from)) * WIDTH, y: HEIGHT - (sold / most) * (HEIGHT - 6) };
}

function pointsOf(line: HourLine, sold: readonly number[]): string {
  return sold
    .map((one, at) => pointOf(line, one, at))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}
