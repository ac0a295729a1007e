import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Badge } from '../../ui/badge.tsx';

interface OrderHeadingProps {
  editing: Order | null;
  count: number;
  onCancelEdit: () => void;
}

/** Whether a new order is being taken or an old one changed. */
export function OrderHeading({ editing, count, onCancelEdit }: OrderHeadingProps) {
  return (
    <div className="grid gap-1">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="whitespace-nowrap text-22">{orderTitle(editing)}</h2>
        {editing ? (
          <button
            type="button"
            onClick={onCancelEdit}
            className="-my-2 -mr-2 min-h-12 whitespace-nowrap rounded-control px-2 font-semibold text-14 hover:bg-sunken"
          >
            Cancelar edición
          </button>
        ) : (
          count > 0 && (
            <p className="whitespace-nowrap text-14 text-ink-soft">
              {count === 1 ? '1 producto' : `${count} productos`}
            </p>
          )
        )}
      </div>
      {editing && (
        <p>
          <Badge tone="achiote">
            {ordersMessages.editingChip}{' '}
            <span className="figures text-14">{shortId(editing._id).toUpperCase()}</span>
          </Badge>
        </p>
      )}
    </div>
  );
}

export function orderTitle(editing: Order | null): string {
  return editing ? 'Editar orden' : 'Crear orden';
}
