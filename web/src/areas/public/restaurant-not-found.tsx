import { SearchX } from 'lucide';
import type { ApiError } from '../../lib/api/api-client.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';

interface RestaurantNotFoundProps {
  error: ApiError;
  onRetry: () => void;
  retrying: boolean;
}

export function RestaurantNotFound({ error, onRetry, retrying }: RestaurantNotFoundProps) {
  return (
    <main className="grid min-h-dvh content-center">
      <title>Restaurante · Comanda</title>
      <h1 className="sr-only">Restaurante</h1>
      {error.status === 404 ? (
        <EmptyState
          icon={<Icon of={SearchX} size={32} />}
          title={error.message}
          action={<ButtonLink to={PATHS.home}>Ir al inicio</ButtonLink>}
        >
          Puede que el enlace esté mal escrito. Pídelo de nuevo en el restaurante o escanea el
          código QR de tu mesa.
        </EmptyState>
      ) : (
        <ErrorState
          title="No pudimos abrir el restaurante"
          message={error.message}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </main>
  );
}
