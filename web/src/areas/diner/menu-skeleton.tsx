import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

export function MenuSkeleton() {
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-4">
      <p role="status" className="sr-only">
        Cargando la carta...
      </p>
      <div className="flex gap-2 overflow-hidden">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-11 w-28 shrink-0 rounded-full" />
        ))}
      </div>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-44 rounded-card" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-52 rounded-card" />
        ))}
      </div>
    </div>
  );
}
