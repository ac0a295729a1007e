import { ChartColumn } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReportBoard } from './report-board.tsx';
import { ReportFrame, type ReportPlace } from './report-frame.tsx';
import { reportHeadline } from './report-headline.ts';
import { spanOf } from './report-period.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { useReport } from './reports.queries.ts';

// Most people look at the sales only.
const ClosingsReport = lazy(() =>
  import('./closings-report.tsx').then((m) => ({ default: m.ClosingsReport })),
);
const DiscountsReport = lazy(() =>
  import('./discounts-report.tsx').then((m) => ({ default: m.DiscountsReport })),
);
const TipsReport = lazy(() => import('./tips-report.tsx').then((m) => ({ default: m.TipsReport })));

const MONEY_REPORTS = {
  propinas: TipsReport,
  descuentos: DiscountsReport,
  cierres: ClosingsReport,
};

interface ReportPanelProps extends ReportPlace {
  /** What to suggest if nothing was sold even in a month. */
  nextStep?: ReactNode;
}

/** The reports with their period, for the owner's screen and for the console's section. */
export function ReportPanel(props: ReportPanelProps) {
  const { filters, seesClosings } = props;
  // The address may name a report that this person may not see.
  const view = filters.view === 'cierres' && !seesClosings ? 'ventas' : filters.view;
  const chosen = { ...props, filters: { ...filters, view } };
  if (view === 'ventas') return <SalesReport {...chosen} />;
  const Report = MONEY_REPORTS[view];
  return (
    <Suspense fallback={<ReportSkeleton hasToday={false} />}>
      <Report {...chosen} />
    </Suspense>
  );
}

function SalesReport(props: ReportPanelProps) {
  const { dbName, place, filters, onChange, now, everyMs, nextStep } = props;
  const scope = { dbName, ...spanOf(filters, now) };
  const query = useReport(scope, { now, everyMs });
  return (
    <ReportFrame
      {...props}
      scope={scope}
      query={query}
      headline={(report) => reportHeadline(report, now)}
    >
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
    </ReportFrame>
  );
}
