import { ChevronRight, Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoShift } from './no-shift.tsx';
import { useShifts } from './shift.queries.ts';
import { showShift } from './shift-view.ts';
import { hourOf } from './shift-words.ts';

interface ShiftCardProps {
  dbName: string;
  canReview: boolean;
}

// Loaded where there is a shift to tell of.
const ShiftPanel = lazy(() => import('./shift-panel.tsx').then((m) => ({ default: m.ShiftPanel })));

/** The shift in the column beside the till's list. */
export function ShiftCard(props: ShiftCardProps) {
  return (
    <section
      aria-label="Turno de caja"
      className="grid gap-3 rounded-card bg-surface px-5 py-4 inset-ring inset-ring-line"
    >
      <h2 className="text-22">Turno</h2>
      <ShiftState {...props} />
    </section>
  );
}

export function ShiftState({ dbName, canReview }: ShiftCardProps) {
  const { query } = useShifts(dbName);
  const loading = <Skeleton className="h-28" />;
  if (query.data?.length === 0) return <NoShift others={0} />;
  if (query.data) {
    return (
      <Suspense fallback={loading}>
        <ShiftPanel dbName={dbName} canReview={canReview} />
      </Suspense>
    );
  }
  if (!query.error) return loading;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-medium">No pudimos ver el turno de caja. {query.error.message}</p>
      <Button variant="secondary" onClick={() => query.refetch()} busy={query.isFetching}>
        Reintentar
      </Button>
    </div>
  );
}

/** The same as one row over the list, where there is no room for a column. */
export function ShiftBar({ dbName }: { dbName: string }) {
  const { query, own, others } = useShifts(dbName);
  const [other] = others;
  return (
    <button
      type="button"
      className="flex min-h-12 w-full items-center gap-3 rounded-control bg-surface px-4 py-1.5 text-left inset-ring inset-ring-line hover:bg-sunken"
      onClick={() => showShift({ kind: 'panel' })}
    >
      <Lock aria-hidden size={20} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">Turno de caja</span>{' '}
        <span className="text-14 text-ink-soft">
          {own
            ? `abierto desde las ${hourOf(own.abierto)}`
            : other
              ? `de ${other.nombre}`
              : query.data && 'sin abrir'}
        </span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
    </button>
  );
}
