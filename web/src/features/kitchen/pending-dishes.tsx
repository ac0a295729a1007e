import type { PendingDish } from './por-preparar.ts';

/** The rows of the till tape. */
export function PendingDishes({ dishes }: { dishes: readonly PendingDish[] }) {
  return (
    <ul>
      {dishes.map(({ id_sigo, nombre, cantidad }) => (
        <li
          key={id_sigo}
          className="grid grid-cols-[minmax(1.25rem,auto)_minmax(0,1fr)] items-baseline gap-x-1.5 border-current/25 border-t border-dashed py-2"
        >
          <span className="figures text-22">{cantidad}</span>
          <span className="hyphens-auto break-words font-medium text-18">{nombre}</span>
        </li>
      ))}
    </ul>
  );
}
