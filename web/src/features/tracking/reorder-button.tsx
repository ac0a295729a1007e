import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '../../lib/address.tsx';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useCart } from '../cart/cart.ts';
import { fetchMenu } from '../menu/menu.api.ts';

export function ReorderButton({ order }: { order: Order }) {
  const { isAdding, reorder } = useReorder(order);
  return (
    <Button
      variant="secondary"
      size="lg"
      full
      icon={<RotateCcw aria-hidden size={20} />}
      busy={isAdding}
      onClick={reorder}
    >
      Pedir otra vez<span className="sr-only"> el pedido {shortId(order._id)}</span>
    </Button>
  );
}

const TOAST = { id: 'reorder', duration: 10_000 };

/** Puts an earlier order into the cart and goes there; says what could not be had. */
function useReorder(order: Order) {
  const [isAdding, setAdding] = useState(false);
  const { add } = useCart();

  const run = async () => {
    setAdding(true);
    try {
      const [menu, { reorder }] = await Promise.all([
        fetchMenu(order.dbName),
        import('./reorder.ts'),
      ]);
      const { items, missing } = reorder(order, menu);
      if (items.length === 0) {
        toast.error('Nada de este pedido está disponible hoy', TOAST);
        return;
      }
      for (const item of items) add(item);
      if (missing.length > 0) {
        const description = `${missing.join(', ')}. Lo demás está en el carrito a los precios de hoy.`;
        toast.warning('Esto no está disponible hoy', { ...TOAST, description });
      } else {
        toast.success('Tu pedido está en el carrito a los precios de hoy', TOAST);
      }
      navigate(PATHS.user.cart);
    } catch (error) {
      const { text, cause } = explainFailure(error, 'No pudimos cargar la carta');
      toast.error(text, { ...TOAST, ...(cause && { description: cause }) });
    } finally {
      setAdding(false);
    }
  };

  return { isAdding, reorder: run };
}
