import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { OrderList } from './order-list.tsx';
import { SoundToggle } from './sound-toggle.tsx';

type PedidosTab = 'gestionar' | 'pedidos';

const PANEL = 'pedidos-seccion';

interface PedidosProps {
  dbName: string;
  unseen: ReadonlySet<string>;
  onSeen: () => void;
}

export function Pedidos({ dbName, unseen, onSeen }: PedidosProps) {
  const [tab, setTab] = useState<PedidosTab>('pedidos');
  const tabs: Tab<PedidosTab>[] = [
    { id: 'gestionar', label: 'Gestionar pedido' },
    {
      id: 'pedidos',
      label: 'Pedidos',
      ...(unseen.size > 0 && { alert: 'hay pedidos listos para entregar' }),
    },
  ];
  const choose = (next: PedidosTab) => {
    setTab(next);
    if (next === 'pedidos') onSeen();
  };
  return (
    <>
      <ConsoleHeader title="Pedidos" isLive marks={<SoundToggle />}>
        <Tabs
          label="Pedidos"
          panelId={PANEL}
          look="line"
          tabs={tabs}
          value={tab}
          onChange={choose}
        />
      </ConsoleHeader>
      <main className="flex-1 p-3 md:p-5">
        <TabPanel id={PANEL} active={tab}>
          {tab === 'pedidos' ? (
            <OrderList dbName={dbName} onTouched={onSeen} />
          ) : (
            <EmptyState icon={<ClipboardPen size={36} />} title="Gestionar pedido llega pronto">
              Aquí tomarás pedidos en mesa, para llevar y a domicilio. Mientras tanto, los que
              lleguen están en la pestaña Pedidos.
            </EmptyState>
          )}
        </TabPanel>
      </main>
    </>
  );
}
