import { filterOrders } from '@comanda/contract/order-search';
import type { Estado } from '@comanda/contract/orders.words';
import { useState } from 'react';
import { DayFilter } from '../../features/orders/day-filter.tsx';
import { ESTADO_LOOK } from '../../features/orders/estado.ts';
import { Masonry } from '../../features/orders/masonry.tsx';
import { useMoveOrder } from '../../features/orders/order-actions.ts';
import { OrderSearch } from '../../features/orders/order-search.tsx';
import { useDayOrders } from '../../features/orders/use-day-orders.ts';
import { DisconnectedBanner } from '../../features/realtime/disconnected-banner.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { DayTakings } from './day-takings.tsx';
import { OrderListState } from './order-list-state.tsx';
import { TillSlip } from './till-slip.tsx';

type CajaEstado = Extract<Estado, 'entregado' | 'dado_de_baja' | 'facturado'>;

const ESTADOS: readonly CajaEstado[] = ['entregado', 'dado_de_baja', 'facturado'];
const PANEL = 'caja-seccion';
const LIST = 'caja-lista';

interface CajaProps {
  dbName: string;
  unseen: ReadonlySet<string>;
  onSeen: () => void;
}

export function Caja({ dbName, unseen, onSeen }: CajaProps) {
  const { query, orders, now, day, setDay } = useDayOrders(dbName);
  const [estado, setEstado] = useState<CajaEstado>('entregado');
  const [search, setSearch] = useState('');
  const move = useMoveOrder(dbName);
  const ofCaja = orders.filter((order) => ESTADOS.some((one) => one === order.estado));
  const shown = filterOrders(ofCaja, { estado, search, day });
  const movingId = move.isPending ? move.variables.order._id : null;

  return (
    <>
      <ConsoleHeader title="Caja" hasOneTab isLive>
        <Tabs
          label="Caja"
          panelId={PANEL}
          look="line"
          value="caja"
          onChange={onSeen}
          tabs={[
            {
              id: 'caja',
              label: 'Caja',
              ...(unseen.size > 0 && { alert: 'hay pedidos por facturar' }),
            },
          ]}
        />
      </ConsoleHeader>
      <main className="flex-1">
        <TabPanel
          id={PANEL}
          active="caja"
          className="grid min-h-full grid-cols-1 xl:grid-cols-[minmax(0,1fr)_20.5rem]"
        >
          <div className="grid grid-cols-1 content-start gap-3 p-3 md:p-5">
            <div className="flex flex-wrap gap-3">
              <div className="max-w-full">
                <Tabs
                  label="Estado del pedido"
                  panelId={LIST}
                  value={estado}
                  onChange={(next) => {
                    setEstado(next);
                    onSeen();
                  }}
                  tabs={ESTADOS.map((one) => ({
                    id: one,
                    label: ESTADO_LOOK[one].word,
                    count: filterOrders(ofCaja, { estado: one, day }).length,
                  }))}
                />
              </div>
              <OrderSearch value={search} onChange={setSearch} className="min-w-36 flex-1" />
              <DayFilter day={day} onChange={setDay} />
            </div>
            <TabPanel id={LIST} active={estado}>
              <DisconnectedBanner />
              <OrderListState
                query={query}
                isEmpty={shown.length === 0}
                isSearching={search.trim() !== ''}
              >
                <Masonry items={shown} keyOf={({ _id }) => _id} columnWidth={288} gap={16}>
                  {(order, at) => (
                    <TillSlip
                      order={order}
                      now={now}
                      isFirst={at === 0}
                      isMoving={order._id === movingId}
                      onInvoice={() => {
                        onSeen();
                        move.mutate({ order, estado: 'facturado' });
                      }}
                    />
                  )}
                </Masonry>
              </OrderListState>
            </TabPanel>
          </div>
          {query.data && (
            <aside className="bg-sunken p-3 md:p-5 xl:border-line xl:border-l">
              <DayTakings orders={ofCaja} day={day} />
            </aside>
          )}
        </TabPanel>
      </main>
    </>
  );
}
