import { LIMITS, lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { Pencil } from 'lucide-react';
import type { CartItem } from '../../lib/stored.ts';
import { Badge } from '../../ui/badge.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Money } from '../../ui/money.tsx';
import { lineDetails } from '../cart/line-details.ts';

interface OrderItemRowProps {
  item: CartItem;
  isSoldOut: boolean;
  onCantidad: (cantidad: number) => void;
  onRemove: () => void;
  /** Without it the line has nothing to choose: a service, a dish the menu no longer has. */
  onOpen?: (() => void) | undefined;
}

/** A line of the order being taken: what it is, what belongs to it, how many. */
export function OrderItemRow(props: OrderItemRowProps) {
  const { item, isSoldOut, onCantidad, onRemove, onOpen } = props;
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="wrap-anywhere min-w-0 font-semibold leading-snug">{item.nombre}</p>
        <Money amount={lineSubtotal(item)} className="font-semibold" />
      </div>
      <div className="wrap-anywhere text-14 text-ink-soft">
        {isSoldOut && <Badge tone="aji">Se agotó</Badge>}
        {lineDetails(item).map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        {item.cantidad > 1 && (
          <p>
            <Money amount={item.precio} /> c/u
          </p>
        )}
      </div>
      <div className="flex items-center justify-end gap-2">
        {onOpen && (
          <button
            type="button"
            onClick={onOpen}
            className="-ml-2 mr-auto inline-flex min-h-12 items-center gap-1.5 rounded-control px-2 font-medium text-14 hover:bg-sunken"
          >
            <Pencil aria-hidden size={16} />
            Personalizar<span className="sr-only"> {item.nombre}</span>
          </button>
        )}
        <QuantityStepper
          label={item.nombre}
          value={item.cantidad}
          onChange={onCantidad}
          onRemove={onRemove}
          max={LIMITS.cantidad.max}
          size="lg"
        />
      </div>
    </li>
  );
}
