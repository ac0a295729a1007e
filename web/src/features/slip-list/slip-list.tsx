import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Ban, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { orderPlace } from '../orders/order-facts.ts';
import { Masonry } from './masonry.tsx';
import type { StillItem } from './still-list.ts';

interface SlipListProps {
  slips: readonly StillItem<Order>[];
  /** The orders as they are now: they tell what became of a slip that left. */
  known: readonly Order[];
  children: (order: Order, at: number) => ReactNode;
  columnWidth: number;
  gap: number;
  /** What became of a slip whose order goes on; undefined says the order's estado. */
  leftWord?: ((order: Order) => string | undefined) | undefined;
}

/** Slips in columns. One that left the list stays, faded and without controls, until the others may move up. */
export function SlipList(props: SlipListProps) {
  const { slips, known, children, columnWidth, gap, leftWord } = props;
  return (
    <Masonry items={slips} keyOf={idOf} columnWidth={columnWidth} gap={gap}>
      {({ item: order, hasLeft }, at) => (
        <>
          <div inert={hasLeft} className={cx(hasLeft && 'opacity-35')}>
            {children(order, at)}
          </div>
          {hasLeft && (
            <LeftMark
              order={order}
              now={known.find(({ _id }) => _id === order._id)}
              leftWord={leftWord}
            />
          )}
        </>
      )}
    </Masonry>
  );
}

const idOf = ({ item }: StillItem<Order>) => item._id;

interface LeftMarkProps extends Pick<SlipListProps, 'leftWord'> {
  order: Order;
  now: Order | undefined;
}

/** Says over a slip what became of its order: 'Facturado'. */
function LeftMark({ order, now, leftWord }: LeftMarkProps) {
  const { word, tone } = ESTADO_LOOK[now?.estado ?? order.estado];
  const own = now && leftWord?.(now);
  const isMoved = own !== undefined || (now !== undefined && now.estado !== order.estado);
  const Icon = isMoved && tone !== 'aji' ? Check : Ban;
  return (
    <p className="absolute inset-0 grid place-items-center p-3">
      <span className="inline-flex items-center gap-2 rounded-full bg-ink px-5 py-2.5 font-bold text-18 text-on-ink">
        <Icon aria-hidden size={22} />
        <span>
          <span className="sr-only">
            {`${shortId(order._id).toUpperCase()}, ${orderPlace(order)}: `}
          </span>
          {isMoved ? (own ?? word) : 'Ya no está aquí'}
        </span>
      </span>
    </p>
  );
}
