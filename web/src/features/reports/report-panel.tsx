import { bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import type { Report } from '@comanda/contract/reports/reports';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockAhead } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DaySpanFields } from '../completed-orders/day-span-fields.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBoard } from './report-board.tsx';
import { spanInWords } from './report-days.ts';
import { reportHeadline } from './report-headline.ts';
import { PERIODS, type Period, type ReportFilters, spanOf } from './report-period.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { useReport } from './reports.queries.ts';

interface ReportPanelProps {
  /** Null for all sedes of the restaurant. */
  dbName: string | null;
  /** 'Centro', 'Todas las sedes' */
  place: string;
  filters: ReportFilters;
  onChange: (part: Partial<ReportFilters>) => void;
  now: Date;
  /** How often today's figures are fetched again. */
  everyMs: number;
  printedBy: string;
  title: ReactNode;
  /** What to suggest if nothing was sold even in a month. */
  nextStep?: ReactNode;
}

/** A report with its period, for the owner's screen and for the console's section. */
export function ReportPanel(props: ReportPanelProps) {
  const { dbName, place, filters, onChange, now, everyMs, printedBy, title, nextStep } = props;
  const scope = { dbName, ...spanOf(filters, now) };
  const query = useReport(scope, { now, everyMs });

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1">
          {title}
          {query.data ? (
            <p className="text-ink-soft">{reportHeadline(query.data, now)}</p>
          ) : (
            !query.error && <Skeleton className="h-6 w-72 max-w-full" />
          )}
        </div>
        <ReportActions scope={scope} place={place} now={now} printedBy={printedBy} />
      </header>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <PeriodBar filters={filters} onChange={onChange} now={now} />
        <p className="text-14 text-ink-soft lg:pt-4">
          {[spanInWords(scope), query.data?.hoy && freshness(query)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ReportState query={query} hasToday={scope.hasta === bogotaDay(now)}>
        {(report) => (
          <ReportBoard
            report={report}
            now={now}
            place={place}
            onLook={(span) => onChange({ ...span, period: null })}
            empty={
              <EmptyState
                icon={<ChartColumn size={36} />}
                title="Sin ventas en estos días"
                action={
                  filters.period === 'treinta' ? (
                    nextStep
                  ) : (
                    <Button
                      variant="secondary"
                      onClick={() => onChange({ period: 'treinta', desde: null, hasta: null })}
                    >
                      Ver los últimos 30 días
                    </Button>
                  )
                }
              >
                En cuanto caja facture un pedido, aquí ves la venta.
              </EmptyState>
            }
          />
        )}
      </ReportState>
    </>
  );
}

function freshness({ error, dataUpdatedAt }: { error: Error | null; dataUpdatedAt: number }) {
  const at = theHour(bogotaTime(new Date(dataUpdatedAt + clockAhead())));
  return error ? `sin actualizar desde ${at}` : `hasta ${at}`;
}

interface ReportStateProps {
  query: {
    data: Report | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** True if today's figures are loading too. */
  hasToday: boolean;
  children: (report: Report) => ReactNode;
}

/** The report, or what replaces it while it loads or fails. */
function ReportState({ query, hasToday, children }: ReportStateProps) {
  const { data, error, isPlaceholderData } = query;
  if (data && !(isPlaceholderData && error)) {
    return (
      <div
        aria-busy={isPlaceholderData}
        className={cx('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
      >
        {children(data)}
      </div>
    );
  }
  if (!error) return <ReportSkeleton hasToday={hasToday} />;
  return (
    <ErrorState
      title={reportsMessages.loadFailed}
      message={error.message}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  );
}

const CHOICES = Object.entries(PERIODS) as [Period, string][];

interface PeriodBarProps {
  filters: ReportFilters;
  onChange: (part: Partial<ReportFilters>) => void;
  now: Date;
}

/** Buttons for the usual periods, and two calendars for any other. */
function PeriodBar({ filters, onChange, now }: PeriodBarProps) {
  const { period } = filters;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <fieldset className="flex flex-wrap rounded-control bg-sunken p-1">
        <legend className="sr-only">Período</legend>
        {CHOICES.map(([one, word]) => (
          <Segment
            key={one}
            isChosen={period === one}
            onChoose={() => onChange({ period: one, desde: null, hasta: null })}
          >
            {word}
          </Segment>
        ))}
        <Segment
          isChosen={period === null}
          // Starts with the period that is on the screen.
          onChoose={() => onChange({ ...spanOf(filters, now), period: null })}
        >
          Elegir fechas
        </Segment>
      </fieldset>
      {period === null && (
        <DaySpanFields
          desde={filters.desde}
          hasta={filters.hasta}
          today={bogotaDay(now)}
          onChange={onChange}
        />
      )}
    </div>
  );
}
