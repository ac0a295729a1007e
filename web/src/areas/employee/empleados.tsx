import { StaffManager } from '../../features/staff/staff-manager.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { ConsoleHeader } from './console-header.tsx';

export function Empleados({ dbName }: { dbName: string }) {
  const user = useStored(stored.user);
  const location = useStored(stored.location);
  if (user?.tipo !== 'empleado') return null;
  return (
    <>
      <ConsoleHeader title="Empleados" isLive={false} />
      <main className="flex-1 p-3 md:p-5">
        <StaffManager
          dbName={dbName}
          sedeName={location?.nombre ?? ''}
          actor={{ tipo: 'empleado', permisos: user.permisos }}
          selfId={user.id}
          place="console"
        />
      </main>
    </>
  );
}
