import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

export function TrackingSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando tus pedidos…</span>
      <div aria-hidden className="rail relative z-10" />
      <div className="-mt-2 mx-2 sm:mx-3">
        <Slip hanging className="grid gap-4 px-4 pt-6 pb-7 sm:px-5">
          <Skeleton className="h-16 w-40" />
          <Skeleton className="h-56" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="ml-auto h-8 w-32" />
        </Slip>
      </div>
    </div>
  );
}
