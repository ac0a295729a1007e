import { bogotaTime } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { OrderFacts } from '../orders/order-facts.tsx';
import { OrderLineRow } from '../orders/order-line.tsx';
import { orderPlace } from '../orders/order-place.ts';
import { TableMark } from '../orders/table-mark.tsx';
import { TIPO_LOOK } from '../orders/tipo.ts';
import { TipoLabel } from '../orders/tipo-label.tsx';

interface OrderCardProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
  /** How long it has been as it is, in words. */
  mark: ReactNode;
  /** What can be done with it; `quick` also while it is closed. */
  quick?: ReactNode;
  actions: ReactNode;
}

/** An order in the list: closed it says which and where, open it says everything. */
export function OrderCard({ order, isOpen, onToggle, mark, quick, actions }: OrderCardProps) {
  const bodyId = useId();
  return (
    <Slip edge={TIPO_LOOK[order.tipo].edge} className="pb-2">
      <div className="flex flex-col sm:flex-row sm:items-center sm:gap-2 sm:pr-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-18 min-w-0 flex-1 items-center gap-3 py-3 pr-4 pl-4 sm:pr-2 text-left outline-offset-[-4px]"
        >
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <span className="figures text-20">{shortId(order._id).toUpperCase()}</span>
              <span className="text-14 text-ink-soft">{bogotaTime(order.horaCreacion)}</span>
              {mark}
            </span>
            <span className="mt-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <TipoLabel tipo={order.tipo} />
              <span className="wrap-anywhere min-w-0 font-semibold">{orderPlace(order)}</span>
              <TableMark order={order} />
            </span>
          </span>
          <ChevronDown
            aria-hidden
            size={22}
            className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
        {!isOpen && quick && <div className="grid px-4 pb-3 sm:p-0">{quick}</div>}
      </div>
      <div id={bodyId} hidden={!isOpen} className="px-4 pb-3">
        {isOpen && (
          <div className="grid gap-4 border-line border-t pt-3">
            <OrderFacts order={order} />
            <ul className="grid gap-2 border-line border-t pt-3">
              {order.productos.map((line, at) => (
                <OrderLineRow key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
              ))}
            </ul>
            <ReceiptTotal amount={order.total} />
            <div className="flex flex-wrap items-center justify-end gap-2 *:first:mr-auto">
              {actions}
              {quick}
            </div>
          </div>
        )}
      </div>
    </Slip>
  );
}
