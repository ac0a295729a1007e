import type { Order } from '@comanda/contract/orders/orders';
import { BellRing, Phone } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { isUnderWay } from '../orders/under-way.ts';
import { unlockSound } from '../realtime/sounds.ts';
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

/** Offers to tell when the order is ready although another page is in front. */
function NotifyMe() {
  const [permission, setPermission] = useState(currentPermission);
  if (permission === undefined || permission === 'denied') return null;
  if (permission === 'granted') {
    return (
      <p
        role="status"
        className="flex min-h-11 items-center justify-center gap-2 text-14 text-ink-soft"
      >
        <BellRing aria-hidden size={18} className="text-cilantro" />
        Te avisamos cuando esté listo.
      </p>
    );
  }
  return (
    <Button
      variant="ghost"
      size="lg"
      full
      icon={<BellRing aria-hidden size={20} />}
      onClick={async () => {
        void unlockSound();
        setPermission(await Notification.requestPermission());
      }}
    >
      Avísame cuando esté listo
    </Button>
  );
}

function currentPermission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}
