import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const HEIGHTS = ['h-64', 'h-80', 'h-56', 'h-72', 'h-60', 'h-68', 'h-48', 'h-52'];

/** The shape of the slips that are coming. */
export function SlipsSkeleton({ columnWidth, gap }: { columnWidth: number; gap: number }) {
  return (
    <div
      className="grid items-start"
      style={{ gap, gridTemplateColumns: `repeat(auto-fill, minmax(${columnWidth}px, 1fr))` }}
    >
      <span className="sr-only">
        <Spinner label="Cargando..." />
      </span>
      {HEIGHTS.map((height) => (
        <div key={height} className="perforated rounded-t-card bg-surface p-3 pb-5">
          <Skeleton className="h-14" />
          <Skeleton className={`mt-3 ${height}`} />
        </div>
      ))}
    </div>
  );
}
