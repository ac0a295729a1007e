import { MESSAGES } from '@comanda/contract/messages';
import { LIMITS, lineSubtotal } from '@comanda/contract/orders.rules';
import type { CartItem } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { Money } from '../../ui/money.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { lineDetails } from './line-details.ts';

interface CartLineProps {
  item: CartItem;
  onCantidad: (cantidad: number) => void;
  onRemove: () => void;
}

export function CartLine({ item, onCantidad, onRemove }: CartLineProps) {
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-3 py-4">
      <Picture src={item.imagen} alt="" sizes="64px" className="size-16 rounded-control" />
      <div className="grid gap-2">
        <div className="flex justify-between gap-3">
          <div>
            <h2 className="font-body font-semibold text-16 tracking-normal">{item.nombre}</h2>
            {lineDetails(item).map((detail) => (
              <p key={detail} className="text-14 text-ink-soft">
                {detail}
              </p>
            ))}
          </div>
          <Money amount={lineSubtotal(item)} className="figures text-18" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <QuantityStepper
            label={item.nombre}
            value={item.cantidad}
            onChange={onCantidad}
            onRemove={() => {
              onRemove();
              toast.info(MESSAGES.orders.removedFromCart, { id: 'cart' });
            }}
            max={LIMITS.cantidad.max}
          />
          {item.cantidad > 1 && (
            <button
              type="button"
              onClick={() => {
                onRemove();
                toast.info(MESSAGES.orders.removedFromCart, { id: 'cart' });
              }}
              className="min-h-11 rounded-control px-2 font-medium text-14 text-ink-soft underline underline-offset-4"
            >
              Quitar<span className="sr-only"> {item.nombre}</span>
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
