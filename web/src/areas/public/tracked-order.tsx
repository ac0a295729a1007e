import { SearchX } from 'lucide-react';
import { CancelOwn } from '../../features/tracking/cancel-own.tsx';
import { useFollowedOrder } from '../../features/tracking/followed-order.ts';
import { CallSede } from '../../features/tracking/tracking-actions.tsx';
import { TrackingSkeleton } from '../../features/tracking/tracking-notice.tsx';
import { TrackingSlip } from '../../features/tracking/tracking-slip.tsx';
import { useSearchParams } from '../../lib/address.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Logo } from '../../ui/logo.tsx';

/** The order whose link was mailed, on any device. It changes nothing that this browser keeps. */
export function TrackedOrder() {
  const params = useSearchParams();
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-start gap-5 px-4 py-5">
      <title>Tu pedido · Comanda</title>
      <Logo className="text-22" />
      <h1 className="text-28">Tu pedido</h1>
      <Followed dbName={params.get('sede') ?? ''} seguimiento={params.get('seguimiento') ?? ''} />
    </main>
  );
}

function Followed(link: { dbName: string; seguimiento: string }) {
  const { data, error, isLoading, reload } = useFollowedOrder(link.dbName, link.seguimiento);
  if (data) {
    const { order, sede } = data;
    return (
      <>
        <p className="wrap-anywhere -mt-4 text-ink-soft">
          <span className="font-semibold text-ink">{sede?.restaurante}</span> · Sede {sede?.nombre}
        </p>
        <TrackingSlip order={order} sede={sede?.nombre ?? ''} />
        {sede?.telefono && <CallSede telefono={sede.telefono} />}
        <CancelOwn
          order={order}
          seguimiento={link.seguimiento}
          onCancelled={reload}
          onRefused={reload}
        />
      </>
    );
  }
  const isGone = error?.status === 404;
  if (data === null || isGone) {
    return (
      <EmptyState
        icon={<SearchX size={32} />}
        title={isGone ? 'Esta sede ya no está en Comanda' : 'No encontramos este pedido'}
        action={<ButtonLink to={PATHS.home}>Ir al inicio</ButtonLink>}
      >
        {isGone
          ? 'Por eso no podemos mostrarte el pedido. Pregunta por él en el restaurante.'
          : 'Puede que el link esté incompleto o que el pedido ya se haya borrado. Ábrelo otra vez desde tu correo.'}
      </EmptyState>
    );
  }
  if (!error) return <TrackingSkeleton />;
  return (
    <ErrorState
      title="No pudimos cargar tu pedido"
      message={error.message}
      onRetry={reload}
      retrying={isLoading}
    />
  );
}
