import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { useCart } from '../../features/cart/cart.ts';
import { cartEdits } from '../../features/cart/cart-edits.ts';
import { CartLine, soldOutPart } from '../../features/cart/cart-line.tsx';
import { restaurantName } from '../../features/locations/restaurant-look.tsx';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { Slip } from '../../ui/slip.tsx';

interface CartSlipProps {
  cart: ReturnType<typeof useCart>;
  /** Needed to change a line and to know what is sold out; undefined until it has loaded. */
  menu: SedeMenu | undefined;
  onEdit: (itemId: string) => void;
}

/** Long enough to notice a slip of the finger. */
const UNDO_MS = 8000;

export function CartSlip({ cart, menu, onEdit }: CartSlipProps) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const products = menu?.products ?? [];
  const isOnMenu = (code: string) => products.some(({ id_sigo }) => id_sigo === code);

  const remove = (item: CartItem) => {
    const at = cart.items.indexOf(item);
    cartEdits.remove(item.itemId);
    const putBack = () => {
      const items = stored.cart.get() ?? [];
      const isBack = items.some(({ itemId }) => itemId === item.itemId);
      if (isBack) cart.add(item);
      else stored.cart.set(items.toSpliced(at, 0, item));
    };
    toast.info(ordersMessages.removedFromCart, {
      // Of two lines removed one after the other, each can be brought back.
      id: `cart ${item.itemId}`,
      duration: UNDO_MS,
      action: { label: 'Deshacer', onClick: putBack },
    });
  };

  return (
    <Slip className="px-4 pt-4 pb-3 sm:px-6">
      <p className="flex justify-between gap-4 pb-3 text-14">
        <span className="font-semibold">{restaurant && restaurantName(restaurant)}</span>
        <span className="text-ink-soft">Sede {location?.nombre}</span>
      </p>
      <div aria-hidden className="rule-dashed" />
      <ul className="divide-y divide-line">
        {cart.items.map((item) => (
          <CartLine
            key={item.itemId}
            item={item}
            onCantidad={(cantidad) => cartEdits.setCantidad(item.itemId, cantidad)}
            onRemove={() => remove(item)}
            onEdit={isOnMenu(item.id_sigo) ? () => onEdit(item.itemId) : undefined}
            soldOut={soldOutPart(item, products)}
          />
        ))}
      </ul>
    </Slip>
  );
}
