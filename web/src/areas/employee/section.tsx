import { lazy, Suspense } from 'react';
import type { AlertedSection, OrderAlerts } from '../../features/order-board/order-alerts.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageLoading } from '../../ui/spinner.tsx';
import { Caja } from './caja.tsx';
import { Cocina } from './cocina.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { sectionLook } from './console-menu.tsx';
import { rightsOf } from './employee-rights.ts';
import { Pedidos } from './pedidos.tsx';
import { Reportes } from './reportes.tsx';

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
      return <Cocina dbName={dbName} unseen={alerts.cocina} onSeen={() => onSeen('cocina')} />;
    case 'pedidos':
      return <Pedidos dbName={dbName} unseen={alerts.pedidos} onSeen={() => onSeen('pedidos')} />;
    case 'caja':
      return <Caja dbName={dbName} unseen={alerts.caja} onSeen={() => onSeen('caja')} />;
    case 'empleados':
      return <Empleados dbName={dbName} />;
    case 'menu':
      return <Menu dbName={dbName} />;
    case 'reportes':
      return <Reportes dbName={dbName} isLive={isLive} />;
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
