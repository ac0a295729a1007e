import type { Order } from '@comanda/contract/orders/orders';
import { Phone } from 'lucide-react';
import { buttonClass } from '../../ui/button-class.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { NotifyMe } from './notify-me.tsx';
import { ReorderButton } from './reorder-button.tsx';

/** What one does about the order at hand: call, wait to be told, ask for it again. */
export function TrackingActions({ order, telefono }: { order: Order; telefono: string }) {
  return (
    <div className="grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
      {telefono && (
        <a
          href={`tel:${telefono.replace(/[^+\d]/g, '')}`}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        >
          <Phone aria-hidden size={20} />
          Llamar a la sede
        </a>
      )}
      {order.estado === 'enviado' && <NotifyMe />}
      {!isUnderWay(order) && <ReorderButton order={order} />}
    </div>
  );
}
