import { addDays, bogotaDay } from '@comanda/contract/days';
import { reportsMessages } from '@comanda/contract/reports/reports.messages';
import { FileDown, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { download } from '../../lib/api/download.ts';
import { explainFailure } from '../../lib/api/failure.ts';
import { now as serverTime } from '../../lib/clock.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ClosedDay } from './daily-close.tsx';
import { dayAndMonth } from './report-days.ts';
import type { View } from './report-period.ts';
import { fetchReport, fetchReportSheet, type ReportScope } from './reports.queries.ts';

// Loaded with the first close that is printed, because most visits print none.
const DailyClose = lazy(() => import('./daily-close.tsx').then((m) => ({ default: m.DailyClose })));

interface ReportActionsProps {
  view: View;
  scope: ReportScope;
  /** 'Centro', 'Todas las sedes' */
  place: string;
  now: Date;
  printedBy: string;
}

/** Exports what is on the screen as a sheet, and prints the last day's close. */
export function ReportActions({ view, scope, place, now, printedBy }: ReportActionsProps) {
  const [isSaving, runSave] = useBusy();
  const [isPrinting, runPrint] = useBusy();
  const [closed, setClosed] = useState<ClosedDay | null>(null);
  const day = scope.hasta;

  const attempt = async (what: string, work: () => Promise<void>, failed: string) => {
    try {
      await work();
    } catch (error) {
      const { text, cause } = explainFailure(error, failed);
      toast.error(text, { id: `reporte-${what}`, ...(cause && { description: cause }) });
    }
  };
  const save = () =>
    attempt(
      'sheet',
      async () => download(await fetchReportSheet(scope, view), sheetName(scope, view)),
      reportsMessages.exportFailed,
    );
  // Fetched again even if the day is on the screen, because people sign the printed close.
  const print = () =>
    attempt(
      'close',
      async () => {
        const report = await fetchReport({ ...scope, desde: day, hasta: day });
        setClosed({ report, place, printedBy, printedAt: serverTime() });
      },
      'No pudimos preparar el cierre',
    );

  return (
    <div className="grid w-full grid-cols-[1fr_auto] gap-2 sm:flex sm:w-auto">
      {view === 'ventas' && (
        <Button
          variant="secondary"
          size="lg"
          icon={<Printer aria-hidden size={20} />}
          busy={isPrinting}
          onClick={() => runPrint(print)}
          className="max-sm:px-2 max-sm:text-14"
        >
          {closeName(day, bogotaDay(now))}
        </Button>
      )}
      <Button
        size="lg"
        icon={<FileDown aria-hidden size={20} />}
        busy={isSaving}
        onClick={() => runSave(save)}
        className={cx('max-sm:px-2 max-sm:text-14', view !== 'ventas' && 'max-sm:col-span-2')}
      >
        Descargar CSV
      </Button>
      {closed && (
        <Suspense>
          <DailyClose {...closed} />
        </Suspense>
      )}
    </div>
  );
}

function closeName(day: string, today: string): string {
  if (day === today) return 'Cierre de hoy';
  return day === addDays(today, -1) ? 'Cierre de ayer' : `Cierre del ${dayAndMonth(day)}`;
}

function sheetName({ dbName, desde, hasta }: ReportScope, view: View): string {
  const days = desde === hasta ? desde : `${desde}-a-${hasta}`;
  return `${view === 'ventas' ? 'reporte' : view}-${dbName ?? 'todas-las-sedes'}-${days}.csv`;
}
