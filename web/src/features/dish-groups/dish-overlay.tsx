import type { Product } from '@comanda/contract/menu/menu';
import { lazy, Suspense } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import type { Choice } from '../cart/cart.ts';
import { dinerExtrasFor, mustChooseAgain, opensGroups } from '../menu/dish-extras.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { ProductDialog } from '../menu/product-dialog.tsx';

const GroupsSheet = lazy(() =>
  import('./groups-sheet.tsx').then((m) => ({ default: m.GroupsSheet })),
);

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
  const shared = { product, line, onClose, onDone };
  const isChosenAgain = line !== undefined && mustChooseAgain(menu, product, line);
  if (opensGroups(menu, product, line, isChosenAgain)) {
    return (
      <Suspense>
        <GroupsSheet menu={menu} {...shared} />
      </Suspense>
    );
  }
  return <ProductDialog {...shared} extras={dinerExtrasFor(menu, product)} />;
}
