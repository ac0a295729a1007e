import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function StaffSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Cargando empleados</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
