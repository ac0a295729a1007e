import type { Product } from '@comanda/contract/menu/menu';
import { Plus } from 'lucide';
import { memo } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';

interface ProductCardProps {
  product: Product;
  cantidad: number;
  onOpen: (product: Product) => void;
  onAdd: (product: Product) => void;
  /** The first card of its category: wide, with a description. */
  isHero?: boolean;
  /** The first card on the screen. */
  isFirst?: boolean;
}

// The widths in the grid of the menu: two, three or four cards per row; a hero takes more than half.
const CARD_SIZES =
  '(min-width: 1152px) 272px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, calc(50vw - 24px)';
/** A longer name does not fit beside the hero's picture on a phone. */
const LONG_NAME = 40;
const HERO_SIZES = '(min-width: 1152px) 628px, 56vw';

/** Memoised, because a long menu has hundreds of cards. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, cantidad, onOpen, onAdd, isHero = false, isFirst = false } = props;
  const isSoldOut = product.agotado === true;
  return (
    <li
      className={cx(
        'relative flex overflow-hidden rounded-card inset-ring inset-ring-line',
        'has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-ink has-[[data-open]:focus-visible]:outline-offset-2',
        isHero ? 'col-span-full min-h-44 flex-row-reverse bg-achiote-wash' : 'flex-col bg-surface',
      )}
    >
      <div className={cx('relative', isHero ? '-ml-8 w-[56%] shrink-0' : 'w-full')}>
        <Picture
          src={product.imagen}
          alt=""
          {...(isFirst && { priority: 'low' })}
          sizes={isHero ? HERO_SIZES : CARD_SIZES}
          className={cx(
            isHero ? 'fade-left absolute inset-0' : 'aspect-10/7',
            isSoldOut && 'opacity-50 grayscale-60',
          )}
        />
        {isSoldOut && <SoldOutStamp />}
        {!isSoldOut && (
          <AddButton
            nombre={product.nombre}
            cantidad={cantidad}
            onAdd={() => onAdd(product)}
            className={cx('absolute right-3 z-10', isHero ? 'bottom-3' : '-bottom-3')}
          />
        )}
      </div>
      <div
        className={cx(
          'relative flex min-w-0 flex-1 flex-col gap-1',
          isHero ? 'justify-center py-4 pl-4 sm:p-6' : 'p-3 pt-4',
        )}
      >
        <h3
          className={cx(
            isHero ? heroSize(product.nombre) : 'font-body font-semibold text-16 tracking-normal',
            isSoldOut && 'text-ink-soft',
          )}
        >
          {/* The name is the card's button; its click area covers the whole card. */}
          <button
            type="button"
            data-open
            onClick={() => onOpen(product)}
            className="wrap-anywhere hyphens-auto text-left outline-none after:absolute after:inset-0"
          >
            {product.nombre}
            {isSoldOut && <span className="sr-only"> (agotado)</span>}
          </button>
        </h3>
        {isHero && (
          <p className="line-clamp-3 text-14 text-ink-soft sm:text-16">{product.descripcion}</p>
        )}
        <Money
          amount={product.precio}
          className={cx(
            'figures mt-auto pt-1',
            isHero ? 'text-22' : 'text-18',
            isSoldOut ? 'text-ink-soft' : 'text-achiote-ink',
          )}
        />
      </div>
    </li>
  );
});

function heroSize(nombre: string): string {
  return nombre.length > LONG_NAME ? 'text-18 sm:text-24' : 'text-22 sm:text-28';
}

interface AddButtonProps {
  nombre: string;
  /** How many units are in the cart; shown instead of the plus. */
  cantidad: number;
  onAdd: () => void;
  className?: string;
}

export function AddButton({ nombre, cantidad, onAdd, className }: AddButtonProps) {
  const isInCart = cantidad > 0;
  return (
    <button
      type="button"
      onClick={onAdd}
      aria-label={
        isInCart ? `Agregar otro ${nombre}. Llevas ${cantidad}` : `Agregar ${nombre} al carrito`
      }
      className={cx(
        'figures grid size-11 place-items-center rounded-full text-18 shadow-float',
        isInCart
          ? 'bg-achiote text-on-achiote hover:bg-achiote-hover'
          : 'bg-surface text-achiote hover:bg-achiote-wash',
        className,
      )}
    >
      {isInCart ? cantidad : <Icon of={Plus} aria-hidden size={22} className="stroke-2" />}
    </button>
  );
}

/** A stamp across the picture of a sold-out dish. */
export function SoldOutStamp() {
  return (
    <span className="title -rotate-6 absolute inset-0 m-auto grid h-fit w-fit place-items-center rounded-control border-2 border-ink bg-surface px-3 py-1 text-16">
      Agotado
    </span>
  );
}
