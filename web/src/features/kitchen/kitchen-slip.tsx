import { lastChanges } from '@comanda/contract/orders/order-changes';
import type { Order } from '@comanda/contract/orders/orders';
import { memo, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import type { SlipEdge } from '../../ui/slip.tsx';
import { lineDetails } from '../cart/line-details.ts';
import { UnsentMark } from '../offline/unsent-mark.tsx';
import { TableMark } from '../orders/table-mark.tsx';
import { TIPO_LOOK } from '../orders/tipo.ts';
import { TipoLabel } from '../orders/tipo-label.tsx';
import { isUnseen } from '../tracking/seen-changes.ts';
import { BumpButton } from './bump-button.tsx';
import { KitchenAgeBand } from './kitchen-age-band.tsx';
import { KitchenEditMark } from './kitchen-edit-mark.tsx';
import { KitchenLine } from './kitchen-line.tsx';
import { KitchenRemovedLine } from './kitchen-removed-line.tsx';
import { KitchenServiceLine } from './kitchen-service-line.tsx';

const EDGES: Record<SlipEdge, string> = {
  ink: 'border-l-ink',
  maiz: 'border-l-maiz',
  agave: 'border-l-agave',
};

interface KitchenSlipProps {
  order: Order;
  now: Date;
  /** Nobody has touched the screen since it came in or was edited. */
  isNews: boolean;
  /** The last edit the cook said to have seen, or when it came in. */
  seenAt: string;
  /** The `id_sigo` of what is charged and not cooked. */
  services: ReadonlySet<string>;
  keyNumber: number | null;
  isFirst: boolean;
  onBump: (order: Order) => void;
  onSeeChange: (order: Order) => void;
}

/**
 * One order on the kitchen's screen: age, where it goes, what to cook, done. Remembered: a full board
 * would otherwise be drawn anew for each order that comes in.
 */
export const KitchenSlip = memo(function KitchenSlip(props: KitchenSlipProps) {
  const { order, now, isNews, seenAt, services, keyNumber, isFirst, onBump, onSeeChange } = props;
  const titleId = useId();
  const update = order.updates.at(-1);
  const hasUnseenChange = isUnseen(order, seenAt);
  const { lines, removed } = lastChanges(
    hasUnseenChange ? order : { ...order, updates: [] },
    seenAt,
  );
  const isDish = ({ id_sigo }: { id_sigo: string }) => !services.has(id_sigo);
  const dishes = lines.filter(({ line }) => isDish(line));
  const removedDishes = removed.filter(isDish);
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'perforated rounded-t-card border-l-6 bg-surface',
        EDGES[TIPO_LOOK[order.tipo].edge],
      )}
    >
      <div className="pl-[3px]">
        <KitchenAgeBand
          order={order}
          now={now}
          news={isNews ? (hasUnseenChange ? 'Editado' : 'Nuevo') : null}
          titleId={titleId}
        />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b px-3 py-2">
        <TipoLabel tipo={order.tipo} className="text-18" />
        <span className="min-w-0 break-words font-bold text-20">{placeOf(order)}</span>
        <TableMark order={order} />
        <UnsentMark orderId={order._id} />
      </div>
      {update && (
        <KitchenEditMark
          update={update}
          now={now}
          isSeen={!hasUnseenChange}
          describedBy={titleId}
          onSeen={() => onSeeChange(order)}
        />
      )}
      <ul className={cx('grid gap-2.5 px-3 pt-3', order.estado === 'enviado' ? 'pb-3' : 'pb-6')}>
        {dishes.length === 0 && removedDishes.length === 0 && (
          <li className="font-semibold text-20">Nada que cocinar</li>
        )}
        {dishes.map(({ line, antes }, at) => (
          <KitchenLine key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} antes={antes} />
        ))}
        {removedDishes.map((line) => (
          <KitchenRemovedLine key={[line.id_sigo, ...lineDetails(line)].join()} line={line} />
        ))}
        {order.productos
          .filter((line) => !isDish(line))
          .map((line, at) => (
            <KitchenServiceLine key={line.itemId ?? `${at} ${line.id_sigo}`} line={line} />
          ))}
      </ul>
      {order.estado === 'enviado' && (
        <BumpButton
          keyNumber={keyNumber}
          isFirst={isFirst}
          describedBy={titleId}
          onBump={() => onBump(order)}
        />
      )}
    </article>
  );
});

/** The cook calls out a table by its number and anybody else by name. */
function placeOf({ mesa, nombreCliente }: Order): string {
  return mesa ? `Mesa ${mesa}` : nombreCliente;
}
