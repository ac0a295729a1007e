import { UtensilsCrossed } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';

export function EmptyMenu() {
  return (
    <EmptyState
      icon={<UtensilsCrossed size={32} />}
      title="Esta sede todavía no tiene platos en su carta"
    >
      Vuelve en un rato o llama a la sede.
    </EmptyState>
  );
}
