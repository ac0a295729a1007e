import { restaurantPath } from '@comanda/contract/pages/addresses';
import { MapPinOff } from 'lucide-react';
import { navigate } from '../../lib/address.tsx';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The way out for a diner whose sede no longer exists. */
export function SedeGone() {
  const path = stored.path.get();
  const leave = () => {
    // Of no use anywhere else, so nobody is asked about it.
    stored.cart.remove();
    navigate(path ? restaurantPath(path) : PATHS.home, { replace: true });
  };
  return (
    <EmptyState
      icon={<MapPinOff size={32} />}
      title="Esta sede ya no está en Comanda"
      action={
        <Button size="lg" onClick={leave}>
          {path ? 'Ver las sedes del restaurante' : 'Ir al inicio'}
        </Button>
      }
    >
      Puede que el restaurante la haya cerrado o movido a otro link.
    </EmptyState>
  );
}
