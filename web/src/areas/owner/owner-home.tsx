import { bogotaClock, bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { useMemo } from 'react';
import { openingAt } from '../../features/locations/opening.ts';
import { MembershipBadge, MembershipSlip } from '../../features/memberships/membership-slip.tsx';
import { useOrders } from '../../features/offline/use-orders.ts';
import { useLiveOrders } from '../../features/order-board/orders.queries.ts';
import { useOwnRestaurant, useOwnSede } from '../../features/owner/owner.api.ts';
import { PublicLink } from '../../features/owner/public-link.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { dayFigures } from '../../features/till/day-figures.ts';
import { DayRail } from '../../features/till/day-rail.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { Tiles } from './tiles.tsx';

/** Today at the chosen sede, and the way to everything else. */
export function OwnerHome() {
  const user = useStored(stored.authUser);
  const auth = useStored(stored.auth);
  const token = useStored(stored.token);
  const now = useNow(KITCHEN.refreshMs);
  const today = bogotaDay(now);
  const { sede, sedes, query: sedesQuery } = useOwnSede(user?.email ?? '');
  const { data: restaurant } = useOwnRestaurant(user?.id ?? '');

  const scope = useMemo(() => ({ day: today }), [today]);
  const ordersQuery = useOrders(sede?.dbName ?? '', scope, sede !== null);
  useLiveOrders(sede?.dbName ?? null, token);
  const orders = ordersQuery.data;
  const figures = orders && dayFigures(orders, now);
  const steps = useFirstSteps(
    user?.email ?? '',
    sede,
    sedesQuery.isSuccess ? sedes.length > 0 : null,
  );
  const opening = sede && openingAt(sede.horario, now);

  if (!user) return null;
  const membership = {
    user,
    sedes: sedesQuery.isSuccess ? sedes.length : null,
    sedesAllowed: auth?.membresiaParams?.sedes ?? null,
    now,
  };
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-x-8 gap-y-6 px-4 py-6 md:px-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <title>Tu restaurante · Comanda</title>
      <div className="grid grid-cols-1 content-start gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h1 className="text-28 md:text-36">{greeting(now)}</h1>
            <p className="pt-1 text-ink-soft">
              {[restaurant?.nombre, longDay(now)].filter(Boolean).join(' · ')}
            </p>
          </div>
          {sede && opening && (
            <Pulse tone={opening.isOpen ? 'cilantro' : 'neutral'} moving={opening.isOpen}>
              {openingWords(sede.nombre, opening)}
            </Pulse>
          )}
          <div className="flex w-full flex-wrap lg:hidden">
            <MembershipBadge {...membership} />
          </div>
        </header>
        {sedesQuery.isError && (
          <ErrorState
            title="No pudimos traer tus sedes"
            message={sedesQuery.error.message}
            onRetry={() => sedesQuery.refetch()}
            retrying={sedesQuery.isFetching}
          />
        )}
        {steps && <FirstSteps steps={steps} />}
        {!sedesQuery.isError && (sede || sedesQuery.isPending) && (
          <DayRail
            figures={figures}
            error={orders ? null : ordersQuery.error}
            onRetry={() => ordersQuery.refetch()}
            links={{ sales: PATHS.owner.reports, orders: PATHS.owner.orders }}
          />
        )}
        <section aria-labelledby="tu-restaurante" className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="tu-restaurante" className="text-22">
              Tu restaurante
            </h2>
            {orders && (
              <p className="text-14 text-ink-soft">
                Hoy, hasta {theHour(bogotaTime(new Date(ordersQuery.dataUpdatedAt)))}
              </p>
            )}
          </div>
          <Tiles
            sede={sede}
            sedes={sedes}
            sedesAllowed={membership.sedesAllowed}
            user={user}
            path={restaurant?.path ?? null}
            orders={orders ?? null}
            figures={figures ?? null}
            now={now}
          />
        </section>
      </div>
      <aside aria-label="Tu cuenta" className="grid grid-cols-1 content-start gap-5">
        <div className="hidden lg:block">
          <MembershipSlip {...membership} />
        </div>
        <PublicLink email={user.email} />
      </aside>
    </main>
  );
}

function openingWords(
  nombre: string,
  { isOpen, until }: { isOpen: boolean; until: string | null },
): string {
  if (isOpen)
    return until ? `${nombre} está abierta hasta ${theHour(until)}` : `${nombre} está abierta`;
  return until ? `${nombre} abre a ${theHour(until)}` : `${nombre} está cerrada`;
}

const LONG_DAY = new Intl.DateTimeFormat('es-CO', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Bogota',
});

/** Greets as in Colombia: the morning ends at noon, the afternoon at six. */
export function greeting(now: Date): string {
  const hour = bogotaClock(now).getUTCHours();
  if (hour < 5 || hour >= 18) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}

/** 'martes 18 de noviembre' */
export function longDay(date: Date): string {
  return LONG_DAY.format(date).replace(',', '');
}
