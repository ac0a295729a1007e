import { isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { ClipboardPen } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { OrderItemRow } from './order-item-row.tsx';
import type { OrderTaking } from './use-order-taking.ts';

interface OrderItemsProps {
  taking: OrderTaking;
  menu: SedeMenu | undefined;
  onOpen: (item: CartItem) => void;
}

export function OrderItems({ taking, menu, onOpen }: OrderItemsProps) {
  if (taking.items.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 py-8 text-center text-ink-soft">
        <ClipboardPen aria-hidden size={32} />
        <p className="font-medium">{ordersMessages.emptyOrder}</p>
      </div>
    );
  }
  const ordered = new Set(taking.editing?.productos.map(({ id_sigo }) => id_sigo));
  return (
    <ul className="divide-y divide-line">
      {taking.items.map((item) => {
        const dish = menu?.products.find(({ id_sigo }) => id_sigo === item.id_sigo);
        return (
          <OrderItemRow
            key={item.itemId}
            item={item}
            // What an order already has is being made: it stays, sold out or not.
            isSoldOut={dish?.agotado === true && !ordered.has(item.id_sigo)}
            onCantidad={(cantidad) => taking.setCantidad(item.itemId, cantidad)}
            onRemove={() => taking.remove(item.itemId)}
            onOpen={dish && !isService(menu, dish.categoryId) ? () => onOpen(item) : undefined}
          />
        );
      })}
    </ul>
  );
}

function isService(menu: SedeMenu | undefined, categoryId: string): boolean {
  const category = menu?.categories.find(({ _id }) => _id === categoryId);
  return category !== undefined && isSpecialCategory(category, 'servicios');
}
