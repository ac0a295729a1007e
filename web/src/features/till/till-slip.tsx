import type { Order } from '@comanda/contract/orders/orders';
import { saleOf, shortId } from '@comanda/contract/orders/orders.rules';
import { Money } from '../../ui/money.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { Slip } from '../../ui/slip.tsx';
import { EstadoMark } from '../order-list/order-card.tsx';
import { METODO_PAGO_LOOK, TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { OrderLineRow, PlaceName, TableMark } from '../orders/slip-parts.tsx';
import { PrintTicketButton } from '../printing/print-ticket.tsx';
import { TillActions, type WriteOffDraft } from './till-actions.tsx';

interface TillSlipProps {
  order: Order;
  now: Date;
  /** True for the first slip, which alone has the primary button. */
  isFirst: boolean;
  /** True if the order was delivered since somebody here last touched the list. */
  isNews: boolean;
  writeOff: WriteOffDraft;
  onWriteOff: (draft: WriteOffDraft) => void;
  /** Takes the money of the order, or of its table; null where the sede keeps no accounts. */
  onCharge: (() => void) | null;
  onInvoice: () => void;
  onWrittenOff: (motivo: string) => void;
}

/** An order at the till: what it is, how it is paid, and its total. */
export function TillSlip({ order, now, isFirst, isNews, ...actions }: TillSlipProps) {
  const { word, icon: Icon } = METODO_PAGO_LOOK[order.metodoPago];
  return (
    <Slip edge={TIPO_LOOK[order.tipo].edge} className="grid gap-3 px-4 pt-3 pb-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2>
            <PlaceName order={order} />
          </h2>
          {isNews && (
            <Pulse tone="achiote" moving className="mr-auto text-achiote-ink">
              Nuevo
            </Pulse>
          )}
          <EstadoMark order={order} now={now} />
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <TipoLabel tipo={order.tipo} />
          <span className="figures text-18">{shortId(order._id).toUpperCase()}</span>
          <TableMark order={order} />
        </p>
      </div>
      <ul className="wrap-anywhere grid gap-1.5 border-line border-t pt-3">
        {order.productos.map((line, at) => (
          <OrderLineRow key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
        ))}
      </ul>
      <div aria-hidden className="rule-dashed" />
      <p className="flex items-center gap-2">
        <Icon aria-hidden size={20} />
        <span className="font-medium">{word}</span>
        <Money amount={saleOf(order)} className="figures ml-auto text-24" />
      </p>
      {order.motivoBaja && (
        <p className="wrap-anywhere text-14">
          <span className="font-semibold text-aji">Motivo de baja: </span>
          {order.motivoBaja}
        </p>
      )}
      {order.estado === 'entregado' && <TillActions order={order} isFirst={isFirst} {...actions} />}
      {order.estado === 'facturado' && (
        <div className="flex justify-end">
          <PrintTicketButton order={order} />
        </div>
      )}
    </Slip>
  );
}
