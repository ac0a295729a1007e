import type { Product } from '@comanda/contract/menu/menu';
import type { Choice } from '../../features/cart/cart.ts';
import { dinerExtrasFor } from '../../features/menu/dish-extras.ts';
import type { SedeMenu } from '../../features/menu/menu.api.ts';
import { ProductDialog } from '../../features/menu/product-dialog.tsx';
import type { CartItem } from '../../lib/stored.ts';

interface DishOverlayProps {
  menu: SedeMenu;
  product: Product;
  /** The cart line being changed. */
  line?: CartItem;
  onClose: () => void;
  onDone: (choice: Choice) => void;
}

/** A dish with all its choices, loaded when the first dish is opened. */
export function DishOverlay({ menu, product, line, onClose, onDone }: DishOverlayProps) {
  return (
    <ProductDialog
      product={product}
      extras={dinerExtrasFor(menu, product)}
      line={line}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
