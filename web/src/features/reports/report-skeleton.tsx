import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

const FIGURES = ['a', 'b', 'c', 'd', 'e'];
const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for a report while it loads. */
export function ReportSkeleton({ hasToday }: { hasToday: boolean }) {
  return (
    <div
      role="status"
      className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <span className="sr-only">Cargando el reporte</span>
      <div className="grid grid-cols-1 gap-5">
        {hasToday && (
          <Card className="p-4">
            <Skeleton className="h-18 md:h-9" />
          </Card>
        )}
        <Card className="grid grid-cols-2 gap-5 p-5 max-md:*:first:col-span-2 md:grid-cols-5">
          {FIGURES.map((figure) => (
            <div key={figure} className="grid gap-2">
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-8" />
              <Skeleton className="h-4 w-24" />
            </div>
          ))}
        </Card>
        <Card className="grid gap-5 p-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-64" />
        </Card>
        <Card className="grid gap-5 p-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-64" />
        </Card>
      </div>
      <Slip className="grid gap-4 px-6 pt-6 pb-7">
        <Skeleton className="mx-auto h-7 w-48" />
        {LINES.map((line) => (
          <Skeleton key={line} className="h-12" />
        ))}
        <Skeleton className="h-9" />
      </Slip>
    </div>
  );
}
