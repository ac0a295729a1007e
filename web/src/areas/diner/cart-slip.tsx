import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { useRef } from 'react';
import { cartEdits } from '../../features/cart/cart-edits.ts';
import { CartLine, soldOutWords } from '../../features/cart/cart-line.tsx';
import type { CartLines } from '../../features/cart/cart-lines.ts';
import { RemovedLine } from '../../features/cart/removed-line.tsx';
import { useChoiceProblem } from '../../features/dish-groups/use-choice-problem.ts';
import { restaurantName } from '../../features/locations/restaurant-look.tsx';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { useStored } from '../../lib/storage.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { Slip } from '../../ui/slip.tsx';

/** Only one line of the cart is told of at a time. */
const TOAST = 'cart';

const loadRules = () =>
  import('../../features/dish-groups/choice-problem.ts').then((m) => m.choiceProblem);

interface CartSlipProps {
  cartLines: CartLines;
  /** Needed to change a line and to know what is sold out; undefined until it has loaded. */
  menu: SedeMenu | undefined;
  onEdit: (itemId: string) => void;
}

export function CartSlip({ cartLines, menu, onEdit }: CartSlipProps) {
  const { lines, remove, putBack, close } = cartLines;
  const list = useRef<HTMLUListElement>(null);
  const location = useStored(stored.location);
  const restaurant = useStored(stored.restaurant);
  const products = menu?.products ?? [];
  const choiceProblem = useChoiceProblem(menu, loadRules);
  const isOnMenu = (code: string) => products.some(({ id_sigo }) => id_sigo === code);

  const removeAt = (item: CartItem, at: number) => {
    remove(item, list.current?.children[at]?.getBoundingClientRect().height ?? 0);
    toast.info(ordersMessages.removedFromCart, { id: TOAST });
  };

  return (
    <Slip className="px-4 pt-4 short:pt-0 pb-3 sm:px-6">
      {/* On a phone held sideways this place is for the first dish; the header names the sede too. */}
      <p className="flex short:hidden justify-between gap-4 pb-3 text-14">
        <span className="font-semibold">{restaurant && restaurantName(restaurant)}</span>
        <span className="text-ink-soft">Sede {location?.nombre}</span>
      </p>
      <div aria-hidden className="rule-dashed short:hidden" />
      <ul ref={list} className="divide-y divide-line">
        {lines.map(({ item, hole }, at) =>
          hole ? (
            <RemovedLine
              key={hole.id}
              nombre={item.nombre}
              height={hole.height}
              onUndo={() => {
                putBack(hole);
                dismissToast(TOAST);
              }}
              onGone={() => close(hole)}
            />
          ) : (
            <CartLine
              key={item.itemId}
              item={item}
              onCantidad={(cantidad) => cartEdits.setCantidad(item.itemId, cantidad)}
              onRemove={() => removeAt(item, at)}
              onEdit={isOnMenu(item.id_sigo) ? () => onEdit(item.itemId) : undefined}
              problem={soldOutWords(item, products) ?? choiceProblem(item)}
            />
          ),
        )}
      </ul>
    </Slip>
  );
}
