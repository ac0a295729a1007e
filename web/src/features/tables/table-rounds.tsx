import { countsInAccount } from '@comanda/contract/accounts/accounts.rules';
import { bogotaTime } from '@comanda/contract/days';
import { roundsOf } from '@comanda/contract/kitchen/rounds.rules';
import { offlineMessages } from '@comanda/contract/orders/offline.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { isLocalId } from '../offline/outbox.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { OrderLineRow } from '../orders/slip-parts.tsx';
import type { LiveAccount } from './table-list.ts';

/** The rounds of a table. What is delivered or over is folded to one line with its sum. */
export function TableRounds({ account }: { account: LiveAccount }) {
  const { rounds } = account;
  const numbers = roundsOf([account], rounds);
  if (rounds.length === 0) {
    return <p className="py-6 text-center text-ink-soft">Todavía no han pedido nada.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {rounds.map((order) => (
        <li key={order._id}>
          <Round order={order} number={numbers.get(order._id)} />
        </li>
      ))}
    </ol>
  );
}

function Round({ order, number }: { order: Order; number: number | undefined }) {
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
      <ul className="grid grid-cols-1 gap-2 pt-1 pb-2">
        {order.productos.map((line, at) => (
          <OrderLineRow key={line.linea ?? at} line={line} />
        ))}
      </ul>
    </details>
  );
}
