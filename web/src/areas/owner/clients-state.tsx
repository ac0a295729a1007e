import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { SearchX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ClientsStateProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  q: string;
  onClear: () => void;
  children: ReactNode;
}

/** The clients, or what stands in their place while they load, fail or there are none. */
export function ClientsState({ query, isEmpty, q, onClear, children }: ClientsStateProps) {
  if (query.isPending) {
    return (
      <div role="status" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">Cargando clientes</span>
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-56 rounded-card" />
        ))}
      </div>
    );
  }
  if (!isEmpty) return children;
  if (query.error) {
    return (
      <ErrorState
        title={clientsMessages.loadFailed}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (q) {
    return (
      <EmptyState
        icon={<SearchX size={36} />}
        title={`Nadie coincide con «${q}»`}
        action={
          <Button variant="secondary" onClick={onClear}>
            Ver todos los clientes
          </Button>
        }
      >
        Prueba con una parte del nombre, del correo o del teléfono.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Users size={36} />}
      title="Todavía no hay clientes registrados"
      action={<ButtonLink to={PATHS.owner.home}>Ver tu link y su código QR</ButtonLink>}
    >
      Comparte tu link público: quien se registra al pedir aparece aquí.
    </EmptyState>
  );
}
