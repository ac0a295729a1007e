import type { Location } from '@comanda/contract/locations';
import * as MESSAGES from '@comanda/contract/messages';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoSedes } from './no-sedes.tsx';

interface SedeNeededProps {
  sede: Location | null;
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A screen about one sede: shown once there is one, and what to do until then. */
export function SedeNeeded({ sede, query, children }: SedeNeededProps) {
  if (sede) return children;
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Cargando tu sede</span>
        <Skeleton className="h-13 md:max-w-xl" />
      </div>
    );
  }
  if (query.error) {
    return (
      <ErrorState
        title={MESSAGES.locations.loadFailed()}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return <NoSedes />;
}
