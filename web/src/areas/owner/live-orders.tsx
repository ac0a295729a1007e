import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { useState } from 'react';
import { useShiftOrders } from '../../features/offline/use-shift-orders.ts';
import { useLiveOrders } from '../../features/order-board/orders.queries.ts';
import { EstadoMark, OrderCard } from '../../features/order-list/order-card.tsx';
import { OrderListState } from '../../features/order-list/order-list-state.tsx';
import { longestFirst } from '../../features/orders/order-facts.ts';
import { useOwnSede } from '../../features/owner/owner.api.ts';
import { SlipList } from '../../features/slip-list/slip-list.tsx';
import { useStillList } from '../../features/slip-list/still-list.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type Tab, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { OrdersViews } from './orders-views.tsx';
import { SedeNeeded } from './sede-needed.tsx';

const PANEL = 'pedidos-en-curso';
const STEPS = [
  { estado: 'enviado', word: 'En cocina' },
  { estado: 'preparado', word: 'Listos' },
  { estado: 'entregado', word: 'Por cobrar' },
] as const;
type Step = (typeof STEPS)[number]['estado'];

/** The chosen sede's orders as the staff has them now, to look at. */
export function LiveOrders() {
  const email = useStored(stored.authUser)?.email ?? '';
  const { sede, query } = useOwnSede(email);
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 pb-16 md:px-6">
      <title>Pedidos en curso · Comanda</title>
      <PageHeader title="Pedidos en curso" actions={<OrdersViews />}>
        Lo que pasa ahora en <strong className="text-ink">{sede?.nombre ?? 'tu sede'}</strong>, lo
        que más espera primero. Tu equipo los mueve; aquí los miras.
      </PageHeader>
      <SedeNeeded query={query} sede={sede}>
        {sede && <Board key={sede.dbName} dbName={sede.dbName} />}
      </SedeNeeded>
    </main>
  );
}

function Board({ dbName }: { dbName: string }) {
  useLiveOrders(dbName, useStored(stored.token));
  const { query, orders, now } = useShiftOrders(dbName);
  const [step, setStep] = useState<Step>('enviado');
  const [openId, setOpenId] = useState<string | null>(null);
  const shown = longestFirst(filterOrders(orders, { estado: step }));
  const slips = useStillList(shown, [query.isPending, step].join());
  const tabs: Tab<Step>[] = STEPS.map(({ estado, word }) => ({
    id: estado,
    label: word,
    count: filterOrders(orders, { estado }).length,
  }));
  const card = (order: Order) => (
    <OrderCard
      order={order}
      isOpen={order._id === openId}
      onToggle={() => setOpenId(order._id === openId ? null : order._id)}
      mark={<EstadoMark order={order} now={now} />}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tabs
        label="En qué van"
        panelId={PANEL}
        tabs={tabs}
        value={step}
        onChange={setStep}
        perRow={3}
      />
      <TabPanel id={PANEL} active={step}>
        <OrderListState query={query} isEmpty={slips.length === 0} isSearching={false}>
          <SlipList slips={slips} known={orders} columnWidth={400} gap={16}>
            {card}
          </SlipList>
        </OrderListState>
      </TabPanel>
    </div>
  );
}
