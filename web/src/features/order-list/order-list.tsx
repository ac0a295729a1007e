import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { ESTADOS, type Estado } from '@comanda/contract/orders/orders.words';
import { lazy, Suspense, useState } from 'react';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ConnectionBanner } from '../offline/connection-banner.tsx';
import type { Problem } from '../offline/outbox.ts';
import { useShiftOrders } from '../offline/use-shift-orders.ts';
import { WaitingNotices } from '../offline/waiting-notices.tsx';
import { useHeldMove, useMoveOrder } from '../order-moves/order-moves.ts';
import { UndoMoves } from '../order-moves/undo-moves.tsx';
import { ESTADO_LOOK } from '../orders/estado.ts';
import { latestFirst, longestFirst } from '../orders/order-facts.ts';
import { OrderSearchBar } from '../orders/order-search-bar.tsx';
import { SlipList } from '../slip-list/slip-list.tsx';
import { useStillList } from '../slip-list/still-list.ts';
import { OrderListState } from './order-list-state.tsx';
import { WaiterCard } from './waiter-card.tsx';

const PANEL = 'pedidos-lista';

// Loaded on demand, because few orders are cancelled.
const CancelOrderDialog = lazy(() =>
  import('./cancel-order-dialog.tsx').then((m) => ({ default: m.CancelOrderDialog })),
);

interface OrderListProps {
  dbName: string;
  estado: Estado;
  onEstado: (estado: Estado) => void;
  onTouched: () => void;
  onEdit: (order: Order) => void;
  onRetake: (problem: Problem) => void;
}

/** The tab 'Pedidos': the orders of the day by estado, and unfinished orders of earlier days. */
export function OrderList(props: OrderListProps) {
  const { dbName, estado, onEstado, onTouched, onEdit, onRetake } = props;
  const { query, orders: known, now, day, setDay } = useShiftOrders(dbName);
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<Order | null>(null);
  const move = useMoveOrder();
  const { orders, held, hold, undo } = useHeldMove({
    dbName,
    orders: known,
    from: 'preparado',
    to: 'entregado',
    now,
  });
  const shown = inTurn(filterOrders(orders, { estado, search }), estado);
  const slips = useStillList(shown, [query.isPending, estado, day, search].join());

  return (
    <div className="grid grid-cols-1 gap-3">
      <OrderSearchBar search={search} onSearch={setSearch} day={day} onDay={setDay} />
      <Tabs
        perRow={3}
        label="Estado del pedido"
        panelId={PANEL}
        value={estado}
        onChange={(next) => {
          onEstado(next);
          onTouched();
        }}
        tabs={ESTADOS.map((one) => ({
          id: one,
          label: ESTADO_LOOK[one].word,
          count: filterOrders(orders, { estado: one }).length,
        }))}
      />
      <TabPanel id={PANEL} active={estado}>
        <ConnectionBanner dbName={dbName} works="tomando, entregando y cancelando pedidos" />
        <WaitingNotices dbName={dbName} onRetake={onRetake} />
        <OrderListState
          query={query}
          isEmpty={slips.length === 0}
          isSearching={search.trim() !== ''}
        >
          <SlipList slips={slips} known={orders} columnWidth={440} gap={16}>
            {(order, at) => (
              <WaiterCard
                order={order}
                now={now}
                isFirst={at === 0}
                isOpen={order._id === openId}
                onToggle={() => setOpenId(order._id === openId ? null : order._id)}
                onDeliver={() => {
                  onTouched();
                  hold(order);
                }}
                onCancel={() => setCancelling(order)}
                onEdit={() => onEdit(order)}
              />
            )}
          </SlipList>
        </OrderListState>
      </TabPanel>
      {cancelling && (
        <Suspense>
          <CancelOrderDialog
            order={cancelling}
            isBusy={move.isPending}
            onClose={() => setCancelling(null)}
            onCancel={(motivo) =>
              move.mutate(
                { order: cancelling, estado: 'cancelado', motivo },
                { onSettled: () => setCancelling(null) },
              )
            }
          />
        </Suspense>
      )}
      <div className="fixed right-3 bottom-4 left-(--bar-left) z-30 ml-auto max-w-sm lg:left-auto lg:w-82">
        <UndoMoves held={held} done={ordersMessages.delivered} onUndo={undo} />
      </div>
    </div>
  );
}

/**
 * Prepared orders are listed by waiting time, because they are delivered in that order; all others
 * newest first.
 */
function inTurn(orders: readonly Order[], estado: Estado): readonly Order[] {
  if (estado === 'enviado') return orders;
  return estado === 'preparado' ? longestFirst(orders) : latestFirst(orders);
}
