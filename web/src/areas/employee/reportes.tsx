import { bogotaTime, theHour } from '@comanda/contract/days';
import { dayFigures } from '../../features/orders/day-figures.ts';
import { DayRail } from '../../features/orders/day-rail.tsx';
import { useDayOrders } from '../../features/orders/use-day-orders.ts';
import { ConsoleHeader } from './console-header.tsx';

interface ReportesProps {
  dbName: string;
  /** Whether this person also hears the orders as they come; otherwise the list is asked for each minute. */
  isLive: boolean;
}

/** The sede's day in figures. */
export function Reportes({ dbName, isLive }: ReportesProps) {
  const { query, now } = useDayOrders(dbName);
  const figures = query.data && dayFigures(query.data, now);
  return (
    <>
      <ConsoleHeader title="Reportes" isLive={isLive} />
      <main className="grid w-full grid-cols-1 content-start gap-5 p-3 md:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-22">Hoy</h2>
          {query.data && (
            <p className="text-14 text-ink-soft">
              {`Hasta ${theHour(bogotaTime(new Date(query.dataUpdatedAt)))}`}
              {!isLive && ' · se actualiza cada minuto'}
            </p>
          )}
        </div>
        <DayRail
          figures={figures}
          error={query.data ? null : query.error}
          onRetry={() => query.refetch()}
        />
        <p className="text-14 text-ink-soft">
          Los reportes completos, por día y por producto, vienen en camino.
        </p>
      </main>
    </>
  );
}
