import { clientBefore, placeChange } from '@comanda/contract/kitchen/place-changes.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { tableWords } from '@comanda/contract/orders/table.words';
import { cx } from '../../ui/cx.ts';
import { UnsentMark } from '../offline/waiting-notices.tsx';
import { TipoLabel } from '../orders/order-looks.tsx';
import { TableMark } from '../orders/slip-parts.tsx';

const MARK = 'rounded-[6px] bg-ink px-2 text-on-ink';

interface KitchenPlaceProps {
  order: Order;
  /** Its number among the rounds of its account; null without one. */
  round: number | null;
  /** The time of the last edit that the cook has seen. */
  seenAt: string;
}

/** Where a slip goes: its table and round, or the client's name if it has none; and where it went before. */
export function KitchenPlace({ order, round, seenAt }: KitchenPlaceProps) {
  const { mesa } = order;
  const change = placeChange(order, seenAt);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2">
      <TipoLabel tipo={order.tipo} className="text-18" />
      {round !== null && round > 1 && (
        <span className={cx(MARK, 'py-0.5 font-bold text-14 tracking-wide')}>ADICIÓN</span>
      )}
      <span className="min-w-0 break-words font-bold text-20">
        {change && <span className={MARK}>{change}</span>}
        {mesa === null ? (
          <ClientName order={order} before={clientBefore(order, seenAt)} />
        ) : (
          !change && tableWords(mesa)
        )}
        {mesa !== null && round !== null && ` ·\u00a0Ronda\u00a0${round}`}
      </span>
      <TableMark order={order} />
      <UnsentMark orderId={order._id} />
    </div>
  );
}

function ClientName({ order, before }: { order: Order; before: string | null }) {
  return (
    <span className="block">
      {before && <del className="block font-medium text-ink-soft">{before}</del>}
      {order.nombreCliente}
    </span>
  );
}
