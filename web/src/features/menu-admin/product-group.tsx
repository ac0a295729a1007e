import type { Category, Product } from '@comanda/contract/menu/menu';
import { ArrowUpDown, Camera, EllipsisVertical, EyeOff, Pencil } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { counted } from './category-words.ts';
import { lacksPhoto } from './product-filter.ts';

interface ProductGroupProps {
  category: Category;
  products: readonly Product[];
  /** The ids of the products that pass the filter. */
  shown: ReadonlySet<string>;
  actions: RowActions;
  onReorder: (category: Category) => void;
}

/**
 * The products of a category. Filtered-out rows are hidden instead of removed, because rendering hundreds of rows on
 * every key would stutter.
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
      // The padding leaves room for the focus rings, which would be cut off.
      className="-mx-1.5 grid grid-cols-1 gap-2 px-1.5 pb-1.5 [content-visibility:auto]"
    >
      <div className="flex min-h-touch flex-wrap items-center gap-x-3">
        <h2 id={id} className="wrap-anywhere line-clamp-2 min-w-0 text-22">
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

/** The height before the first render, so that the scroll bar is about right: three cards per row. */
function guessedHeight(count: number): number {
  return 3.5 + Math.ceil(count / 3) * 9.25;
}

/** Must stay the same object, or every row would render again. */
interface RowActions {
  edit: (product: Product) => void;
  setAgotado: (product: Product, agotado: boolean) => void;
  openMenu: (product: Product, button: HTMLElement) => void;
}

interface ProductRowProps {
  product: Product;
  actions: RowActions;
}

/** Memoised, because a menu has hundreds of rows and a filter changes none of them. */
const ProductRow = memo(function ProductRow({ product, actions }: ProductRowProps) {
  const { nombre } = product;
  const isSoldOut = product.agotado === true;
  const isBare = lacksPhoto(product);
  return (
    <div className="group relative flex h-full min-h-34 overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-control">
      <div className="relative w-24 shrink-0 sm:w-28">
        <Picture
          src={isBare ? null : product.imagen}
          alt=""
          sizes="112px"
          className={cx('absolute inset-0', isSoldOut && 'opacity-50 grayscale-60')}
        />
        {isBare && (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-maiz-wash py-1.5 font-semibold text-12 text-maiz-ink">
            <Camera aria-hidden size={14} />
            Falta la foto
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col pl-3.5">
        <div className="flex items-start justify-between">
          <h3
            className={cx(
              'wrap-anywhere line-clamp-2 min-w-0 pt-2.5 pb-0.5 text-16 leading-tight',
              isSoldOut && 'text-ink-soft',
            )}
          >
            {nombre}
          </h3>
          <span className="flex shrink-0 items-center">
            {/* Its click area covers the whole card. */}
            <button
              type="button"
              data-edit
              aria-label={`Editar ${nombre}`}
              onClick={() => actions.edit(product)}
              className={cx(
                'grid h-11 w-6 place-items-center outline-none after:absolute after:inset-0 after:rounded-card',
                'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink',
              )}
            >
              <Pencil
                aria-hidden
                size={16}
                className="text-ink-soft group-hover:text-achiote-ink"
              />
            </button>
            <IconButton
              label={`Más acciones de ${nombre}`}
              aria-haspopup="menu"
              icon={<EllipsisVertical aria-hidden size={18} />}
              onClick={(event) => actions.openMenu(product, event.currentTarget)}
              className="relative z-10"
            />
          </span>
        </div>
        <p className="line-clamp-2 pr-3 text-14 text-ink-soft">{product.descripcion}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pr-3 pb-0.5">
          <Money
            amount={product.precio}
            className={cx('figures text-16', isSoldOut ? 'text-ink-soft' : 'text-achiote-ink')}
          />
          <span className="relative z-10">
            <Switch
              checked={!isSoldOut}
              onChange={(isAvailable) => actions.setAgotado(product, !isAvailable)}
            >
              <span className={isSoldOut ? 'font-semibold text-aji' : 'text-ink-soft'}>
                <span className="sr-only">{nombre}: </span>
                {isSoldOut ? 'Agotado' : 'Disponible'}
              </span>
            </Switch>
          </span>
        </div>
      </div>
    </div>
  );
});
