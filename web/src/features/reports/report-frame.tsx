import { bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import type { ReactNode } from 'react';
import { clockAhead } from '../../lib/clock.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segment } from '../../ui/form/segment.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { DaySpanFields } from '../completed-orders/day-span-fields.tsx';
import { ReportActions } from './report-actions.tsx';
import { spanInWords } from './report-days.ts';
import {
  PERIODS,
  type Period,
  type ReportFilters,
  spanOf,
  VIEWS,
  type View,
} from './report-period.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import type { ReportScope } from './reports.queries.ts';

/** Where and when, and who looks at it. */
export interface ReportPlace {
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
  /** Whether this person may see the closings of everybody's shifts. */
  seesClosings: boolean;
  title: ReactNode;
  /** The shifts that are still open, over those that were closed. */
  openTills?: ReactNode;
  /** Of a restaurant with several, to name them. */
  sedes?: readonly { dbName: string; nombre: string }[];
}

/** Names the sede of a line; only where a report is of several. */
export function sedeNamer({ dbName, sedes = [] }: Pick<ReportPlace, 'dbName' | 'sedes'>) {
  return (of: string | undefined) =>
    dbName === null ? sedes.find((sede) => sede.dbName === of)?.nombre : undefined;
}
export type SedeNamer = ReturnType<typeof sedeNamer>;

interface ReportFrameProps<T> extends ReportPlace {
  scope: ReportScope;
  query: {
    data: T | undefined;
    error: Error | null;
    dataUpdatedAt: number;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** The report in a sentence. */
  headline: (data: T) => string;
  children: (data: T) => ReactNode;
}

const PANEL = 'reporte';

/** Title, tabs and period of a report, and the report itself or what replaces it while it loads or fails. */
export function ReportFrame<T>(props: ReportFrameProps<T>) {
  const { scope, query, headline, children, filters, onChange, place, now, printedBy } = props;
  const views = (Object.keys(VIEWS) as View[]).filter(
    (view) => view !== 'cierres' || props.seesClosings,
  );
  const hasToday = scope.hasta === bogotaDay(now);
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1">
          {props.title}
          {query.data ? (
            <p className="text-ink-soft">{headline(query.data)}</p>
          ) : (
            !query.error && <Skeleton className="h-6 w-72 max-w-full" />
          )}
        </div>
        <ReportActions
          view={filters.view}
          scope={scope}
          place={place}
          now={now}
          printedBy={printedBy}
        />
      </header>
      <div className="lg:max-w-2xl">
        <Tabs
          label="Reportes"
          panelId={PANEL}
          tabs={views.map((id) => ({ id, label: VIEWS[id] }))}
          value={filters.view}
          onChange={(view) => onChange({ view })}
          perRow={2}
        />
      </div>
      <TabPanel id={PANEL} active={filters.view} className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <PeriodBar filters={filters} onChange={onChange} now={now} />
          <p className="text-14 text-ink-soft lg:pt-4">
            {[spanInWords(scope), query.data && hasToday && freshness(query)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ReportState query={query} hasToday={hasToday}>
          {children}
        </ReportState>
      </TabPanel>
    </>
  );
}

function freshness({ error, dataUpdatedAt }: { error: Error | null; dataUpdatedAt: number }) {
  const at = theHour(bogotaTime(new Date(dataUpdatedAt + clockAhead())));
  return error ? `sin actualizar desde ${at}` : `hasta ${at}`;
}

interface ReportStateProps<T> extends Pick<ReportFrameProps<T>, 'query' | 'children'> {
  /** True if today's figures are loading too. */
  hasToday: boolean;
}

/** The report, or what replaces it while it loads or fails. */
function ReportState<T>({ query, hasToday, children }: ReportStateProps<T>) {
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
