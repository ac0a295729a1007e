import { Skeleton } from '../../ui/skeleton.tsx';

/** The cards that are coming. */
export function LocationsSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Cargando tus sedes…</span>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-112 rounded-card" />
        <Skeleton className="hidden h-112 rounded-card sm:block" />
      </div>
    </div>
  );
}
