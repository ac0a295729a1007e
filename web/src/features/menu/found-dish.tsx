import type { Product } from '@comanda/contract/menu/menu';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { AddButton } from './add-button.tsx';

interface FoundDishProps {
  product: Product;
  category: string;
  /** How many the cart holds. */
  cantidad: number;
  onOpen: () => void;
  onAdd: () => void;
}

/** A dish that was searched for, in a row: many fit above the keyboard. */
export function FoundDish({ product, category, cantidad, onOpen, onAdd }: FoundDishProps) {
  const isSoldOut = product.agotado === true;
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-achiote has-[[data-open]:focus-visible]:-outline-offset-3">
      <Picture
        src={product.imagen}
        alt=""
        sizes="64px"
        className={cx('size-16 shrink-0 rounded-control', isSoldOut && 'opacity-50 grayscale-60')}
      />
      <div className="grid min-w-0 flex-1">
        <button
          type="button"
          data-open
          onClick={onOpen}
          className="wrap-anywhere text-left font-semibold leading-snug outline-none after:absolute after:inset-0"
        >
          {product.nombre}
        </button>
        <p className="truncate text-14 text-ink-soft">{category}</p>
        <Money
          amount={product.precio}
          className={cx('figures', isSoldOut ? 'text-ink-soft' : 'text-achiote-ink')}
        />
      </div>
      {isSoldOut ? (
        <p className="font-semibold text-14 text-ink-soft">Agotado</p>
      ) : (
        <AddButton
          nombre={product.nombre}
          cantidad={cantidad}
          onAdd={onAdd}
          className="relative shrink-0"
        />
      )}
    </li>
  );
}
