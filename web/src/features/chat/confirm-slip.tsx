import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { useEffect, useId, useRef } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { lineDetails } from '../cart/line-details.ts';

interface ConfirmSlipProps {
  cart: { items: readonly CartItem[]; total: number };
  onCancel: () => void;
  onConfirm: () => void;
}

/** The order as it stands, to be taken to the cart or talked about further. */
export function ConfirmSlip({ cart: { items, total }, onCancel, onConfirm }: ConfirmSlipProps) {
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);

  // The field that had the focus is closed now.
  useEffect(() => confirm.current?.focus(), []);

  return (
    <section aria-labelledby={id} className="animate-rise">
      <Slip className="grid grid-cols-1 gap-3 px-4 pt-3.5">
        <h3 id={id} className="text-18">
          ¿Confirmamos tu pedido?
        </h3>
        {items.length === 0 ? (
          <p className="text-ink-soft">{ordersMessages.emptyCart}</p>
        ) : (
          <>
            <ul className="grid gap-1.5 text-14">
              {items.map((item) => (
                <li key={item.itemId} className="flex items-baseline justify-between gap-3">
                  <span className="wrap-anywhere min-w-0">
                    {item.cantidad} {item.nombre}
                    {lineDetails(item).map((detail) => (
                      <span key={detail} className="block text-ink-soft">
                        {detail}
                      </span>
                    ))}
                  </span>
                  <Money amount={lineSubtotal(item)} className="font-semibold" />
                </li>
              ))}
            </ul>
            <ReceiptTotal amount={total} />
          </>
        )}
        <div className="grid grid-cols-[auto_1fr] gap-2 pb-2">
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
          <Button ref={confirm} onClick={onConfirm} data-autofocus>
            Confirmar e ir al carrito
          </Button>
        </div>
      </Slip>
    </section>
  );
}
