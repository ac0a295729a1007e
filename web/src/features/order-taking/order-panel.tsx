import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { ReactNode } from 'react';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { AddServiceButton } from './add-service-button.tsx';
import { OrderHeading } from './order-heading.tsx';
import { SendAs } from './send-as.tsx';
import type { OrderTaking } from './use-order-taking.ts';

interface OrderPanelProps {
  taking: OrderTaking;
  /** The lines, which scroll. */
  children: ReactNode;
  notice: ReactNode;
  onService: () => void;
  onSend: (tipo: Tipo) => void;
  onCancelEdit: () => void;
}

/** The order beside the menu: a slip that fills, and the ways to send it always in view. */
export function OrderPanel(props: OrderPanelProps) {
  const { taking, children, notice, onService, onSend, onCancelEdit } = props;
  const hasItems = taking.items.length > 0;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="min-h-0 flex-1 *:h-full">
        <Slip className="flex h-full flex-col px-4 pt-4 pb-6">
          <OrderHeading editing={taking.editing} count={taking.count} onCancelEdit={onCancelEdit} />
          {notice}
          <section
            aria-label="Productos de la orden"
            className="-mx-4 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t px-4"
          >
            {children}
            <div className="py-3">
              <AddServiceButton onClick={onService} />
            </div>
          </section>
          <ReceiptTotal amount={taking.total} />
        </Slip>
      </div>
      {hasItems && <SendAs onChoose={onSend} />}
    </div>
  );
}
