import { dinerCheckoutMessages } from '@comanda/contract/orders/checkout.messages';
import { lineSubtotal, orderTotal } from '@comanda/contract/orders/orders.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useIsOnline } from '../../lib/api/connection.ts';
import { toast } from '../../lib/toast.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { isSenderAtSede, isSenderHere } from '../orders/order-sender.ts';
import { TrackingLine } from '../tracking/tracking-slip.tsx';
import type { WaitingOrder } from './stored-orders.ts';
import { cancelWaiting } from './waiting-orders.ts';

/** An order that the kitchen has not received. The diner can still cancel it. */
export function WaitingOrderSlip({ order }: { order: WaitingOrder }) {
  const { draft, items, sede } = order;
  const isOwn = isSenderHere(order);
  const [isAsking, setIsAsking] = useState(false);
  const tipo = draft.tipo as Tipo;
  const cancel = () => {
    cancelWaiting(order);
    toast.info(whereLinesWent(order), { id: order.key });
  };
  return (
    <article aria-label={dinerCheckoutMessages.waiting}>
      <Slip edge={TIPO_LOOK[tipo].edge} className="grid gap-4 px-4 pt-5 pb-7 sm:px-5">
        <header className="flex items-center justify-between gap-3 text-14">
          <TipoLabel tipo={tipo} />
          <span className="wrap-anywhere text-right text-ink-soft">Sede {sede}</span>
        </header>
        <div role="status" className="flex items-start gap-3 rounded-card bg-maiz-wash p-4">
          <CloudOff aria-hidden size={24} className="mt-0.5 shrink-0 text-maiz-ink" />
          <div>
            <h2 className="text-22 text-maiz-ink">{dinerCheckoutMessages.waiting}</h2>
            <WhatNext order={order} />
          </div>
        </div>
        <ul className="grid gap-1">
          {items.map((item) => (
            <TrackingLine
              key={item.itemId}
              // A note may be personal, so only its author sees it.
              line={{ ...item, nota: isOwn ? item.nota : '', subtotal: lineSubtotal(item) }}
            />
          ))}
        </ul>
        <ReceiptTotal amount={orderTotal(items)} />
        <Button variant="danger-ghost" size="lg" full onClick={() => setIsAsking(true)}>
          Cancelar este pedido
        </Button>
      </Slip>
      <ConfirmDialog
        open={isAsking}
        title="¿Cancelar este pedido?"
        confirmLabel="Cancelar el pedido"
        onConfirm={cancel}
        onCancel={() => setIsAsking(false)}
      >
        <p className="text-ink-soft">{whatCancellingDoes(order)}</p>
      </ConfirmDialog>
    </article>
  );
}

function whatCancellingDoes(order: WaitingOrder): string {
  if (order.isUncertain) {
    return 'Ya intentamos enviarlo y no supimos si llegó. Si la sede lo recibió lo va a preparar: llámala para cancelarlo allá también.';
  }
  return isSenderAtSede(order)
    ? 'No ha salido de tu celular. Lo que pediste vuelve a tu carrito.'
    : `No ha salido de tu celular. ${whereLinesWent(order)}`;
}

function whereLinesWent(order: WaitingOrder): string {
  if (isSenderAtSede(order)) return 'Lo que pediste está otra vez en tu carrito.';
  const how = order.cliente === null ? '' : ' con la cuenta con que lo pediste';
  return `Lo que pediste vuelve al carrito cuando entres a la sede ${order.sede}${how}.`;
}

function WhatNext({ order }: { order: WaitingOrder }) {
  const isOnline = useIsOnline();
  if (!isSenderHere(order)) {
    return (
      <p className="wrap-anywhere">
        <Link to={PATHS.userAuth} className="font-semibold underline underline-offset-4">
          Inicia sesión
        </Link>{' '}
        en la sede {order.sede} con la cuenta con que lo pediste, para enviarlo.
      </p>
    );
  }
  if (isOnline) {
    return (
      <Pulse tone="maiz" moving>
        Enviándolo…
      </Pulse>
    );
  }
  return <p>Sale apenas vuelva la señal: no tienes que pedirlo otra vez.</p>;
}
