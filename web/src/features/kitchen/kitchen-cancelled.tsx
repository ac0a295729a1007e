import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useStill } from '../../lib/touch.ts';
import { Button } from '../../ui/button.tsx';
import { OPEN_ORDERS, useOrderBoard } from '../order-board/orders.queries.ts';
import { orderPlace } from '../orders/order-facts.ts';

/** After this time the cook has noticed. */
const TOLD_MS = 30 * 60_000;

/** Lists orders that were cancelled while on the board: a slip must not vanish while the cook works on it. */
export function KitchenCancelled({ dbName, now }: { dbName: string; now: Date }) {
  const board = useOrderBoard(dbName, OPEN_ORDERS, true).data;
  const [seen, setSeen] = useState<readonly string[]>([]);
  // The notices stand above the slips, so they come and go when nobody touches the screen.
  const cancelled = useStill(
    (board?.orders ?? []).filter(
      (order) => isRecentlyCancelled(order, now) && !seen.includes(order._id),
    ),
  );
  if (cancelled.length === 0) return null;
  return (
    <ul aria-label="Pedidos cancelados" className="grid gap-2">
      {cancelled.map((order) => (
        <li
          key={order._id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-aji-wash py-1.5 pr-1.5 pl-4 font-semibold text-20 text-aji"
        >
          <Ban aria-hidden className="size-6" />
          <p className="min-w-48 flex-1">
            {`Se canceló #${shortId(order._id).toUpperCase()} · ${orderPlace(order)}: no lo prepares.`}
          </p>
          <Button
            variant="secondary"
            size="lg"
            aria-label={`Ya vi que se canceló ${shortId(order._id).toUpperCase()}`}
            disabled={seen.includes(order._id)}
            onClick={() => setSeen([...seen, order._id])}
          >
            Ya lo vi
          </Button>
        </li>
      ))}
    </ul>
  );
}

function isRecentlyCancelled({ estado, fechaCancelado }: Order, now: Date): boolean {
  if (estado !== 'cancelado' || !fechaCancelado) return false;
  return now.getTime() - Date.parse(fechaCancelado) < TOLD_MS;
}
