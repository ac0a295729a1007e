import type { Order } from '@comanda/contract/orders';
import { useState } from 'react';
import { DiscardDialog } from '../../features/order-taking/discard-dialog.tsx';
import { useAccountForm } from '../../features/order-taking/use-account-form.ts';
import { useOrderTaking } from '../../features/order-taking/use-order-taking.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { GestionarPedido } from './gestionar-pedido.tsx';
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
  const [tab, setTab] = useState<PedidosTab>('gestionar');
  const taking = useOrderTaking();
  const account = useAccountForm(taking.editing);
  const [waiting, setWaiting] = useState<Order | null>(null);
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
  const edit = (order: Order) => {
    taking.edit(order);
    setWaiting(null);
    setTab('gestionar');
  };
  const askToEdit = (order: Order) => {
    if (taking.editing?._id === order._id) setTab('gestionar');
    else if (taking.isChanged) setWaiting(order);
    else edit(order);
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
      <main className="flex-1">
        <TabPanel id={PANEL} active={tab} className={tab === 'pedidos' ? 'p-3 md:p-5' : ''}>
          {tab === 'pedidos' ? (
            <OrderList dbName={dbName} onTouched={onSeen} onEdit={askToEdit} />
          ) : (
            <GestionarPedido dbName={dbName} account={account} />
          )}
        </TabPanel>
      </main>
      <DiscardDialog
        what={waiting && (taking.editing ? 'changes' : 'new-order')}
        onDiscard={() => waiting && edit(waiting)}
        onKeep={() => setWaiting(null)}
      />
    </>
  );
}
