import * as MESSAGES from '@comanda/contract/messages';
import { filterOrders } from '@comanda/contract/order-search';
import type { Order } from '@comanda/contract/orders';
import { isEditable, nextEstados } from '@comanda/contract/orders.rules';
import { ESTADOS, type Estado } from '@comanda/contract/orders.words';
import { HandPlatter, Pencil } from 'lucide-react';
import { useState } from 'react';
import { DayFilter } from '../../features/orders/day-filter.tsx';
import { ESTADO_LOOK } from '../../features/orders/estado.ts';
import { Masonry } from '../../features/orders/masonry.tsx';
import { useMoveOrder } from '../../features/orders/order-actions.ts';
import { OrderSearch } from '../../features/orders/order-search.tsx';
import { useDayOrders } from '../../features/orders/use-day-orders.ts';
import { DisconnectedBanner } from '../../features/realtime/disconnected-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EstadoMark } from './estado-mark.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderListState } from './order-list-state.tsx';

const PANEL = 'pedidos-lista';

interface OrderListProps {
  dbName: string;
  onTouched: () => void;
  onEdit: (order: Order) => void;
}

/** The tab 'Pedidos': every order of the day, by its state. */
export function OrderList({ dbName, onTouched, onEdit }: OrderListProps) {
  const { query, orders, now, day, setDay } = useDayOrders(dbName);
  const [estado, setEstado] = useState<Estado>('enviado');
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<Order | null>(null);
  const move = useMoveOrder(dbName);
  const shown = filterOrders(orders, { estado, search, day });
  const movingId = move.isPending ? move.variables.order._id : null;

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <OrderSearch value={search} onChange={setSearch} className="min-w-36 flex-1" />
        <DayFilter day={day} onChange={setDay} />
      </div>
      <Tabs
        label="Estado del pedido"
        panelId={PANEL}
        value={estado}
        onChange={(next) => {
          setEstado(next);
          onTouched();
        }}
        tabs={ESTADOS.map((one) => ({
          id: one,
          label: ESTADO_LOOK[one].word,
          count: filterOrders(orders, { estado: one, day }).length,
        }))}
      />
      <TabPanel id={PANEL} active={estado}>
        <DisconnectedBanner />
        <OrderListState
          query={query}
          isEmpty={shown.length === 0}
          isSearching={search.trim() !== ''}
        >
          <Masonry items={shown} keyOf={({ _id }) => _id} columnWidth={440} gap={16}>
            {(order, at) => (
              <OrderCard
                order={order}
                isOpen={order._id === openId}
                onToggle={() => setOpenId(order._id === openId ? null : order._id)}
                mark={<EstadoMark order={order} now={now} />}
                quick={
                  order.estado === 'preparado' && (
                    <Button
                      size="lg"
                      variant={at === 0 ? 'primary' : 'wash'}
                      icon={<HandPlatter aria-hidden size={20} />}
                      busy={order._id === movingId}
                      onClick={() => move.mutate({ order, estado: 'entregado' })}
                    >
                      Entregar
                    </Button>
                  )
                }
                actions={
                  nextEstados(order.estado).includes('cancelado') && (
                    <>
                      <Button size="lg" variant="danger-ghost" onClick={() => setCancelling(order)}>
                        Cancelar
                      </Button>
                      {isEditable(order) && (
                        <Button
                          size="lg"
                          variant="wash"
                          icon={<Pencil aria-hidden size={20} />}
                          onClick={() => onEdit(order)}
                        >
                          Editar
                        </Button>
                      )}
                    </>
                  )
                }
              />
            )}
          </Masonry>
        </OrderListState>
      </TabPanel>
      <ConfirmDialog
        open={cancelling !== null}
        title={MESSAGES.orders.confirmCancel}
        confirmLabel="Cancelar la orden"
        busy={move.isPending}
        onCancel={() => setCancelling(null)}
        onConfirm={() => {
          if (!cancelling) return;
          move.mutate(
            { order: cancelling, estado: 'cancelado' },
            { onSettled: () => setCancelling(null) },
          );
        }}
      />
    </div>
  );
}
