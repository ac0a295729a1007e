import { shiftStart } from '@comanda/contract/days';
import { KITCHEN, kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { filterOrders } from '@comanda/contract/orders/order-search';
import type { Order } from '@comanda/contract/orders/orders';
import { OPEN_ESTADOS } from '@comanda/contract/orders/orders.rules';
import { ChefHat } from 'lucide-react';
import { useState } from 'react';
import { CompletedOrderSlip } from '../../features/completed-orders/completed-order-slip.tsx';
import { useOrders } from '../../features/offline/use-orders.ts';
import { forWhen } from '../../features/orders/for-when.ts';
import { longestFirst, orderSince } from '../../features/orders/order-facts.ts';
import { isUnderWay } from '../../features/orders/under-way.ts';
import { useOwnSede } from '../../features/owner/owner.api.ts';
import { chooseSede } from '../../features/owner/tab-sede.ts';
import { useHome } from '../../features/owner-home/home.api.ts';
import { sumHome } from '../../features/owner-home/home-sum.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { Masonry } from '../../features/slip-list/masonry.tsx';
import { useLiveOrders } from '../../features/tables/use-live-orders.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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

const SCOPE = { estados: OPEN_ESTADOS };
const NONE: readonly Order[] = [];

/** The chosen sede's orders as the staff has them now, to look at. */
export function LiveOrders() {
  const email = useStored(stored.authUser)?.email ?? '';
  const { sede, sedes, query } = useOwnSede(email);
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 pb-16 md:px-6">
      <title>Pedidos en curso · Comanda</title>
      <PageHeader title="Pedidos en curso" actions={<OrdersViews />}>
        Lo que pasa ahora en <strong className="text-ink">{sede?.nombre ?? 'tu sede'}</strong>, lo
        que más espera primero. Tu equipo los mueve; aquí los miras.
      </PageHeader>
      {sede && sedes.length > 1 && <KitchenBySede sede={sede} sedes={sedes} />}
      <SedeNeeded query={query} sede={sede}>
        {sede && <Board key={sede.dbName} dbName={sede.dbName} />}
      </SedeNeeded>
    </main>
  );
}

interface KitchenBySedeProps {
  sede: Location;
  sedes: readonly Location[];
}

/** The home counts the kitchens of all sedes together; here each has its own. */
function KitchenBySede({ sede, sedes }: KitchenBySedeProps) {
  const { data: home } = useHome();
  return (
    <ul aria-label="Sedes" className="flex flex-wrap gap-2">
      {sedes.map((one) => {
        const now = home?.find(({ dbName }) => dbName === one.dbName);
        const isChosen = one._id === sede._id;
        return (
          <li key={one._id} className="min-w-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => chooseSede(one)}
              className={cx(
                'wrap-anywhere min-h-11 rounded-full px-4 text-left font-semibold text-14',
                isChosen ? CHOSEN : 'bg-sunken hover:bg-line',
              )}
            >
              {one.nombre}
              {now && ` · ${sumHome([now]).enCocina} en cocina`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Nothing here can be tapped, so slips may move as the orders do. */
function Board({ dbName }: { dbName: string }) {
  useLiveOrders(dbName, useStored(stored.token));
  const now = useNow(KITCHEN.refreshMs);
  const query = useOrders(dbName, SCOPE);
  const [step, setStep] = useState<Step>('enviado');
  const since = shiftStart(now);
  // Food until it is delivered; a bill for its night.
  const orders = (query.data ?? NONE).filter(
    (order) => isUnderWay(order) || new Date(order.horaCreacion) >= since,
  );
  const at = (estado: Step) => filterOrders(orders, { estado });
  const shown = longestFirst(at(step));
  const tabs: Tab<Step>[] = STEPS.map(({ estado, word }) => ({
    id: estado,
    label: word,
    count: at(estado).length,
  }));
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
        {query.isPending && (
          <div role="status" className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
            <span className="sr-only">Cargando pedidos</span>
            <Skeleton className="h-64" />
            <Skeleton className="h-64" />
          </div>
        )}
        {query.isError && !query.data && (
          <ErrorState
            title="No pudimos traer los pedidos"
            message={query.error.message}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data && shown.length === 0 && (
          <EmptyState icon={<ChefHat size={36} />} title="Nada por aquí ahora">
            Cuando entre un pedido lo ves aquí al momento.
          </EmptyState>
        )}
        {shown.length > 0 && (
          <Masonry items={shown} keyOf={({ _id }) => _id} columnWidth={330} gap={20}>
            {(order) => (
              <CompletedOrderSlip
                order={order}
                now={now}
                mark={<AgeMark order={order} now={now} />}
              />
            )}
          </Masonry>
        )}
      </TabPanel>
    </div>
  );
}

const TONES: Record<ReturnType<typeof kitchenAge>['tone'], Tone> = {
  fresh: 'cilantro',
  amber: 'maiz',
  red: 'aji',
};

/** How long the order waits where it is; only in the kitchen a long wait is late. */
function AgeMark({ order, now }: { order: Order; now: Date }) {
  if (order.programado && isAhead(order, now)) {
    return <Badge tone="agave">{forWhen(order.programado, now)}</Badge>;
  }
  const { tone, text } = kitchenAge(orderSince(order) ?? order.horaCreacion, now);
  return <Badge tone={order.estado === 'enviado' ? TONES[tone] : 'neutral'}>{text}</Badge>;
}
