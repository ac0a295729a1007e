import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { BellRing, Phone, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '../../lib/address.tsx';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useCart } from '../cart/cart.ts';
import { fetchMenu } from '../menu/menu.api.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { unlockSound } from '../realtime/sounds.ts';
import { CancelOwn, type CancelOwnProps } from './cancel-own.tsx';

/** What a diner can do about the order: call, be notified, cancel it, order it again. */
export function TrackingActions({ order, telefono, ...rest }: TrackingActionsProps) {
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
        {telefono && <CallSede telefono={telefono} />}
        {order.estado === 'enviado' && <NotifyMe />}
        {!isUnderWay(order) && <ReorderButton order={order} />}
      </div>
      <CancelOwn order={order} {...rest} />
    </div>
  );
}

interface TrackingActionsProps extends CancelOwnProps {
  telefono: string;
}

export function CallSede({ telefono }: { telefono: string }) {
  return (
    <a
      href={`tel:${telefono.replace(/[^+\d]/g, '')}`}
      className={buttonClass({ variant: 'secondary', size: 'lg' })}
    >
      <Phone aria-hidden size={20} />
      Llamar a la sede
    </a>
  );
}

/** Offers a notification when the order is ready, for diners who look at another page. */
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

export function ReorderButton({ order }: { order: Order }) {
  const { isAdding, reorder } = useReorder(order);
  return (
    <Button
      variant="secondary"
      size="lg"
      full
      icon={<RotateCcw aria-hidden size={20} />}
      busy={isAdding}
      onClick={reorder}
    >
      Pedir otra vez<span className="sr-only"> el pedido {shortId(order._id)}</span>
    </Button>
  );
}

const TOAST = { id: 'reorder', duration: 10_000 };

/** Puts an earlier order into the cart, opens the cart and tells what is missing. */
function useReorder(order: Order) {
  const [isAdding, setAdding] = useState(false);
  const { add } = useCart();

  const run = async () => {
    setAdding(true);
    try {
      const [menu, { reorder }] = await Promise.all([
        fetchMenu(order.dbName),
        import('./reorder.ts'),
      ]);
      const { items, missing } = reorder(order, menu);
      if (items.length === 0) {
        toast.error('Hoy no hay nada de este pedido', TOAST);
        return;
      }
      for (const item of items) add(item);
      if (missing.length > 0) {
        const description = `${missing.join(', ')}. Lo demás está en el carrito a los precios de hoy.`;
        toast.warning('Esto no está disponible hoy', { ...TOAST, description });
      } else {
        toast.success('Quedó en tu carrito, a precios de hoy', TOAST);
      }
      navigate(PATHS.user.cart);
    } catch (error) {
      const { text, cause } = explainFailure(error, 'No pudimos cargar la carta');
      toast.error(text, { ...TOAST, ...(cause && { description: cause }) });
    } finally {
      setAdding(false);
    }
  };

  return { isAdding, reorder: run };
}
