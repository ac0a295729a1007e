import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { bogotaClock, bogotaDay, bogotaTime } from '@comanda/contract/days';
import { KITCHEN } from '@comanda/contract/kitchen/kitchen-age';
import { isHoliday } from '@comanda/contract/locations/holidays';
import type { Location } from '@comanda/contract/locations/locations';
import { useEffect, useRef, useState } from 'react';
import { takeWelcome } from '../../features/auth/welcome.ts';
import { MembershipBadge } from '../../features/memberships/membership-slip.tsx';
import { LinkBar } from '../../features/owner/link-bar.tsx';
import { useOwnRestaurant, useOwnSede } from '../../features/owner/owner.api.ts';
import { usePath } from '../../features/owner/path.api.ts';
import { PublicLink } from '../../features/owner/public-link.tsx';
import { useSedeInAddress } from '../../features/owner/sede-in-address.ts';
import { useHome, useLiveHome } from '../../features/owner-home/home.api.ts';
import { sumHome } from '../../features/owner-home/home-sum.ts';
import { needsOf } from '../../features/owner-home/needs.ts';
import { NeedsList } from '../../features/owner-home/needs-list.tsx';
import { SalesSlip, useDaySales } from '../../features/owner-home/sales-slip.tsx';
import { SedeSlip } from '../../features/owner-home/sede-slip.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { Tiles } from './tiles.tsx';

/** The restaurant now, what waits for its owner, and the way to everything else. */
export function OwnerHome() {
  const user = useStored(stored.authUser);
  const auth = useStored(stored.auth);
  const token = useStored(stored.token);
  const now = useNow(KITCHEN.refreshMs);
  const [isWelcome] = useState(takeWelcome);
  const { sede, sedes, query: sedesQuery } = useOwnSede(user?.email ?? '');
  const { data: restaurant } = useOwnRestaurant(user?.id ?? '');
  const { data: path, isPending: isPathPending } = usePath(user?.email ?? '');
  const inAddress = useSedeInAddress(sedes);
  const rail = useChosenInView(inAddress?._id);
  const home = useHome();
  const sales = useDaySales(now, home.isFetched);
  useLiveHome(namesOf(sedes), token);
  const steps = useFirstSteps(
    user?.email ?? '',
    sede,
    sedesQuery.isSuccess ? sedes.length > 0 : null,
  );

  if (!user) return null;
  // The figures of the tiles are of one sede or of all, never a mixture.
  const only = inAddress ?? (sedes.length === 1 ? sede : null);
  const isMeant = ({ dbName }: { dbName: string }) => !only || dbName === only.dbName;
  const sold = sales.report.data?.porSede;
  const soldAt = (one: Location) => sold?.find(({ dbName }) => dbName === one.dbName);
  const factsOf = (one: Location) => home.data?.find(({ dbName }) => dbName === one.dbName);
  const needs = home.data && needsOf({ user, restaurant, sedes, home: home.data, now });
  const hasSedes = sedes.length > 0 || sedesQuery.isPending;
  const hasLeft = hasSedes || path === null;
  const membership = {
    user,
    sedes: sedesQuery.isSuccess ? sedes.length : null,
    sedesAllowed: auth?.membresiaParams?.sedes ?? null,
    now,
  };
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 py-6 pb-16 md:px-6">
      <title>Tu restaurante · Comanda</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere line-clamp-2 text-28 md:text-36">
            {[greeting(now), restaurant?.nombre].filter(Boolean).join(', ')}
          </h1>
          <p className="pt-1 text-ink-soft">
            {isWelcome && <strong className="text-ink">{ownerAuthMessages.welcomeBack} </strong>}
            {longDay(now)}
            {isHoliday(bogotaDay(now)) && ', festivo'} · {bogotaTime(now)}
          </p>
        </div>
        {path && <LinkBar email={user.email} path={path} />}
        {isPathPending && <Skeleton className="h-11 w-full lg:w-110" />}
      </div>
      {sedesQuery.isError && (
        <ErrorState
          title="No pudimos traer tus sedes"
          message={sedesQuery.error.message}
          onRetry={() => sedesQuery.refetch()}
          retrying={sedesQuery.isFetching}
        />
      )}
      {steps && <FirstSteps steps={steps} />}
      {hasSedes && (
        <section aria-label="Hoy">
          <div aria-hidden className="rail relative z-10" />
          <ul
            ref={rail}
            className="no-scrollbar -mt-2 -mb-5 flex snap-x scroll-px-3.5 gap-3.5 overflow-x-auto px-3.5 pb-8"
          >
            <li className="min-w-72 flex-[1.6] snap-start *:h-full">
              <SalesSlip sales={sales} now={now} isAmongOne={inAddress !== undefined} />
            </li>
            {sedes.map((one) => (
              <li key={one._id} data-sede={one._id} className="min-w-52 flex-1 snap-start *:h-full">
                <SedeSlip sede={one} home={factsOf(one)} ventas={soldAt(one)?.ventas} now={now} />
              </li>
            ))}
            {sedes.length === 0 && (
              <li className="min-w-52 flex-1">
                <Skeleton className="mt-2 h-64" />
              </li>
            )}
          </ul>
        </section>
      )}
      <div className={cx('grid grid-cols-1 gap-6', hasLeft && 'lg:grid-cols-2')}>
        {hasLeft && (
          <div className="flex flex-col gap-6">
            {path === null && <PublicLink email={user.email} />}
            {hasSedes && <NeedsList needs={needs ?? null} error={home.data ? null : home.error} />}
          </div>
        )}
        <section aria-labelledby="tu-restaurante" className="grid content-start gap-3">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <h2 id="tu-restaurante" className="wrap-anywhere text-22">
              {inAddress ? `Tu restaurante en ${inAddress.nombre}` : 'Tu restaurante'}
            </h2>
            <MembershipBadge {...membership} />
          </div>
          <Tiles
            only={only}
            sede={only ?? sede}
            sedes={sedes}
            sedesAllowed={membership.sedesAllowed}
            user={user}
            path={path ?? null}
            sum={home.data && sumHome(home.data.filter(isMeant))}
            facturados={sold?.filter(isMeant).reduce((sum, { pedidos }) => sum + pedidos, 0)}
            now={now}
          />
        </section>
      </div>
    </main>
  );
}

/** On a phone the rail scrolls: a sede that is chosen now hangs in it wholly. */
function useChosenInView(id: string | undefined) {
  const rail = useRef<HTMLUListElement>(null);
  const shown = useRef(id);

  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (!id) return;
    const list = rail.current;
    const slip = list?.querySelector<HTMLElement>(`[data-sede="${CSS.escape(id)}"]`);
    // Not scrollIntoView, which would also move the page.
    if (list && slip) list.scrollTo({ left: slip.offsetLeft - list.offsetLeft - RAIL_PADDING });
  }, [id]);
  return rail;
}

const RAIL_PADDING = 14;

function namesOf(sedes: readonly Location[]): string[] {
  return sedes.map(({ dbName }) => dbName);
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
