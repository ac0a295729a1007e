import { ReceiptText } from 'lucide-react';
import { PaymentHistory } from '../../features/memberships/payment-history.tsx';
import { usePayments } from '../../features/memberships/payments.queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What the owner paid, or why it cannot be shown. */
export function OwnerPayments() {
  const { data, error, isFetching, refetch } = usePayments();
  if (data && data.length > 0) return <PaymentHistory payments={data} />;
  if (data) {
    return (
      <EmptyState icon={<ReceiptText size={32} />} title="Aún no hay pagos">
        Cuando pagues una membresía, su recibo queda aquí.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="No pudimos traer tus pagos"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Cargando tus pagos</span>
      <Skeleton className="h-40" />
    </div>
  );
}
