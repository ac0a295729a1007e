import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import { useEffect, useId, useRef } from 'react';
import type { CartItem } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { LineDetails } from '../orders/line-details.tsx';
import type { ChangeWords } from './cart-changes.ts';
import type { TalkEntry } from './talk.ts';

const TONES: Record<ChangeWords['kind'], string> = {
  more: 'text-cilantro',
  less: 'text-aji',
  other: 'text-ink',
};

/** What an answer changed in the cart, printed like a receipt. */
export function ChangeSlip({ changes, total }: NonNullable<TalkEntry['cart']>) {
  return (
    <div className="w-full max-w-[85%]">
      <Slip className="px-3.5 pt-2.5 text-14">
        <p className="sr-only">Cambios en tu carrito:</p>
        <ul className="grid gap-1">
          {changes.map(({ itemId, kind, words, details }) => (
            <li key={itemId}>
              <span className={cx('wrap-anywhere font-semibold', TONES[kind])}>{words}</span>
              {details.map((detail) => (
                <span key={detail} className="wrap-anywhere block pl-3 text-ink-soft">
                  {detail}
                </span>
              ))}
            </li>
          ))}
        </ul>
        <div aria-hidden className="rule-dashed mt-2.5 mb-1.5" />
        <p className="flex items-baseline justify-between gap-3 font-semibold">
          Total <Money amount={total} className="figures text-18" />
        </p>
      </Slip>
    </div>
  );
}

interface ConfirmSlipProps {
  cart: { items: readonly CartItem[]; total: number };
  onCancel: () => void;
  onConfirm: () => void;
}

/** The current order. The diner takes it to the cart or goes on chatting. */
export function ConfirmSlip({ cart: { items, total }, onCancel, onConfirm }: ConfirmSlipProps) {
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);

  // The field that had the focus is locked now.
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
                    <span className="block text-ink-soft">
                      <LineDetails line={item} />
                    </span>
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
