import { bogotaTime } from '@comanda/contract/days';
import { formatPhone } from '@comanda/contract/forms/phones';
import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import { cancellingMessages } from '@comanda/contract/orders/cancelling.messages';
import { cancellationOf } from '@comanda/contract/orders/cancelling.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { saleOf, shortId } from '@comanda/contract/orders/orders.rules';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { bareTable } from '@comanda/contract/orders/table.words';
import { AlarmClock, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Slip } from '../../ui/slip.tsx';
import { UnsentMark } from '../offline/waiting-notices.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { forWhen } from '../orders/for-when.ts';
import { orderSince } from '../orders/order-facts.ts';
import { METODO_PAGO_LOOK, TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { OrderTotal } from '../orders/order-total.tsx';
import { OrderLineRow, PlaceName, TableMark } from '../orders/slip-parts.tsx';
import { isUnderWay } from '../orders/under-way.ts';

interface OrderCardProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
  /** The estado and since when, in words. */
  mark: ReactNode;
  /** What can be done with the order; `quick` is also shown while the card is closed. */
  quick?: ReactNode;
  actions: ReactNode;
}

/**
 * An order in the list. Closed it shows where it goes, which order it is and its total, open it
 * shows everything.
 */
export function OrderCard({ order, isOpen, onToggle, mark, quick, actions }: OrderCardProps) {
  const bodyId = useId();
  return (
    <Slip edge={TIPO_LOOK[order.tipo].edge} className="pb-2">
      <div className="flex flex-col sm:flex-row sm:items-center sm:gap-2 sm:pr-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
          className="flex min-h-18 min-w-0 flex-1 items-center gap-3 py-3 pr-4 pl-4 sm:pr-2 text-left outline-offset-[-4px]"
        >
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-x-3">
              <PlaceName order={order} />
              {!isOpen && <Money amount={saleOf(order)} className="figures text-18" />}
            </span>
            <span className="mt-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <TipoLabel tipo={order.tipo} />
              <span className="figures text-16">{shortId(order._id).toUpperCase()}</span>
              <span className="text-14 text-ink-soft">{bogotaTime(order.horaCreacion)}</span>
              {mark}
              <TableMark order={order} />
            </span>
          </span>
          <ChevronDown
            aria-hidden
            size={22}
            className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
          />
        </button>
        {!isOpen && quick && <div className="grid px-4 pb-3 sm:p-0">{quick}</div>}
      </div>
      <div id={bodyId} hidden={!isOpen} className="px-4 pb-3">
        {isOpen && (
          <div className="grid gap-4 border-line border-t pt-3">
            <OrderFacts order={order} />
            <ul className="grid gap-2 border-line border-t pt-3">
              {order.productos.map((line, at) => (
                <OrderLineRow key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
              ))}
            </ul>
            <OrderTotal order={order} />
            <div className="flex flex-wrap items-center justify-end gap-2 *:first:mr-auto">
              {actions}
              {quick}
            </div>
          </div>
        )}
      </div>
    </Slip>
  );
}

/** A value longer than half a phone's line, such as an address or an email. */
const LONG = 16;

/** Who ordered, how they pay and who took the order. */
function OrderFacts({ order }: { order: Order }) {
  const facts: [string, string | null][] = [
    ['Cliente', order.nombreCliente],
    ['Pago', METODO_PAGO_LOOK[order.metodoPago].word],
    ['Correo', order.email],
    ['Teléfono', order.telefono && formatPhone(order.telefono)],
    ['Mesa', order.mesa && bareTable(order.mesa)],
    ['Dirección', order.direccion],
    // A client who ordered for themselves is already named above.
    ['Creado por', order.creadoPor === order.email ? null : order.creadoPor],
    ['Motivo de baja', order.motivoBaja],
    ...cancellationFacts(order),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={cx('min-w-0', value.length > LONG && 'max-sm:col-span-2')}>
              <dt className="text-14 text-ink-soft">{name}</dt>
              <dd className="break-words font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Who cancelled it and why, where that was said. */
function cancellationFacts(order: Order): [string, string | null][] {
  const said = cancellationOf(order);
  if (!said) return [];
  const who = said.cancelo === 'cliente' ? cancellingMessages.byDiner : said.name;
  return [
    [staffOrdersMessages.cancelledBy, who],
    [staffOrdersMessages.cancelReason, said.motivo ?? null],
  ];
}

/** The estado in words and since when: 'Preparado hace 3 min'. */
export function EstadoMark({ order, now }: { order: Order; now: Date }) {
  const { word, tone } = ESTADO_LOOK[order.estado];
  const since = orderSince(order);
  const age = since && kitchenAge(since, now).text;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {order.programado && isUnderWay(order) && (
        <Badge tone="agave" icon={<AlarmClock aria-hidden size={14} />}>
          {forWhen(order.programado, now)}
        </Badge>
      )}
      {!isAhead(order, now) && (
        <Badge tone={tone}>
          {word}
          {age && ` · ${age.toLowerCase()}`}
        </Badge>
      )}
      <UnsentMark orderId={order._id} />
    </span>
  );
}
