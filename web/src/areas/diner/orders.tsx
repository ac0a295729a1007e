import { ReceiptText } from 'lucide-react';
import { PlacedOrderSlip } from '../../features/orders/placed-order-slip.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function Orders() {
  const dbName = useStored(stored.location)?.dbName;
  const placed = (useStored(stored.placedOrders) ?? []).filter(
    ({ order }) => order.dbName === dbName,
  );
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 pt-5">
      <title>Pedidos · Comanda</title>
      <h1 className="text-28">{placed.length > 1 ? 'Tus pedidos' : 'Tu pedido'}</h1>
      {placed.length === 0 ? (
        <EmptyState
          icon={<ReceiptText size={32} />}
          title="Aún no has pedido en esta sede"
          action={<ButtonLink to={PATHS.user.menu}>Ver la carta</ButtonLink>}
        >
          Cuando confirmes un pedido, aquí verás su comanda.
        </EmptyState>
      ) : (
        placed.map(({ order }, at) => (
          <PlacedOrderSlip key={order._id} order={order} isNewest={at === 0} />
        ))
      )}
    </div>
  );
}
