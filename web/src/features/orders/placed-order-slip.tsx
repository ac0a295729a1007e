import { bogotaDateTime, bogotaTime, isSameBogotaDay } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders';
import { shortId } from '@comanda/contract/orders.rules';
import { ReceiptTotal } from '../../ui/receipt-total.tsx';
import { Slip } from '../../ui/slip.tsx';
import { METODO_PAGO_LOOK } from './metodo-pago.ts';
import { OrderLineRow } from './order-line.tsx';
import { TIPO_LOOK } from './tipo.ts';
import { TipoLabel } from './tipo-label.tsx';

interface PlacedOrderSlipProps {
  order: Order;
  /** The newest comes out of the printer's slot. */
  isNewest: boolean;
}

/** What was ordered. Not where it is by now: that is only known by asking. */
export function PlacedOrderSlip({ order, isNewest }: PlacedOrderSlipProps) {
  const isToday = isSameBogotaDay(order.horaCreacion, new Date());
  return (
    <article aria-label={`Pedido ${shortId(order._id)}`}>
      {isNewest && <div aria-hidden className="rail relative z-10" />}
      <div className={isNewest ? '-mt-2 mx-3 animate-print' : 'mx-3'}>
        <Slip
          edge={TIPO_LOOK[order.tipo].edge}
          hanging={isNewest}
          className="grid gap-4 px-5 pt-6 pb-7"
        >
          <header className="flex items-start justify-between gap-3">
            <div>
              <TipoLabel tipo={order.tipo} className="text-14" />
              <h2 className="figures text-36 uppercase">{shortId(order._id)}</h2>
            </div>
            <div className="grid justify-items-end gap-1.5 text-right text-14 text-ink-soft">
              {isToday
                ? `Hoy, ${bogotaTime(order.horaCreacion)}`
                : bogotaDateTime(order.horaCreacion)}
              {placeOf(order)}
            </div>
          </header>
          <ul className="grid gap-3">
            {order.productos.map((line, at) => (
              <OrderLineRow key={line.itemId ?? `${line.id_sigo}-${at}`} line={line} />
            ))}
          </ul>
          <ReceiptTotal amount={order.total} note={METODO_PAGO_LOOK[order.metodoPago].word} />
        </Slip>
      </div>
    </article>
  );
}

function placeOf({ tipo, mesa, direccion }: Order) {
  if (tipo === 'en_local') return <span>Mesa {mesa}</span>;
  return direccion ? <span>{direccion}</span> : null;
}
