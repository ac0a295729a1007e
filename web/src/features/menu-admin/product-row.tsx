import type { Product } from '@comanda/contract/menu/menu';
import { Camera, EllipsisVertical, Pencil } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { lacksPhoto } from './product-filter.ts';

/** The same object all along, or every row would be drawn again. */
export interface RowActions {
  edit: (product: Product) => void;
  setAgotado: (product: Product, agotado: boolean) => void;
  openMenu: (product: Product, button: HTMLElement) => void;
}

interface ProductRowProps {
  product: Product;
  actions: RowActions;
}

/** Memoised: a menu has hundreds, and a filter changes none of them. */
export const ProductRow = memo(function ProductRow({ product, actions }: ProductRowProps) {
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
            {/* Its target covers the whole card. */}
            <button
              type="button"
              data-edit
              aria-label={`Editar ${nombre}`}
              onClick={() => actions.edit(product)}
              className={cx(
                'grid h-11 w-6 place-items-center outline-none after:absolute after:inset-0 after:rounded-card',
                'focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-achiote',
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
