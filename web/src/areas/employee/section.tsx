import { lazy, type ReactNode, Suspense } from 'react';
import type { AlertedSection, OrderAlerts } from '../../features/order-board/order-alerts.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageLoading } from '../../ui/spinner.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { sectionLook } from './console-menu.tsx';
import { rightsOf } from './employee-rights.ts';

// Each on demand, so that nobody waits for the section of somebody else.
const Pedidos = lazy(() => import('./pedidos.tsx').then((m) => ({ default: m.Pedidos })));
const Cocina = lazy(() => import('./cocina.tsx').then((m) => ({ default: m.Cocina })));
const Reportes = lazy(() => import('./reportes.tsx').then((m) => ({ default: m.Reportes })));
const Caja = lazy(() => import('./caja.tsx').then((m) => ({ default: m.Caja })));

interface SectionProps {
  section: string | null;
  dbName: string;
  alerts: OrderAlerts;
  onSeen: (section: AlertedSection) => void;
  /** True if the sede's orders arrive over the socket. */
  isLive: boolean;
}

/** The open section, beside the side menu. */
export function Section({ section, dbName, alerts, onSeen, isLive }: SectionProps) {
  switch (section) {
    case 'cocina':
      return (
        <OnDemand section={section}>
          <Cocina dbName={dbName} unseen={alerts.cocina} onSeen={() => onSeen('cocina')} />
        </OnDemand>
      );
    case 'pedidos':
      return (
        <OnDemand section={section}>
          <Pedidos dbName={dbName} unseen={alerts.pedidos} onSeen={() => onSeen('pedidos')} />
        </OnDemand>
      );
    case 'caja':
      return (
        <OnDemand section={section}>
          <Caja dbName={dbName} unseen={alerts.caja} onSeen={() => onSeen('caja')} />
        </OnDemand>
      );
    case 'empleados':
      return <Empleados dbName={dbName} />;
    case 'menu':
      return <Menu dbName={dbName} />;
    case 'reportes':
      return (
        <OnDemand section={section}>
          <Reportes dbName={dbName} isLive={isLive} />
        </OnDemand>
      );
    case null:
      return (
        <>
          <ConsoleHeader title="Consola" isLive={false} />
          <main>
            <EmptyState title="Todavía no tienes permisos">
              Pide a quien administra la sede que te asigne una sección.
            </EmptyState>
          </main>
        </>
      );
    default:
      return (
        <>
          <ConsoleHeader title={sectionLook(section).word} isLive={false} />
          <main>
            <EmptyState title="Esta sección todavía no tiene pantalla" />
          </main>
        </>
      );
  }
}

/** A section with its title from the start, while the rest of it is loaded. */
function OnDemand({ section, children }: { section: string; children: ReactNode }) {
  const loading = (
    <>
      <ConsoleHeader title={sectionLook(section).word} isLive={false} />
      <main className="flex-1">
        <PageLoading />
      </main>
    </>
  );
  return <Suspense fallback={loading}>{children}</Suspense>;
}

// Loaded on demand, so that employees who take orders do not wait for it.
const MenuManager = lazy(() =>
  import('../../features/menu-admin/menu-manager.tsx').then((m) => ({ default: m.MenuManager })),
);

function Menu({ dbName }: { dbName: string }) {
  return (
    <>
      <ConsoleHeader title="Menú" isLive={false} />
      <main className="flex-1 p-4 pb-24 md:p-5 lg:pb-8">
        <Suspense fallback={<PageLoading />}>
          <MenuManager
            dbName={dbName}
            heading={
              <p className="text-ink-soft">
                Lo que cambies se ve al instante en el menú de los clientes.
              </p>
            }
          />
        </Suspense>
      </main>
    </>
  );
}

// Loaded on demand, so that employees who take orders do not wait for it.
const StaffManager = lazy(() =>
  import('../../features/staff/staff-manager.tsx').then((m) => ({ default: m.StaffManager })),
);

function Empleados({ dbName }: { dbName: string }) {
  const user = useStored(stored.user);
  const location = useStored(stored.location);
  if (user?.tipo !== 'empleado') return null;
  return (
    <>
      <ConsoleHeader title="Empleados" isLive={false} />
      <main className="flex-1 p-3 md:p-5">
        <Suspense fallback={<PageLoading />}>
          <StaffManager
            dbName={dbName}
            sedeName={location?.nombre ?? ''}
            actor={{ tipo: 'empleado', ...rightsOf(user) }}
            selfId={user.id}
            place="console"
          />
        </Suspense>
      </main>
    </>
  );
}
