import { bogotaTime } from '@comanda/contract/days';
import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { callOf } from './order-call.ts';

/** What was ordered for later, and when the kitchen begins with it. */
export function Scheduled({ orders }: { orders: readonly Order[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (orders.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        icon={<Clock aria-hidden className="size-5" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Programados {orders.length}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Programados" size="md">
        <ul className="grid gap-2">
          {orders.map((order) => (
            <li key={order._id} className="rounded-control bg-sunken p-3">
              <p className="flex justify-between gap-3 font-bold text-18">
                {callOf(order)}
                <span>se empieza a las {bogotaTime(new Date(kitchenStart(order)))}</span>
              </p>
              <p className="text-16 text-ink-soft">
                {order.productos.map(({ cantidad, nombre }) => `${cantidad} ${nombre}`).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
