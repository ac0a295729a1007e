import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

/** Two receipts on their way. */
export function PlansSkeleton() {
  return (
    <div role="status" className="relative">
      <span className="sr-only">Cargando los planes</span>
      <div aria-hidden className="rail absolute inset-x-0 z-10" />
      <div className="grid grid-cols-1 gap-5 px-3 pt-2 sm:grid-cols-2 sm:px-4">
        {['first', 'second'].map((slip) => (
          <Slip key={slip} hanging className="grid gap-5 px-6 pt-10 pb-9 xl:px-8">
            <Skeleton className="h-8 w-32" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-56" />
            <Skeleton className="h-14" />
            <Skeleton className="h-12" />
          </Slip>
        ))}
      </div>
    </div>
  );
}
