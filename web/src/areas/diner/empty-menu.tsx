import { UtensilsCrossed } from 'lucide-react';
import { SedeGone } from '../../features/locations/sede-gone.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Instead of the dishes: the sede has none, or `isGone` itself. */
export function EmptyMenu({ isGone = false }: { isGone?: boolean }) {
  if (isGone) return <SedeGone />;
  return (
    <EmptyState
      icon={<UtensilsCrossed size={32} />}
      title="Esta sede todavía no tiene platos en su carta"
    >
      Vuelve en un rato o llama a la sede.
    </EmptyState>
  );
}
