import type { Product } from '@comanda/contract/menu/menu';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { AddButton } from '../menu/add-button.tsx';
import { SoldOutStamp } from '../menu/sold-out-stamp.tsx';

interface SuggestedDishProps {
  product: Product;
  /** How many the cart holds. */
  cantidad: number;
  onOpen: () => void;
  onAdd: () => void;
}

/** A card of the menu, small enough to stand beside others in the talk. */
export function SuggestedDish({ product, cantidad, onOpen, onAdd }: SuggestedDishProps) {
  const isSoldOut = product.agotado === true;
  return (
    <li
      className={cx(
        'relative flex w-36 shrink-0 snap-start flex-col overflow-hidden rounded-card bg-surface inset-ring inset-ring-line',
        'has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-achiote has-[[data-open]:focus-visible]:-outline-offset-3',
      )}
    >
      <div className="relative">
        <Picture
          src={product.imagen}
          alt=""
          sizes="144px"
          className={cx('aspect-10/7', isSoldOut && 'opacity-50 grayscale-60')}
        />
        {isSoldOut && <SoldOutStamp />}
        {!isSoldOut && (
          <AddButton
            nombre={product.nombre}
            cantidad={cantidad}
            onAdd={onAdd}
            className="-bottom-3 absolute right-2 z-10"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-2.5 pt-4">
        <button
          type="button"
          data-open
          onClick={onOpen}
          className="line-clamp-2 text-left font-semibold text-14 outline-none after:absolute after:inset-0"
        >
          {product.nombre}
          {isSoldOut && <span className="sr-only"> (agotado)</span>}
        </button>
        <Money
          amount={product.precio}
          className={cx(
            'figures mt-auto text-16',
            isSoldOut ? 'text-ink-soft' : 'text-achiote-ink',
          )}
        />
      </div>
    </li>
  );
}
