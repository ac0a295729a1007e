import { countsInAccount } from '@comanda/contract/accounts/accounts.rules';
import { bogotaTime } from '@comanda/contract/days';
import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { heldCourses, isHeld } from '@comanda/contract/kitchen/courses.rules';
import { roundsOf } from '@comanda/contract/kitchen/rounds.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order, OrderLine } from '@comanda/contract/orders/orders';
import { ChevronDown, Hourglass } from 'lucide-react';
import { useIsOnline } from '../../lib/api/connection.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { isLocalId } from '../offline/outbox.ts';
import { ConfirmTableButton } from '../order-moves/confirm-table-button.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { OrderLineRow, TableMark } from '../orders/slip-parts.tsx';
import type { LiveAccount } from './table-list.ts';

interface TableRoundsProps {
  account: LiveAccount;
  /** How a course is called. */
  nameOf: (tiempo: number) => string;
}

/** The rounds of a table. What is delivered or over is folded to one line with its sum. */
export function TableRounds({ account, nameOf }: TableRoundsProps) {
  const { rounds } = account;
  const numbers = roundsOf([account], rounds);
  if (rounds.length === 0) {
    return <p className="py-6 text-center text-ink-soft">Todavía no han pedido nada.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {rounds.map((order) => (
        <li key={order._id}>
          <Round order={order} number={numbers.get(order._id)} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  );
}

interface RoundProps {
  order: Order;
  number: number | undefined;
  nameOf: (tiempo: number) => string;
}

function Round({ order, number, nameOf }: RoundProps) {
  const held = order.estado === 'enviado' ? heldCourses(order) : [];
  const isOpen = order.estado === 'enviado' || order.estado === 'preparado';
  const { word, tone } = ESTADO_LOOK[order.estado];
  return (
    <details open={isOpen} className="group py-2">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2">
        <span className="whitespace-nowrap leading-tight">
          <span className="block font-bold">{number ? `Ronda ${number}` : 'Ronda nueva'}</span>
          <span className="text-14 text-ink-soft">{bogotaTime(order.horaCreacion)}</span>
        </span>
        <span className="ml-auto">
          {isLocalId(order._id) ? (
            <Badge tone="aji">{offlineMessages.unsent}</Badge>
          ) : (
            <Badge tone={tone}>{word}</Badge>
          )}
        </span>
        <Money
          amount={order.total}
          className={cx('font-semibold', !countsInAccount(order) && 'line-through')}
        />
        <ChevronDown
          aria-hidden
          size={18}
          className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <Dishes lines={order.productos.filter((line) => !isHeld(line, held))} />
      {held.map((tiempo) => (
        <section
          key={tiempo}
          aria-label={coursesMessages.laterNamed(nameOf(tiempo))}
          className="mb-2 rounded-control border border-maiz border-dashed bg-maiz-wash px-2 pt-2"
        >
          <h3 className="flex flex-wrap items-center justify-between gap-x-2 font-body text-14">
            <span className="flex items-center gap-1.5 font-semibold text-maiz-ink">
              <Hourglass aria-hidden size={16} />
              {coursesMessages.laterNamed(nameOf(tiempo))}
            </span>
            <span className="font-normal text-ink-soft">{coursesMessages.notFired}</span>
          </h3>
          <Dishes lines={order.productos.filter((line) => line.tiempo === tiempo)} />
        </section>
      ))}
    </details>
  );
}

function Dishes({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 pt-1 pb-2">
      {lines.map((line, at) => (
        <OrderLineRow key={line.linea ?? at} line={line} />
      ))}
    </ul>
  );
}

/** What guests ordered for this table and nobody has confirmed: it is in no account yet. */
export function UnconfirmedOrders({ orders }: { orders: readonly Order[] }) {
  const isOnline = useIsOnline();
  return orders.map((order) => (
    <section
      key={order._id}
      aria-label={settingsMessages.tableUnconfirmed}
      className="my-2 grid gap-2 rounded-control bg-maiz-wash p-3"
    >
      <h3 className="flex flex-wrap items-center justify-between gap-x-2 font-body text-14">
        <TableMark order={order} />
        <span className="font-normal text-ink-soft">{bogotaTime(order.horaCreacion)}</span>
      </h3>
      <p className="wrap-anywhere line-clamp-2 font-semibold">{order.nombreCliente}</p>
      <Dishes lines={order.productos} />
      <ConfirmTableButton order={order} disabled={!isOnline} />
    </section>
  ));
}
