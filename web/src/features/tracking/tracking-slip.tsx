import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { now } from '../../lib/clock.ts';
import { Slip } from '../../ui/slip.tsx';
import { TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { orderMoment } from '../orders/order-moment.ts';
import { TrackingBody } from './tracking-body.tsx';

/** The comanda as it comes out of the printer's slot. */
export function TrackingSlip({ order, sede }: { order: Order; sede: string }) {
  return (
    <article aria-label={`Pedido ${shortId(order._id)}`}>
      <div aria-hidden className="rail relative z-10" />
      <div className="-mt-2 mx-2 animate-print sm:mx-3">
        <Slip
          edge={TIPO_LOOK[order.tipo].edge}
          hanging
          className="grid gap-4 px-4 pt-6 pb-7 sm:px-5"
        >
          <header className="flex items-start justify-between gap-3">
            <div>
              <TipoLabel tipo={order.tipo} className="text-14" />
              <h2 className="figures text-36 uppercase">{shortId(order._id)}</h2>
            </div>
            <p className="grid text-right text-14 text-ink-soft">
              <span className="wrap-anywhere">{sede && `Sede ${sede}`}</span>
              <span>{orderMoment(order.horaCreacion, now())}</span>
              {order.mesa && <span className="wrap-anywhere">Mesa {order.mesa}</span>}
            </p>
          </header>
          <TrackingBody order={order} sede={sede} />
        </Slip>
      </div>
    </article>
  );
}
