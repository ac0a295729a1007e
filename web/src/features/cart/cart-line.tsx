import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { LIMITS, lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { CircleAlert } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { LineDetails } from '../orders/line-details.tsx';

interface CartLineProps {
  item: CartItem;
  onCantidad: (cantidad: number) => void;
  onRemove: () => void;
  /** Opens the line for editing; undefined if the menu no longer has the product. */
  onEdit?: (() => void) | undefined;
  /** Why it cannot be ordered now. */
  problem?: string | undefined;
}

const LINK = 'min-h-11 rounded-control px-2 font-medium text-14 underline underline-offset-4';

export function CartLine({ item, onCantidad, onRemove, onEdit, problem }: CartLineProps) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-4">
      <Picture src={item.imagen} alt="" sizes="64px" className="size-16 rounded-control" />
      <div className="grid gap-2">
        <div className="flex justify-between gap-3">
          <div className="wrap-anywhere min-w-0">
            <h2 className="text-pretty font-body font-semibold text-16 tracking-normal">
              {item.nombre}
            </h2>
            <p className="text-14 text-ink-soft">
              <LineDetails line={item} />
            </p>
            {problem && (
              <p className="mt-1 flex items-center gap-1.5 font-semibold text-14 text-aji">
                <CircleAlert aria-hidden size={16} />
                {problem}
              </p>
            )}
          </div>
          <Money amount={lineSubtotal(item)} className="figures text-18" />
        </div>
        <div data-clear className="flex flex-wrap items-center justify-between gap-2">
          <QuantityStepper
            label={item.nombre}
            value={item.cantidad}
            onChange={onCantidad}
            onRemove={onRemove}
            max={LIMITS.cantidad.max}
          />
          <div className="flex gap-1">
            {item.cantidad > 1 && (
              <button type="button" onClick={onRemove} className={cx(LINK, 'text-ink-soft')}>
                Quitar<span className="sr-only"> {item.nombre}</span>
              </button>
            )}
            {onEdit && (
              <button type="button" onClick={onEdit} className={LINK}>
                Editar<span className="sr-only"> {item.nombre}</span>
              </button>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

/** Says which part of a line is sold out: the dish, or the first of what comes with it. */
export function soldOutWords(
  { id_sigo, adiciones, combo }: CartItem,
  products: readonly Product[],
): string | undefined {
  const extras = combo ? [...adiciones, combo.bebida, combo.adicional] : adiciones;
  const codes = [id_sigo, ...extras.map((extra) => extra.id_sigo)];
  const soldOut = products.find((product) => !isServed(product) && codes.includes(product.id_sigo));
  if (!soldOut) return undefined;
  return soldOut.id_sigo === id_sigo ? 'Agotado ahora' : `${soldOut.nombre}: agotado ahora`;
}
