import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function MenuPickerSkeleton() {
  return (
    <div className="grid gap-3 pt-3 md:pt-4">
      <span className="sr-only">
        <Spinner label="Cargando..." />
      </span>
      <Skeleton className="h-13" />
      <Skeleton className="h-12" />
      <div className="grid grid-cols-1 gap-2 pt-8 md:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] md:gap-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-22 rounded-card md:h-50" />
        ))}
      </div>
    </div>
  );
}
