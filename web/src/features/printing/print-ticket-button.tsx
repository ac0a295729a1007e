import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Printer } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePrintTicket } from './use-print-ticket.ts';

/** For whoever may print: caja, pedidos and the owner. */
export function PrintTicketButton({ order }: { order: Order }) {
  const { print, isSending } = usePrintTicket(order);
  return (
    <IconButton
      label={isSending ? ordersMessages.printing : `Imprimir ${shortId(order._id).toUpperCase()}`}
      variant="outline"
      size="lg"
      icon={isSending ? <Spinner /> : <Printer aria-hidden size={20} />}
      disabled={isSending}
      onClick={() => void print()}
    />
  );
}
