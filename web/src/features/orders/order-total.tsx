import type { Order } from '@comanda/contract/orders/orders';
import { saleOf } from '@comanda/contract/orders/orders.rules';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';

/** What an order costs, and what was taken off it. `note`: a few words beside the label. */
export function OrderTotal({ order, note }: { order: Order; note?: string }) {
  return (
    <>
      {order.descuento > 0 && (
        <ReceiptLine label="Descuento">
          <Money amount={-order.descuento} />
        </ReceiptLine>
      )}
      <ReceiptTotal amount={saleOf(order)} note={note} />
    </>
  );
}
