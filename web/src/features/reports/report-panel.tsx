import { bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBoard } from './report-board.tsx';
import { spanInWords } from './report-days.ts';
import { reportHeadline } from './report-headline.ts';
import { type ReportFilters, spanOf } from './report-period.ts';
import { ReportState } from './report-state.tsx';
import { useReport } from './reports.queries.ts';

interface ReportPanelProps {
  /** Null for every sede of the restaurant. */
  dbName: string | null;
  /** 'Centro', 'Todas las sedes' */
  place: string;
  filters: ReportFilters;
  onChange: (part: Partial<ReportFilters>) => void;
  now: Date;
  /** How often today's figures are asked for again. */
  everyMs: number;
  printedBy: string;
  title: ReactNode;
  /** What to do when nothing was sold even in a month. */
  nextStep?: ReactNode;
}

/** A report with its period: the owner's screen and the console's section. */
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
  const at = theHour(bogotaTime(new Date(dataUpdatedAt)));
  return error ? `sin actualizar desde ${at}` : `hasta ${at}`;
}
