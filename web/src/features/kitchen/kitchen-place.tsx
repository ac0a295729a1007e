import { kitchenTable } from '@comanda/contract/kitchen/rounds.rules';
import type { Order } from '@comanda/contract/orders/orders';
import { cx } from '../../ui/cx.ts';
import { UnsentMark } from '../offline/waiting-notices.tsx';
import { TipoLabel } from '../orders/order-looks.tsx';
import { TableMark } from '../orders/slip-parts.tsx';

const MARK = 'rounded-[6px] bg-ink px-2 text-on-ink';

/** Where a slip goes: its table and round, or the client's name if it has none. */
export function KitchenPlace({ order, round }: { order: Order; round: number | null }) {
  const table = kitchenTable(order);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-line border-b px-3 py-2">
      <TipoLabel tipo={order.tipo} className="text-18" />
      {round !== null && round > 1 && (
        <span className={cx(MARK, 'py-0.5 font-bold text-14 tracking-wide')}>ADICIÓN</span>
      )}
      <span className="min-w-0 break-words font-bold text-20">
        {table?.isMoved ? (
          <span className={MARK}>{table.words}</span>
        ) : (
          placeOf(order, table?.words)
        )}
        {table && round !== null && ` ·\u00a0Ronda\u00a0${round}`}
      </span>
      <TableMark order={order} />
      <UnsentMark orderId={order._id} />
    </div>
  );
}

function placeOf({ nombreCliente }: Order, table: string | undefined): string {
  return table ?? nombreCliente;
}
