import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

/** The shape of the day's takings while they are added up. */
export function TakingsSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <Slip className="grid gap-4 px-5 pt-4 pb-6">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-16 w-48" />
      </Slip>
      <Skeleton className="h-22 bg-line" />
    </div>
  );
}
