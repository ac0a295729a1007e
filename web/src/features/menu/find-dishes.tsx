import { type DishSearch, dishSearch } from '@comanda/contract/menu/dish-search';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { groupByCategory, isServed, visibleCategories } from '@comanda/contract/menu/menu.rules';
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
 * Finds dishes that have every typed word in name, category, subcategory or, a short word only whole, in the
 * description. Matches in the name come first. Typing errors are forgiven only where nothing is found as typed.
 */
export function findDishes({ categories, products }: SedeMenu, text: string): Found[] {
  const search = dishSearch(text);
  if (!search) return [];
  const dishes = groupByCategory(products, visibleCategories(categories)).flatMap((group) =>
    group.products.map((product) => dishOf(product, group.category)),
  );
  const found = matching(dishes, search.exact);
  return found.length > 0 ? found : matching(dishes, search.forgiving);
}

interface Dish extends Found {
  /** Its name, category and subcategories. */
  heads: string;
}

function dishOf(product: Product, { name, subcategorias }: Category): Dish {
  const { nombre, subcategoryIds } = product;
  const kinds = subcategorias.filter(({ id }) => subcategoryIds.includes(id));
  const heads = [nombre, name, ...kinds.map((kind) => kind.name)].join(' ');
  return { product, category: name, heads };
}

function matching(dishes: readonly Dish[], isMatch: DishSearch): Dish[] {
  const named = dishes.filter(({ product }) => isMatch(product.nombre));
  const others = dishes.filter(
    ({ product, heads }) => !isMatch(product.nombre) && isMatch(heads, product.descripcion),
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
  const isSoldOut = !isServed(product);
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-ink has-[[data-open]:focus-visible]:-outline-offset-3">
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
          data-clear
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
