import { bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { locationsMessages } from '@comanda/contract/locations/locations.messages';
import { sedesProgress } from '@comanda/contract/locations/locations.rules';
import { restaurantPath } from '@comanda/contract/pages/addresses';
import { ExternalLink, Plus, Store } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LocationDialog } from '../../features/locations/location-dialog.tsx';
import { OwnSedeCard } from '../../features/locations/own-sede-card.tsx';
import { FreeSedeSlot, SedesLeft } from '../../features/locations/sedes-left.tsx';
import { TablesDialog } from '../../features/locations/tables-dialog.tsx';
import { useOrders } from '../../features/offline/use-orders.ts';
import { useOwnRestaurant, useOwnSede } from '../../features/owner/owner.api.ts';
import { chooseSede } from '../../features/owner/tab-sede.ts';
import { PlanDialog } from '../../features/plan/plan-dialog.tsx';
import { PrintersDialog } from '../../features/printing/printers-dialog.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { CloseSedeDialog } from '../../features/sede-life/close-sede-dialog.tsx';
import { ClosedSedes } from '../../features/sede-life/closed-sedes.tsx';
import { MoneyDialog } from '../../features/sede-settings/money-dialog.tsx';
import { SettingsDialog } from '../../features/sede-settings/settings-dialog.tsx';
import { StaffLinkDialog } from '../../features/staff-door/staff-link-dialog.tsx';
import { dayFigures } from '../../features/till/day-figures.ts';
import { navigateToParams, useSearchParams } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// Loaded on demand, with the library that drags.
const StationsDialog = lazy(() =>
  import('../../features/stations/stations-dialog.tsx').then((m) => ({
    default: m.StationsDialog,
  })),
);

const ZonesDialog = lazy(() =>
  import('../../features/zones/zones-dialog.tsx').then((m) => ({ default: m.ZonesDialog })),
);

/** The restaurant's sedes, and the choice of the one that the other screens are about. */
export function Locations() {
  const user = useStored(stored.authUser);
  const auth = useStored(stored.auth);
  const { sede, sedes, closed, query } = useOwnSede(user?.email ?? '');
  const { data: restaurant } = useOwnRestaurant(user?.id ?? '');
  const [managed, setManaged] = useState<{ location: Location | null } | null>(null);
  const [kitchen, setKitchen] = useState<Location | null>(null);
  const [printing, setPrinting] = useState<Location | null>(null);
  const [tables, setTables] = useState<Location | null>(null);
  const [plan, setPlan] = useState<Location | null>(null);
  const [settings, setSettings] = useState<Location | null>(null);
  const [money, setMoney] = useState<Location | null>(null);
  const [zones, setZones] = useState<Location | null>(null);
  const [staffDoor, setStaffDoor] = useState<Location | null>(null);
  const [closing, setClosing] = useState<Location | null>(null);
  const params = useSearchParams();
  const isAskedFor = params.get('panel') === 'ajustes';
  const shownSettings = settings ?? (isAskedFor ? sede : null);
  const closeSettings = () => {
    setSettings(null);
    if (isAskedFor) navigateToParams(new URLSearchParams(), { replace: true });
  };
  const progress = sedesProgress(sedes.length, auth?.membresiaParams?.sedes);
  const add = () => setManaged({ location: null });

  if (!user) return null;
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 py-6 pb-16 md:px-6">
      <title>Sedes · Comanda</title>
      <PageHeader
        title="Sedes"
        actions={
          (query.isPending && <Skeleton className="h-22 w-80 max-w-full sm:h-11 sm:w-125" />) ||
          (query.isSuccess && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <SedesLeft progress={progress} planNombre={user.planNombre} />
              {sedes.length > 0 && (
                <div className="flex flex-wrap gap-2">
                  {restaurant && (
                    // In a new tab, because the public page changes the sede that this browser has
                    // chosen.
                    <a
                      href={restaurantPath(restaurant.path ?? restaurant._id)}
                      target="_blank"
                      rel="noreferrer"
                      className={buttonClass({ variant: 'secondary' })}
                    >
                      <ExternalLink aria-hidden size={18} />
                      Ver como cliente
                    </a>
                  )}
                  {progress.canAdd && (
                    <Button icon={<Plus aria-hidden size={20} />} onClick={add}>
                      Agregar sede
                    </Button>
                  )}
                </div>
              )}
            </div>
          ))
        }
      >
        El menú, los pedidos y el personal que ves son los de la sede seleccionada.
      </PageHeader>
      {query.isPending && <LocationsSkeleton />}
      {query.isError && (
        <ErrorState
          title={locationsMessages.loadFailed()}
          message={query.error.message}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isSuccess && sedes.length === 0 && (
        <EmptyState
          icon={<Store size={36} />}
          title="Abre tu primera sede"
          action={
            progress.canAdd && (
              <Button size="lg" icon={<Plus aria-hidden size={20} />} onClick={add}>
                Agregar sede
              </Button>
            )
          }
        >
          Ponle nombre, dirección, horario y una foto. Con ella empiezas a armar el menú y a recibir
          pedidos.
        </EmptyState>
      )}
      {sedes.length > 0 && (
        <OwnSedes
          sedes={sedes}
          selected={sede}
          total={progress.total}
          canAdd={progress.canAdd}
          onEdit={(location) => setManaged({ location })}
          onKitchen={setKitchen}
          onPrinters={setPrinting}
          onTables={setTables}
          onPlan={setPlan}
          onSettings={setSettings}
          onMoney={setMoney}
          onZones={setZones}
          onStaffLink={setStaffDoor}
          onShut={setClosing}
          onAdd={add}
        />
      )}
      <ClosedSedes email={user.email} sedes={closed} />
      {query.isSuccess && !progress.canAdd && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-control border-dashed p-4">
          <p className="font-medium">{locationsMessages.limitReached}</p>
          <ButtonLink to={OWNER_PATHS.membership} variant="secondary">
            Ver membresía
          </ButtonLink>
        </div>
      )}
      {managed && (
        <LocationDialog
          email={user.email}
          location={managed.location}
          onClose={() => setManaged(null)}
        />
      )}
      {kitchen && (
        <Suspense>
          <StationsDialog location={kitchen} onClose={() => setKitchen(null)} />
        </Suspense>
      )}
      {printing && <PrintersDialog location={printing} onClose={() => setPrinting(null)} />}
      {shownSettings && <SettingsDialog location={shownSettings} onClose={closeSettings} />}
      {zones && (
        <Suspense>
          <ZonesDialog location={zones} onClose={() => setZones(null)} />
        </Suspense>
      )}
      {money && <MoneyDialog location={money} onClose={() => setMoney(null)} />}
      {staffDoor && restaurant && (
        <StaffLinkDialog
          location={staffDoor}
          restaurant={restaurant}
          onClose={() => setStaffDoor(null)}
        />
      )}
      {plan && <PlanDialog location={plan} onClose={() => setPlan(null)} />}
      {closing && (
        <CloseSedeDialog email={user.email} location={closing} onClose={() => setClosing(null)} />
      )}
      {tables && <TablesDialog location={tables} onClose={() => setTables(null)} />}
    </main>
  );
}

/** Placeholders for the cards while they load. */
function LocationsSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Cargando tus sedes…</span>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-112 rounded-card" />
        <Skeleton className="hidden h-112 rounded-card sm:block" />
      </div>
    </div>
  );
}

interface OwnSedesProps {
  sedes: readonly Location[];
  selected: Location | null;
  total: number;
  canAdd: boolean;
  onEdit: (location: Location) => void;
  onKitchen: (location: Location) => void;
  onPrinters: (location: Location) => void;
  onTables: (location: Location) => void;
  onPlan: (location: Location) => void;
  onSettings: (location: Location) => void;
  onMoney: (location: Location) => void;
  onZones: (location: Location) => void;
  onStaffLink: (location: Location) => void;
  onShut: (location: Location) => void;
  onAdd: () => void;
}

function OwnSedes(props: OwnSedesProps) {
  const { sedes, selected, total, canAdd, onEdit, onPrinters, onTables } = props;
  const { onKitchen, onPlan, onSettings, onMoney, onZones, onStaffLink, onShut, onAdd } = props;
  const now = useNow(60_000);
  const select = (location: Location) => {
    chooseSede(location);
    toast.success(`Ahora ves la sede ${location.nombre}`, { id: 'sede' });
  };
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {sedes.map((location) => (
        <OwnSedeCard
          key={location._id}
          location={location}
          now={now}
          isSelected={location._id === selected?._id}
          onSelect={() => select(location)}
          onEdit={() => onEdit(location)}
          onAttention={() => chooseSede(location)}
          onKitchen={() => onKitchen(location)}
          onPrinters={() => onPrinters(location)}
          onTables={() => onTables(location)}
          onPlan={() => onPlan(location)}
          onSettings={() => onSettings(location)}
          onMoney={() => onMoney(location)}
          onZones={() => onZones(location)}
          onStaffLink={() => onStaffLink(location)}
          onShut={() => onShut(location)}
        >
          <SedeToday dbName={location.dbName} now={now} />
        </OwnSedeCard>
      ))}
      {canAdd && <FreeSedeSlot total={total} onAdd={onAdd} />}
    </ul>
  );
}

/** The orders and sales of a sede today. If they fail to load, the card shows nothing of them. */
function SedeToday({ dbName, now }: { dbName: string; now: Date }) {
  const day = bogotaDay(now);
  const scope = useMemo(() => ({ day }), [day]);
  const { data: orders } = useOrders(dbName, scope);
  const figures = orders && dayFigures(orders, now);
  return (
    <div className="grid gap-3 text-14">
      <div aria-hidden className="rule-dashed" />
      <p className="flex min-h-7 items-baseline justify-between gap-3">
        <span className="text-ink-soft">{figures ? ordersWords(figures.pedidos) : 'Hoy'}</span>
        {figures && (
          <span>
            Ventas <Money amount={figures.ventas} className="figures pl-1 text-18" />
          </span>
        )}
      </p>
    </div>
  );
}

function ordersWords(count: number): string {
  if (count === 0) return 'Hoy, aún sin pedidos';
  return count === 1 ? 'Hoy, 1 pedido' : `Hoy, ${count} pedidos`;
}
