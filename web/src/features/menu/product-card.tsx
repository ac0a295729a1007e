import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
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
  /** The first card of its category: wide. */
  isHero?: boolean;
  /** The first card on the screen. */
  isFirst?: boolean;
}

// The widths in the grid of the menu: two, three or four cards per row; a hero takes more than half.
const CARD_SIZES =
  '(min-width: 1152px) 272px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, calc(50vw - 24px)';
/** A longer name does not fit beside the hero's picture on a phone. */
const LONG_NAME = 40;
/** A longer name takes two lines of a card, and its description the third: on a phone, and on wider cards. */
const ONE_LINE = { narrow: 15, wide: 22 };
const HERO_SIZES = '(min-width: 1152px) 628px, 56vw';

/** Memoised, because a long menu has hundreds of cards. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, cantidad, onOpen, onAdd, isHero = false, isFirst = false } = props;
  const isSoldOut = !isServed(product);
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
            isHero ? 'fade-left absolute inset-0' : 'aspect-5/3',
            isSoldOut && 'opacity-50 grayscale-60',
          )}
        />
        {isSoldOut && <SoldOutStamp />}
      </div>
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-col',
          isHero ? 'z-1 justify-center py-3 pl-4 sm:px-6' : 'px-3 pt-2 pb-1',
        )}
      >
        {/* Three lines, shared by name and description, so that no card stretches its row. */}
        <div className={isHero ? 'grid gap-1' : 'h-15 overflow-hidden'}>
          <h3
            className={cx(
              isHero
                ? heroSize(product.nombre)
                : 'font-body font-semibold text-16 leading-5 tracking-normal',
              isSoldOut && 'text-ink-soft',
            )}
          >
            {/* The name is the card's button; its click area covers the whole card. */}
            <button
              type="button"
              data-open
              onClick={() => onOpen(product)}
              className="wrap-anywhere line-clamp-2 hyphens-auto text-left outline-none after:absolute after:inset-0"
            >
              {product.nombre}
              {isSoldOut && <span className="sr-only"> (agotado)</span>}
            </button>
          </h3>
          <p
            className={cx(
              'text-14 text-ink-soft leading-5',
              isHero ? 'line-clamp-3 sm:text-16' : descriptionLines(product.nombre),
            )}
          >
            {product.descripcion}
          </p>
        </div>
        <div className="mt-auto flex min-h-12 items-center justify-between">
          <Money
            amount={product.precio}
            className={cx(
              'figures',
              isHero ? 'text-22' : 'text-18',
              isSoldOut ? 'text-ink-soft' : 'text-achiote-ink',
            )}
          />
          {!isSoldOut && (
            <AddButton
              nombre={product.nombre}
              cantidad={cantidad}
              onAdd={() => onAdd(product)}
              className={isHero ? 'absolute right-3 bottom-3 shadow-float' : 'relative'}
            />
          )}
        </div>
      </div>
    </li>
  );
});

function heroSize(nombre: string): string {
  return nombre.length > LONG_NAME ? 'text-18 sm:text-24' : 'text-22 sm:text-28';
}

function descriptionLines({ length }: string): string {
  if (length <= ONE_LINE.narrow) return 'line-clamp-2';
  return length > ONE_LINE.wide ? 'line-clamp-1' : 'line-clamp-1 md:line-clamp-2';
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
        'figures grid size-11 shrink-0 place-items-center rounded-full text-18',
        isInCart
          ? 'bg-achiote text-on-achiote hover:bg-achiote-hover'
          : 'bg-achiote-wash text-achiote hover:inset-ring hover:inset-ring-achiote',
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
