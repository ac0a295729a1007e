import { lazy, Suspense } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PageLoading } from '../page-loading.tsx';
import { ConsoleHeader } from './console-header.tsx';

// Whoever takes orders does not wait for it.
const StaffManager = lazy(() =>
  import('../../features/staff/staff-manager.tsx').then((m) => ({ default: m.StaffManager })),
);

export function Empleados({ dbName }: { dbName: string }) {
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
            actor={{ tipo: 'empleado', permisos: user.permisos }}
            selfId={user.id}
            place="console"
          />
        </Suspense>
      </main>
    </>
  );
}
