import { MenuManager } from '../../features/menu-admin/menu-manager.tsx';
import { ConsoleHeader } from './console-header.tsx';

export function Menu({ dbName }: { dbName: string }) {
  return (
    <>
      <ConsoleHeader title="Menú" isLive={false} />
      <main className="flex-1 p-3 pb-24 md:p-5 lg:pb-8">
        <MenuManager
          dbName={dbName}
          heading={
            <p className="text-ink-soft">
              Lo que cambies se ve al instante en el menú de los clientes.
            </p>
          }
        />
      </main>
    </>
  );
}
