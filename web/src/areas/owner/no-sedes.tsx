import { Store } from 'lucide-react';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoSedes() {
  return (
    <EmptyState
      icon={<Store size={36} />}
      title="Todavía no tienes sedes"
      action={
        <ButtonLink to={PATHS.owner.locations} size="lg">
          Crear tu primera sede
        </ButtonLink>
      }
    >
      Con tu primera sede empiezas a recibir pedidos.
    </EmptyState>
  );
}
