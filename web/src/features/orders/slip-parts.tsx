import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import type { DetailedLine } from '@comanda/contract/orders/line-parts.words';
import type { Order } from '@comanda/contract/orders/orders';
import {
  isTableUnconfirmed,
  lineSubtotal,
  type PricedLine,
} from '@comanda/contract/orders/orders.rules';
import { CircleHelp } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LineDetails } from './line-details.tsx';
import { orderPlace } from './order-facts.ts';

interface OrderLineRowProps {
  line: DetailedLine & PricedLine & { nombre: string };
}

/** One line of a slip: quantity, name, details, subtotal. */
export function OrderLineRow({ line }: OrderLineRowProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto]">
      <span className="figures">{line.cantidad}</span>
      <span className="wrap-anywhere">
        <span className="line-clamp-2 font-medium">{line.nombre}</span>
        <span className="block text-14 text-ink-soft">
          <LineDetails line={line} />
        </span>
      </span>
      <Money amount={lineSubtotal(line)} className="pl-3 font-medium" />
    </li>
  );
}

/** Where the order goes. A table is the largest text of its card, because staff look for it. */
export function PlaceName({ order }: { order: Order }) {
  const isTable = order.tipo === 'en_local' && order.mesa;
  return (
    <span className={cx('title wrap-anywhere min-w-0', isTable ? 'text-28' : 'text-20')}>
      {orderPlace(order)}
    </span>
  );
}

/** Marks a table that only the guest claims. */
export function TableMark({ order }: { order: Order }) {
  if (!isTableUnconfirmed(order)) return null;
  return (
    <Badge tone="maiz" icon={<CircleHelp aria-hidden size={14} />}>
      {settingsMessages.tableUnconfirmed}
    </Badge>
  );
}

const HEIGHTS = ['h-64', 'h-80', 'h-56', 'h-72', 'h-60', 'h-68', 'h-48', 'h-52'];

/** Placeholders for the slips while they load. */
export function SlipsSkeleton({ columnWidth, gap }: { columnWidth: number; gap: number }) {
  return (
    <div
      className="grid items-start"
      style={{ gap, gridTemplateColumns: `repeat(auto-fill, minmax(${columnWidth}px, 1fr))` }}
    >
      <span className="sr-only">
        <Spinner label="Cargando..." />
      </span>
      {HEIGHTS.map((height) => (
        <div key={height} className="perforated rounded-t-card bg-surface p-3 pb-5">
          <Skeleton className="h-14" />
          <Skeleton className={`mt-3 ${height}`} />
        </div>
      ))}
    </div>
  );
}
