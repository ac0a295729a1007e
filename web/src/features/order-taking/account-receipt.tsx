import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { CartItem } from '../../lib/stored.ts';
import { ReceiptTotal } from '../../ui/receipt-total.tsx';
import { Slip } from '../../ui/slip.tsx';
import { OrderLineRow } from '../orders/order-line.tsx';
import { TIPO_LOOK } from '../orders/tipo.ts';
import { TipoLabel } from '../orders/tipo-label.tsx';
import { tableLabel } from './account-form.ts';

interface AccountReceiptProps {
  tipo: Tipo;
  items: readonly CartItem[];
  total: number;
  mesa: string;
}

/** The slip as it will reach the kitchen. */
export function AccountReceipt({ tipo, items, total, mesa }: AccountReceiptProps) {
  return (
    <Slip edge={TIPO_LOOK[tipo].edge} className="grid grid-cols-1 gap-3 bg-paper px-4 pt-3 pb-6">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <TipoLabel tipo={tipo} />
        {tipo === 'en_local' && <span className="title text-18">{tableLabel(mesa)}</span>}
      </p>
      <ul className="grid grid-cols-1 gap-2 border-line border-t pt-3 text-14">
        {items.map((item) => (
          <OrderLineRow key={item.itemId} line={item} />
        ))}
      </ul>
      <ReceiptTotal amount={total} />
    </Slip>
  );
}
