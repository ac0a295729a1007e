import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { AddServiceButton } from './add-service-button.tsx';
import { orderTitle } from './order-heading.tsx';
import { SendAs } from './send-as.tsx';
import type { OrderTaking } from './use-order-taking.ts';

interface OrderSheetProps {
  taking: OrderTaking;
  children: ReactNode;
  notice: ReactNode;
  onService: () => void;
  onSend: (tipo: Tipo) => void;
  onClose: () => void;
}

/** The order on a phone: the same slip, come up from below. */
export function OrderSheet(props: OrderSheetProps) {
  const { taking, children, notice, onService, onSend, onClose } = props;
  return (
    <Dialog
      open
      title={orderTitle(taking.editing)}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <ReceiptTotal amount={taking.total} />
          {taking.items.length > 0 && <SendAs onChoose={onSend} />}
        </div>
      }
    >
      <div className="-my-2">
        {notice}
        {children}
        <div className="pt-3">
          <AddServiceButton onClick={onService} />
        </div>
      </div>
    </Dialog>
  );
}
