import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const CHIPS = ['a', 'b', 'c', 'd'];

export function MenuManagerSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <span className="sr-only">
        <Spinner label="Cargando el menú..." />
      </span>
      <div className="flex gap-2 overflow-hidden py-1">
        {CHIPS.map((chip) => (
          <Skeleton key={chip} className="h-11 w-32 shrink-0 rounded-full" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-2">
        <div className="flex min-h-touch items-center">
          <Skeleton className="h-7 w-40" />
        </div>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {CARDS.map((card) => (
            <Skeleton key={card} className="h-34 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
