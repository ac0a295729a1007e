import { lazy, Suspense } from 'react';
import { toCartItem, type useCart } from '../../features/cart/cart.ts';
import { cartEdits } from '../../features/cart/cart-edits.ts';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { useOverlay } from '../../lib/use-overlay.ts';

const DishOverlay = lazy(() =>
  import('../../features/dish-groups/dish-overlay.tsx').then((m) => ({ default: m.DishOverlay })),
);

/** The history state of a line of the cart that is open to be changed. */
export interface LineOverlay {
  itemId: string;
}

interface EditedLineProps {
  cart: ReturnType<typeof useCart>;
  menu: SedeMenu | undefined;
}

/** The line of the cart that is being changed, over whatever screen shows the cart. */
export function EditedLine({ cart, menu }: EditedLineProps) {
  const { shown, close } = useOverlay<LineOverlay>();
  const line = cart.items.find(({ itemId }) => itemId === shown?.itemId);
  const dish = menu?.products.find(({ id_sigo }) => id_sigo === line?.id_sigo);
  return (
    <Suspense>
      {menu && line && dish && (
        <DishOverlay
          menu={menu}
          product={dish}
          line={line}
          onClose={close}
          onDone={(choice) => {
            cartEdits.replace(line.itemId, toCartItem(choice));
            close();
          }}
        />
      )}
    </Suspense>
  );
}
