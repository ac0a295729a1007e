import type { Location } from '@comanda/contract/locations/locations';
import {
  CalendarClock,
  LayoutGrid,
  type LucideIcon,
  QrCode,
  SlidersHorizontal,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TablesDialog } from '../../features/locations/tables-dialog.tsx';
import { PlanDialog } from '../../features/plan/plan-dialog.tsx';
import { SettingsDialog } from '../../features/sede-settings/settings-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageLoading } from '../../ui/spinner.tsx';

const AttentionBoard = lazy(() =>
  import('../../features/attention/attention-board.tsx').then((m) => ({
    default: m.AttentionBoard,
  })),
);

type Tool = 'attention' | 'plan' | 'codes' | 'settings';

const TOOLS: readonly { id: Tool; word: string; text: string; icon: LucideIcon }[] = [
  {
    id: 'attention',
    word: 'Atención',
    text: 'Las horas, los canales y el ritmo',
    icon: CalendarClock,
  },
  { id: 'plan', word: 'Mesas', text: 'El plano del salón', icon: LayoutGrid },
  { id: 'codes', word: 'QR de mesas', text: 'Los códigos para imprimir', icon: QrCode },
  {
    id: 'settings',
    word: 'Quién puede pedir',
    text: 'De quién recibe pedidos la sede, y cuántos',
    icon: SlidersHorizontal,
  },
];

interface SedeToolsProps {
  location: Location;
  onClose: () => void;
}

/** What somebody with the facultad `sede` changes about their own sede. */
export function SedeTools({ location, onClose }: SedeToolsProps) {
  const [tool, setTool] = useState<Tool | null>(null);
  const dialog = { location, onClose };
  if (tool === 'attention') {
    return (
      <Dialog open size="lg" title="Atención" onClose={onClose}>
        <Suspense fallback={<PageLoading />}>
          <AttentionBoard location={location} />
        </Suspense>
      </Dialog>
    );
  }
  if (tool === 'plan') return <PlanDialog {...dialog} />;
  if (tool === 'codes') return <TablesDialog {...dialog} />;
  if (tool === 'settings') return <SettingsDialog {...dialog} />;
  return (
    <Dialog open title={`Sede ${location.nombre}`} onClose={onClose}>
      <ul className="grid gap-2">
        {TOOLS.map(({ id, word, text, icon: Icon }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setTool(id)}
              className="flex min-h-16 w-full items-center gap-4 rounded-control border border-control bg-surface px-4 py-2 text-left hover:bg-sunken"
            >
              <Icon aria-hidden size={24} className="shrink-0" />
              <span className="min-w-0">
                <span className="block font-semibold text-16 leading-tight">{word}</span>
                <span className="block text-14 text-ink-soft">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
