import { MESSAGES } from '@comanda/contract/messages';
import type { Order } from '@comanda/contract/orders';
import { shortId } from '@comanda/contract/orders.rules';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface OrderHeadingProps {
  editing: Order | null;
  count: number;
  onCancelEdit: () => void;
}

/** Whether a new order is being taken or an old one changed. */
export function OrderHeading({ editing, count, onCancelEdit }: OrderHeadingProps) {
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-22">{orderTitle(editing)}</h2>
        {count > 0 && (
          <p className="whitespace-nowrap text-14 text-ink-soft">{countedProducts(count)}</p>
        )}
      </div>
      {editing && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Badge tone="achiote">
            {MESSAGES.orders.editingChip}{' '}
            <span className="figures text-14">{shortId(editing._id).toUpperCase()}</span>
          </Badge>
          <Button variant="ghost" size="lg" className="-mx-3 px-3!" onClick={onCancelEdit}>
            Cancelar edición
          </Button>
        </div>
      )}
    </div>
  );
}

export function orderTitle(editing: Order | null): string {
  return editing ? 'Editar orden' : 'Crear orden';
}

function countedProducts(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}
