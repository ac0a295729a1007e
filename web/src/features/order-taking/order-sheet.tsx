import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { AddServiceButton, orderTitle, SendAs } from './order-panel.tsx';
import type { OrderTaking } from './use-order-taking.ts';

interface OrderSheetProps {
  taking: OrderTaking;
  children: ReactNode;
  notice: ReactNode;
  chip: ReactNode;
  send: ReactNode;
  onService: () => void;
  onSend: (tipo: Tipo) => void;
  onClose: () => void;
}

/** The order on a phone, as a sheet from below. */
export function OrderSheet(props: OrderSheetProps) {
  const { taking, children, notice, chip, send, onService, onSend, onClose } = props;
  return (
    <Dialog
      open
      title={orderTitle(taking.editing)}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <ReceiptTotal amount={taking.total} />
          {taking.items.length > 0 &&
            (send || <SendAs current={taking.editing?.tipo} onChoose={onSend} />)}
        </div>
      }
    >
      <div className="-my-2">
        {chip}
        {notice}
        {children}
        <div className="pt-3">
          <AddServiceButton onClick={onService} />
        </div>
      </div>
    </Dialog>
  );
}

interface OrderBarProps {
  count: number;
  total: number;
  onOpen: () => void;
  /** Sends an order for a table without opening it. */
  send: ReactNode;
}

/** The order's total on a phone while the menu is shown, near the thumb. */
export function OrderBar({ count, total, onOpen, send }: OrderBarProps) {
  return (
    <div className="safe-bottom fixed right-4 bottom-4 left-(--bar-left) z-30 on-strip md:hidden">
      {count > 0 && send ? (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-2">
          <button
            type="button"
            onClick={onOpen}
            aria-label={`Ver orden, ${count === 1 ? '1 producto' : `${count} productos`}`}
            className="figures grid size-15 place-items-center rounded-card border border-control bg-surface text-22 shadow-float"
          >
            {count}
          </button>
          <div className="rounded-card bg-surface shadow-float">{send}</div>
        </div>
      ) : count > 0 ? (
        <ThumbBar
          label="Ver orden"
          count={count}
          total={total}
          onClick={onOpen}
          className="gap-2! whitespace-nowrap px-3! text-16! *:last:text-18"
        />
      ) : (
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-15 w-full items-center justify-between gap-2 rounded-card border border-control bg-surface px-4 text-left font-medium text-14 text-ink-soft shadow-float"
        >
          {ordersMessages.emptyOrder}
          <ChevronUp aria-hidden size={20} />
        </button>
      )}
    </div>
  );
}
