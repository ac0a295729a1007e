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
    leaveSede();
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

/** Forgets what belonged to the sede: the account and the cart are of no use anywhere else. */
function leaveSede(): void {
  stored.cart.remove();
  stored.table.remove();
  stored.visited.remove();
  if (!stored.authUser.get()) stored.token.remove();
  stored.user.remove();
  stored.restaurant.remove();
  stored.location.remove();
}
