import { useState } from 'react';
import { CompletedFilterBar } from '../../features/completed-orders/completed-filter-bar.tsx';
import {
  daysOf,
  hasFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from '../../features/completed-orders/completed-filters.tsx';
import {
  CompletedOrderSlip,
  CompletedOrdersState,
} from '../../features/completed-orders/completed-order-slip.tsx';
import {
  useCompletedOrders,
  useLiveCompletedOrders,
} from '../../features/completed-orders/completed-orders.queries.ts';
import { useOwnSede } from '../../features/owner/owner.api.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { Masonry } from '../../features/slip-list/masonry.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { cx } from '../../ui/cx.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OrdersViews } from './orders-views.tsx';
import { SedeNeeded } from './sede-needed.tsx';

/** The finished orders of the chosen sede. The filters are in the address. */
export function CompletedOrders() {
  const email = useStored(stored.authUser)?.email ?? '';
  const token = useStored(stored.token);
  const { sede, query: sedesQuery } = useOwnSede(email);
  const dbName = sede?.dbName ?? '';
  const now = useNow(60_000);
  const [filters, change] = useAddressState(readFilters, writeFilters);
  const q = useSettled(filters.q.trim());
  // A new key resets half-picked days in the bar when all filters are removed.
  const [clearings, setClearings] = useState(0);

  const { estados } = filters;
  const query = useCompletedOrders(dbName, { estados, ...daysOf(filters, now), q });
  useLiveCompletedOrders(dbName, token);
  const orders = query.data?.pages.flatMap(({ data }) => data) ?? [];

  const clear = () => {
    change(NO_FILTERS);
    setClearings(clearings + 1);
  };

  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 pb-16 md:px-6">
      <title>Pedidos completados · Comanda</title>
      <PageHeader title="Pedidos completados" actions={<OrdersViews />}>
        Lo que ya terminó en <strong className="text-ink">{sede?.nombre ?? 'tu sede'}</strong>, lo
        más nuevo primero.
      </PageHeader>
      <SedeNeeded query={sedesQuery} sede={sede}>
        <CompletedFilterBar key={clearings} filters={filters} onChange={change} now={now} />
        <CompletedOrdersState
          query={query}
          isEmpty={orders.length === 0}
          isNarrowed={q !== '' || hasFilters(filters)}
          onClear={clear}
        >
          <div
            aria-busy={query.isPlaceholderData}
            className={cx(
              'transition-opacity duration-150',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <Masonry items={orders} keyOf={({ _id }) => _id} columnWidth={330} gap={20}>
              {(order) => <CompletedOrderSlip order={order} now={now} />}
            </Masonry>
          </div>
          <LoadMore query={query} shown={orders.length} noun="pedidos" />
        </CompletedOrdersState>
      </SedeNeeded>
    </main>
  );
}
