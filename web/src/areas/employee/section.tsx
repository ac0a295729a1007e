import type { AlertedSection } from '../../features/orders/order-alerts.ts';
import type { OrderAlerts } from '../../features/orders/use-order-alerts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Caja } from './caja.tsx';
import { Cocina } from './cocina.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { Pedidos } from './pedidos.tsx';
import { SectionUpcoming } from './section-upcoming.tsx';

interface SectionProps {
  section: string | null;
  dbName: string;
  alerts: OrderAlerts;
  onSeen: (section: AlertedSection) => void;
}

/** What stands beside the side menu. */
export function Section({ section, dbName, alerts, onSeen }: SectionProps) {
  switch (section) {
    case 'cocina':
      return <Cocina dbName={dbName} unseen={alerts.cocina} onSeen={() => onSeen('cocina')} />;
    case 'pedidos':
      return <Pedidos dbName={dbName} unseen={alerts.pedidos} onSeen={() => onSeen('pedidos')} />;
    case 'caja':
      return <Caja dbName={dbName} unseen={alerts.caja} onSeen={() => onSeen('caja')} />;
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
      return <SectionUpcoming section={section} />;
  }
}
