import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import { CloudOff } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { useIsUnsent } from './use-outbox.ts';

/** On an order of which the server has not heard, or not of its last step. */
export function UnsentMark({ orderId }: { orderId: string }) {
  if (!useIsUnsent(orderId)) return null;
  return (
    <Badge tone="maiz" icon={<CloudOff aria-hidden size={14} />}>
      {offlineMessages.unsent}
    </Badge>
  );
}
