import {
  addDays,
  bogotaDateTime,
  bogotaDay,
  bogotaTime,
  isSameBogotaDay,
} from '@comanda/contract/days';
import { formatMoney } from '@comanda/contract/money';
import { cancellationOf } from '@comanda/contract/orders/cancelling.rules';
import { isPriced, partsOf, partWords } from '@comanda/contract/orders/line-parts.words';
import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { staffOrdersMessages } from '@comanda/contract/orders/staff-orders.messages';
import { tableWords } from '@comanda/contract/orders/table.words';
import { ReceiptText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowedList } from '../../ui/filtered-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { METODO_PAGO_LOOK, TIPO_LOOK, TipoLabel } from '../orders/order-looks.tsx';
import { OrderTotal } from '../orders/order-total.tsx';
import { TableMark } from '../orders/slip-parts.tsx';

interface CompletedOrderSlipProps {
  order: Order;
  now: Date;
  /** Shown instead of the estado. */
  mark?: ReactNode;
}

/** An order in full, for reading: its lines, its client and how it ended. */
export function CompletedOrderSlip({ order, now, mark }: CompletedOrderSlipProps) {
  const { word, tone } = ESTADO_LOOK[order.estado];
  const id = shortId(order._id).toUpperCase();
  const cancellation = cancellationOf(order);
  return (
    <article aria-label={`Pedido ${id}`}>
      <Slip edge={TIPO_LOOK[order.tipo].edge} className="grid gap-3 px-4 pt-4 pb-6">
        <header className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <h2 className="figures text-24">{id}</h2>
            {mark ?? <Badge tone={tone}>{word}</Badge>}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 text-14">
            <TipoLabel tipo={order.tipo} />
            <time dateTime={order.horaCreacion} className="text-ink-soft">
              {whenWords(order.horaCreacion, now)}
            </time>
          </div>
          <p className="wrap-anywhere pt-1">
            <strong className="font-semibold">{order.nombreCliente}</strong>
            {placeOf(order) && <span className="text-ink-soft"> · {placeOf(order)}</span>}
          </p>
          <p className="empty:hidden">
            <TableMark order={order} />
          </p>
        </header>
        {cancellation && (
          <p className="wrap-anywhere rounded-control bg-aji-wash px-3 py-2 text-14">
            <strong className="font-semibold text-aji">
              {cancellation.cancelo === 'cliente'
                ? staffOrdersMessages.cancelledByDiner
                : `${staffOrdersMessages.cancelReason}:`}
            </strong>{' '}
            {cancellation.motivo}
          </p>
        )}
        {order.motivoBaja && (
          <p className="wrap-anywhere rounded-control bg-aji-wash px-3 py-2 text-14">
            <strong className="font-semibold text-aji">Motivo de baja:</strong> {order.motivoBaja}
          </p>
        )}
        <ul className="grid gap-2.5 border-line border-t pt-3">
          {order.productos.map((line, at) => (
            <CompletedLine key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
          ))}
        </ul>
        <OrderTotal order={order} note={METODO_PAGO_LOOK[order.metodoPago].word} />
      </Slip>
    </article>
  );
}

function whenWords(date: string, now: Date): string {
  if (isSameBogotaDay(date, now)) return `Hoy, ${bogotaTime(date)}`;
  const isYesterday = bogotaDay(date) === addDays(bogotaDay(now), -1);
  return isYesterday ? `Ayer, ${bogotaTime(date)}` : bogotaDateTime(date);
}

function placeOf({ tipo, mesa, direccion }: Order): string | null {
  if (tipo === 'en_local') return mesa && tableWords(mesa);
  return tipo === 'a_domicilio' ? direccion : null;
}

/** A sold line. Its amount is price × quantity; what came with it stands below with what it added. */
function CompletedLine({ line }: { line: OrderLine }) {
  const { cantidad, nombre, precio, nota } = line;
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-1">
      <span className="figures">{cantidad}</span>
      <span className="wrap-anywhere line-clamp-2 font-medium">{nombre}</span>
      <span className="pl-2 font-medium">{formatMoney(precio * cantidad)}</span>
      {partsOf(line).map((part) => (
        <span
          key={part.key}
          className={cx(
            'col-span-2 col-start-2 flex justify-between gap-3 text-14 text-ink-soft',
            part.nivel === 1 && 'pl-4',
          )}
        >
          <span className="wrap-anywhere">
            <span className="text-achiote-ink">{part.tipo === 'combo' ? '↳' : '+'}</span>{' '}
            {partWords(part)}
          </span>
          {isPriced(part) && formatMoney(part.precio)}
        </span>
      ))}
      {nota && (
        <span className="wrap-anywhere col-span-2 col-start-2 mt-1 w-fit rounded-[6px] bg-sunken px-2 py-0.5 font-medium text-14">
          {nota}
        </span>
      )}
    </li>
  );
}

const SLIPS = ['a', 'b', 'c', 'd', 'e', 'f'];

type CompletedOrdersStateProps = Pick<
  ComponentProps<typeof NarrowedList>,
  'query' | 'isEmpty' | 'isNarrowed' | 'onClear' | 'children'
>;

/** The list of orders, or its loading, empty or failed state. */
export function CompletedOrdersState(props: CompletedOrdersStateProps) {
  return (
    <NarrowedList
      {...props}
      skeleton={<SlipsSkeleton />}
      failedTitle="No pudimos traer los pedidos"
      noMatch={{
        title: 'Ningún pedido coincide',
        text: 'Revisa lo que escribiste, el estado o las fechas.',
      }}
      empty={
        <EmptyState icon={<ReceiptText size={36} />} title="Todavía no hay pedidos terminados">
          Cuando un pedido se entregue, se facture o se cancele, lo encuentras aquí.
        </EmptyState>
      }
    />
  );
}

function SlipsSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Cargando pedidos</span>
      {SLIPS.map((slip) => (
        <Slip key={slip} className="grid gap-3 px-4 pt-5 pb-7">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-5" />
          <Skeleton className="h-24" />
          <Skeleton className="h-8" />
        </Slip>
      ))}
    </div>
  );
}
