import type { AlertedSection } from '../../features/order-alerts/order-alerts.ts';
import type { OrderAlerts } from '../../features/order-alerts/use-order-alerts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Caja } from './caja.tsx';
import { Cocina } from './cocina.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { Empleados } from './empleados.tsx';
import { Menu } from './menu.tsx';
import { Pedidos } from './pedidos.tsx';
import { Reportes } from './reportes.tsx';
import { sectionLook } from './sections.ts';

interface SectionProps {
  section: string | null;
  dbName: string;
  alerts: OrderAlerts;
  onSeen: (section: AlertedSection) => void;
  /** Whether the sede's orders come as they change. */
  isLive: boolean;
}

/** What stands beside the side menu. */
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
