import { canPerform } from '@comanda/contract/permissions';
import { lazy, Suspense } from 'react';
import { useNow } from '../../features/realtime/use-now.ts';
import { readReportFilters, writeReportFilters } from '../../features/reports/report-period.ts';
import { ReportSkeleton } from '../../features/reports/report-skeleton.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { ConsoleHeader } from './console-header.tsx';
import { rightsOf } from './employee-rights.ts';

/** An employee with only `reportes` has no socket. */
const EVERY_MS = 15_000;

// Loaded on demand, so that employees who take orders do not wait for the charts.
const ReportPanel = lazy(() =>
  import('../../features/reports/report-panel.tsx').then((m) => ({ default: m.ReportPanel })),
);

interface ReportesProps {
  dbName: string;
  /** True if this employee also gets orders over the socket. */
  isLive: boolean;
}

/** The report of the sede. */
export function Reportes({ dbName, isLive }: ReportesProps) {
  const place = useStored(stored.location)?.nombre ?? '';
  const user = useStored(stored.user);
  const now = useNow(60_000);
  const [filters, change] = useAddressState(readReportFilters, writeReportFilters);
  return (
    <>
      <ConsoleHeader title="Reportes" isLive={isLive} />
      <main className="grid w-full grid-cols-1 content-start gap-5 p-3 pb-24 md:p-5 lg:pb-8">
        <Suspense fallback={<ReportSkeleton hasToday />}>
          <ReportPanel
            dbName={dbName}
            place={place}
            filters={filters}
            onChange={change}
            now={now}
            everyMs={EVERY_MS}
            printedBy={user?.nombre ?? ''}
            seesClosings={canPerform({ tipo: 'empleado', ...rightsOf(user) }, 'till.review')}
            title={<h2 className="text-22">{place}</h2>}
          />
        </Suspense>
      </main>
    </>
  );
}
