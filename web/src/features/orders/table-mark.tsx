import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { isTableUnconfirmed } from '@comanda/contract/orders/orders.rules';
import { CircleHelp } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Nobody but the guest says that the order is of this table. */
export function TableMark({ order }: { order: Order }) {
  if (!isTableUnconfirmed(order)) return null;
  return (
    <Badge tone="maiz" icon={<CircleHelp aria-hidden size={14} />}>
      {settingsMessages.tableUnconfirmed}
    </Badge>
  );
}
