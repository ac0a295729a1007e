import type { KnownClient } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { ReceiptText } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CompletedOrderSlip } from '../completed-orders/completed-order-slip.tsx';
import { useClientOrders } from './clients.queries.ts';

interface ClientHistoryProps {
  dbName: string;
  client: KnownClient;
  onClose: () => void;
}

/** Every order of a client at the sede, newest first. */
export function ClientHistory({ dbName, client, onClose }: ClientHistoryProps) {
  return (
    <Dialog open size="lg" title={`Pedidos de ${client.nombre}`} onClose={onClose}>
      <ClientOrders dbName={dbName} clientId={client._id} />
    </Dialog>
  );
}

function ClientOrders({ dbName, clientId }: { dbName: string; clientId: string }) {
  const query = useClientOrders(dbName, clientId);
  const orders = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (query.isPending) {
    return (
      <div role="status" className="grid gap-4 sm:grid-cols-2">
        <span className="sr-only">Cargando los pedidos</span>
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    );
  }
  if (orders.length === 0 && query.error) {
    return (
      <ErrorState
        title={clientsMessages.historyFailed}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState icon={<ReceiptText size={36} />} title="Todavía no ha pedido con su cuenta">
        Los pedidos que haga después de ingresar aparecen aquí.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Pedidos" className="grid items-start gap-4 sm:grid-cols-2">
        {orders.map((order) => (
          <li key={order._id}>
            <CompletedOrderSlip order={order} now={now()} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} shown={orders.length} noun="pedidos" />
    </>
  );
}
