import { bogotaDateTime, bogotaTime, isSameBogotaDay } from '@comanda/contract/days';
import { changesOf } from '@comanda/contract/orders/cancelling.rules';
import { changesInWords } from '@comanda/contract/orders/order-changes.words';
import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { saleOf, shortId } from '@comanda/contract/orders/orders.rules';
import { tableWords } from '@comanda/contract/orders/table.words';
import { ChevronDown } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { Slip } from '../../ui/slip.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { LineDetails } from '../orders/line-details.tsx';
import { METODO_PAGO_LOOK, TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { OrderTotal } from '../orders/order-total.tsx';
import { isUnderWay } from '../orders/under-way.ts';
import { CancelOwn, type CancelOwnProps } from './cancel-own.tsx';
import { trackingWords } from './live-tracking.tsx';
import { promisedWords, usePromise } from './promise.ts';
import { ReorderButton } from './tracking-actions.tsx';
import { TrackingProgress, trackingSteps } from './tracking-progress.tsx';

/** The order as a slip that comes out of a printer. */
export function TrackingSlip({ order, sede }: { order: Order; sede: string }) {
  return (
    <article aria-label={`Pedido ${shortId(order._id)}`}>
      <div aria-hidden className="rail relative z-10" />
      <div className="-mt-2 mx-2 animate-print sm:mx-3">
        <Slip
          edge={TIPO_LOOK[order.tipo].edge}
          hanging
          className="grid gap-4 px-4 pt-8 pb-7 sm:px-5"
        >
          <header className="flex items-start justify-between gap-3">
            <div>
              <TipoLabel tipo={order.tipo} className="text-14" />
              <h2 className="figures text-36 uppercase">{shortId(order._id)}</h2>
            </div>
            <p className="grid text-right text-14 text-ink-soft">
              <span className="wrap-anywhere">{sede && `Sede ${sede}`}</span>
              <span>{orderMoment(order.horaCreacion, now())}</span>
              {order.mesa && <span className="wrap-anywhere">{tableWords(order.mesa)}</span>}
            </p>
          </header>
          <TrackingBody order={order} sede={sede} />
        </Slip>
      </div>
    </article>
  );
}

/** 'Hoy, 1:02 p. m.', or the full date. */
function orderMoment(time: string, now: Date): string {
  return isSameBogotaDay(time, now) ? `Hoy, ${bogotaTime(time)}` : bogotaDateTime(time);
}

interface EarlierOrderProps extends CancelOwnProps {
  sede: string;
}

/** An earlier order as one row that opens. */
export function EarlierOrder({ order, sede, ...rest }: EarlierOrderProps) {
  // The diner need not know whether the order was invoiced.
  const { word, tone } = ESTADO_LOOK[order.estado === 'facturado' ? 'entregado' : order.estado];
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-card px-4 py-3">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="figures text-18 uppercase">{shortId(order._id)}</span>
            <Badge tone={isUnderWay(order) ? 'achiote' : tone}>{word}</Badge>
          </span>
          <span className="block text-14 text-ink-soft">
            {orderMoment(order.horaCreacion, now())}
          </span>
        </span>
        <Money amount={saleOf(order)} className="figures text-16" />
        <ChevronDown
          aria-hidden
          size={20}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <TrackingBody order={order} sede={sede} />
        {!isUnderWay(order) && <ReorderButton order={order} />}
        <CancelOwn order={order} {...rest} />
      </div>
    </details>
  );
}

/** The order's progress, its lines and its total. */
function TrackingBody({ order, sede }: { order: Order; sede: string }) {
  return (
    <>
      <TrackingState order={order} sede={sede} />
      <ul className="grid gap-1">
        {order.productos.map((line, at) => (
          <TrackingLine key={line.itemId ?? `${line.id_sigo}-${at}`} line={line} />
        ))}
      </ul>
      <OrderTotal order={order} note={METODO_PAGO_LOOK[order.metodoPago].word} />
    </>
  );
}

/** Where the order is: in words, then as steps. */
function TrackingState({ order, sede }: { order: Order; sede: string }) {
  // What was ordered for later changes its words when the kitchen begins.
  const minute = useMinute();
  const promised = usePromise(order);
  const { title, text } = trackingWords(order, sede, minute);
  const steps = trackingSteps(order, minute);
  return (
    <div className="grid gap-5 rounded-card bg-paper p-4 sm:p-5">
      <div role="status" data-clear className="grid gap-3">
        <div>
          <p className={steps ? 'title text-24 sm:text-28' : 'title text-22 text-aji'}>{title}</p>
          <p className="wrap-anywhere text-ink-soft">{text}</p>
          {promised && <p className="mt-1 font-semibold">{promisedWords(order, promised)}</p>}
        </div>
        <TrackingChanges order={order} />
      </div>
      {steps && <TrackingProgress steps={steps} tipo={order.tipo} now={minute} />}
    </div>
  );
}

/** What the restaurant changed since the diner ordered. */
function TrackingChanges({ order }: { order: Order }) {
  const changes = changesInWords(order);
  const edited = changesOf(order).at(-1);
  if (changes.length === 0 || !edited) return null;
  return (
    <div className="border-maiz border-l-4 pl-3">
      <p className="font-semibold">
        El restaurante cambió tu pedido · {orderMoment(edited.date, now())}
      </p>
      <ul className="wrap-anywhere text-ink-soft">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}

/** One dish of the order, as it was ordered. */
export function TrackingLine({ line }: { line: Omit<OrderLine, 'tiempo' | 'puesto'> }) {
  return (
    <li className="grid grid-cols-[auto_2.75rem_minmax(0,1fr)_auto] items-start gap-x-2.5">
      <span className="figures row-span-2 min-w-5 pt-2.5">{line.cantidad}</span>
      <Picture
        src={line.imagen}
        alt=""
        sizes="44px"
        className="row-span-2 size-11 rounded-control"
      />
      <span className="wrap-anywhere pt-2.5 font-medium">{line.nombre}</span>
      <Money amount={line.subtotal} className="pt-2.5 font-medium" />
      <span className="wrap-anywhere col-span-2 col-start-3 pb-2 text-14 text-ink-soft">
        <LineDetails line={line} />
      </span>
    </li>
  );
}
