import type { Category, Product } from '@comanda/contract/menu/menu';
import { ArrowUpDown, EyeOff } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from './counted.ts';
import { ProductRow, type RowActions } from './product-row.tsx';

interface ProductGroupProps {
  category: Category;
  products: readonly Product[];
  /** The ids of those that pass the filter. */
  shown: ReadonlySet<string>;
  actions: RowActions;
  onReorder: (category: Category) => void;
}

/**
 * A category's products. Those a filter leaves out are hidden and stay as they are: drawing
 * hundreds of rows again for each letter typed is what makes a list stutter.
 */
export const ProductGroup = memo(function ProductGroup(props: ProductGroupProps) {
  const { category, products, shown, actions, onReorder } = props;
  const count = products.filter(({ _id }) => shown.has(_id)).length;
  const id = `productos-${category._id}`;
  return (
    <section
      aria-labelledby={id}
      hidden={count === 0}
      style={{ containIntrinsicSize: `auto ${guessedHeight(count)}rem` }}
      // The padding is for the focus rings, which would be cut off.
      className="-mx-1.5 grid grid-cols-1 gap-2 px-1.5 pb-1.5 [content-visibility:auto]"
    >
      <div className="flex min-h-touch flex-wrap items-center gap-x-3">
        <h2 id={id} className="wrap-anywhere min-w-0 text-22">
          {category.name}
        </h2>
        <p className="text-14 text-ink-soft">{counted(count, 'producto')}</p>
        {!category.active && <Badge icon={<EyeOff aria-hidden size={14} />}>Oculta</Badge>}
        <span aria-hidden className="leader" />
        {count === products.length && count > 1 && (
          <Button
            variant="ghost"
            icon={<ArrowUpDown aria-hidden size={16} />}
            onClick={() => onReorder(category)}
            className="max-sm:-mr-3"
          >
            <span className="max-sm:sr-only">
              Ordenar<span className="sr-only"> {category.name}</span>
            </span>
          </Button>
        )}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {products.map((product) => (
          <li
            key={product._id}
            hidden={!shown.has(product._id)}
            className="[contain-intrinsic-size:auto_8.5rem] [content-visibility:auto]"
          >
            <ProductRow product={product} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Until it was drawn once, so that the scroll bar is about right: three rows of cards abreast. */
function guessedHeight(count: number): number {
  return 3.5 + Math.ceil(count / 3) * 9.25;
}
