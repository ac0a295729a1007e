import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { Plus } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { SoldOutStamp } from '../menu/product-card.tsx';

interface DishCardProps {
  dish: Product;
  /** How many the order has; replaces the plus. */
  cantidad: number;
  onAdd: () => void;
  onOpen: () => void;
}

/** The plus adds one at once; the rest of the card opens the choices. */
export function DishCard({ dish, cantidad, onAdd, onOpen }: DishCardProps) {
  const isSoldOut = !isServed(dish);
  const isOrdered = cantidad > 0;
  return (
    <li
      className={cx(
        'relative flex gap-3 rounded-card bg-surface p-2 md:flex-col md:gap-0 md:overflow-hidden md:p-0',
        'has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-ink has-[[data-open]:focus-visible]:outline-offset-2',
        isOrdered ? 'inset-ring-2 inset-ring-achiote' : 'inset-ring inset-ring-line',
      )}
    >
      <div className="relative shrink-0 md:m-0.5 md:mb-0">
        <Picture
          src={dish.imagen}
          alt=""
          sizes="(min-width: 768px) 200px, 72px"
          className={cx(
            'size-18 rounded-control md:aspect-16/10 md:size-auto md:rounded-b-none md:rounded-t-[12px]',
            isSoldOut && 'opacity-50 grayscale-60',
          )}
        />
        {isSoldOut && (
          <span className="hidden md:contents">
            <SoldOutStamp />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 md:px-3 md:pt-2">
        <h3
          className={cx(
            'wrap-anywhere font-body font-semibold text-16 leading-snug tracking-normal',
            isSoldOut && 'text-ink-soft',
          )}
        >
          <button
            type="button"
            data-open
            onClick={onOpen}
            className="text-left align-top outline-none after:absolute after:inset-0"
          >
            <span className="line-clamp-2">{dish.nombre}</span>
            {isSoldOut && <span className="sr-only"> (agotado)</span>}
          </button>
        </h3>
        <p className="line-clamp-1 text-14 text-ink-soft md:line-clamp-2">{dish.descripcion}</p>
        <Money
          amount={dish.precio}
          className={cx(
            'mt-auto font-bold md:pt-1 md:pb-3',
            isSoldOut ? 'text-ink-soft' : 'text-achiote-ink',
          )}
        />
      </div>
      {isSoldOut ? (
        <span className="self-center md:hidden">
          <Badge>Agotado</Badge>
        </span>
      ) : (
        <button
          type="button"
          onClick={onAdd}
          aria-label={
            isOrdered
              ? `Agregar otro: ${dish.nombre}. La orden lleva ${cantidad}`
              : `Agregar ${dish.nombre} a la orden`
          }
          className="group relative z-1 grid size-12 shrink-0 place-items-center self-center rounded-full md:absolute md:top-1 md:right-1"
        >
          <span
            className={cx(
              'figures grid size-11 place-items-center rounded-full text-18 transition-colors duration-150 group-active:translate-y-px md:size-10 md:shadow-float',
              isOrdered
                ? 'bg-achiote text-on-achiote group-hover:bg-achiote-hover'
                : 'bg-sunken text-ink group-hover:bg-line md:bg-surface',
            )}
          >
            {isOrdered ? cantidad : <Plus aria-hidden size={22} className="stroke-2" />}
          </span>
        </button>
      )}
    </li>
  );
}
