import { lazy, Suspense } from 'react';
import { PageLoading } from '../page-loading.tsx';
import { ConsoleHeader } from './console-header.tsx';

// Whoever takes orders does not wait for it.
const MenuManager = lazy(() =>
  import('../../features/menu-admin/menu-manager.tsx').then((m) => ({ default: m.MenuManager })),
);

export function Menu({ dbName }: { dbName: string }) {
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
