import { fold } from '@comanda/contract/fold';
import type { Product } from '@comanda/contract/menu/menu';
import { groupByCategory, visibleCategories } from '@comanda/contract/menu/menu.rules';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import type { SedeMenu } from './menu.api.ts';
import { AddButton } from './product-card.tsx';

interface Found {
  product: Product;
  /** The name of the dish's category. */
  category: string;
}

/**
 * Finds dishes of which every typed word starts a word in name, category or description, ignoring accents. Matches
 * in the name come first.
 */
export function findDishes({ categories, products }: SedeMenu, text: string): Found[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (where: string) => {
    const there = fold(where).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => there.some((one) => one.startsWith(word)));
  };
  const dishes = groupByCategory(products, visibleCategories(categories)).flatMap((group) =>
    group.products.map((product) => ({ product, category: group.category.name })),
  );
  const named = dishes.filter(({ product }) => isIn(product.nombre));
  const others = dishes.filter(
    ({ product: { nombre, descripcion }, category }) =>
      !isIn(nombre) && isIn(`${nombre} ${category} ${descripcion}`),
  );
  return [...named, ...others];
}

interface FoundDishProps {
  product: Product;
  category: string;
  /** How many units are in the cart. */
  cantidad: number;
  onOpen: () => void;
  onAdd: () => void;
}

/** A search result, as a row, so that many fit above the keyboard. */
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
