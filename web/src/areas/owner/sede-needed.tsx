import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c'];

interface SedeNeededProps {
  sede: Location | null;
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** Shows a screen about one sede once there is one, and what to do until then. */
export function SedeNeeded({ sede, query, children }: SedeNeededProps) {
  if (sede) return children;
  if (query.isPending) {
    return (
      <div role="status" className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Cargando tu sede</span>
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-72" />
        ))}
      </div>
    );
  }
  if (query.error) {
    return (
      <ErrorState
        title={locationsMessages.loadFailed()}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return <NoSedes />;
}

function NoSedes() {
  return (
    <EmptyState
      icon={<Store size={36} />}
      title="Todavía no tienes sedes"
      action={
        <ButtonLink to={OWNER_PATHS.locations} size="lg">
          Crear tu primera sede
        </ButtonLink>
      }
    >
      Con tu primera sede empiezas a recibir pedidos.
    </EmptyState>
  );
}
