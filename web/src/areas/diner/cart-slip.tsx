import type { useCart } from '../../features/cart/cart.ts';
import { CartLine, soldOutPart } from '../../features/cart/cart-line.tsx';
import { restaurantName } from '../../features/locations/restaurant-look.tsx';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';

interface CartSlipProps {
  cart: ReturnType<typeof useCart>;
  /** Needed to change a line and to know what is sold out; undefined until it has loaded. */
  menu: SedeMenu | undefined;
  onEdit: (itemId: string) => void;
}

export function CartSlip({ cart, menu, onEdit }: CartSlipProps) {
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const products = menu?.products ?? [];
  const isOnMenu = (code: string) => products.some(({ id_sigo }) => id_sigo === code);
  return (
    <Slip className="px-4 pt-4 pb-6 sm:px-6">
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
            onCantidad={(cantidad) => cart.setCantidad(item.itemId, cantidad)}
            onRemove={() => cart.remove(item.itemId)}
            onEdit={isOnMenu(item.id_sigo) ? () => onEdit(item.itemId) : undefined}
            soldOut={soldOutPart(item, products)}
          />
        ))}
      </ul>
      <ReceiptTotal
        amount={cart.total}
        note={cart.count === 1 ? '1 producto' : `${cart.count} productos`}
      />
    </Slip>
  );
}
