import { useOwnSede } from '../../features/owner/owner.api.ts';
import { StaffManager } from '../../features/staff/staff-manager.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SedeNeeded } from './sede-needed.tsx';

const OWNER = { tipo: 'propietario', membresiaActiva: true } as const;

/** The employees of the chosen sede. */
export function Staff() {
  const email = useStored(stored.authUser)?.email ?? '';
  const { sede, query } = useOwnSede(email);
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 md:px-6">
      <title>Personal · Comanda</title>
      {!sede && <PageHeader title="Personal" />}
      <SedeNeeded sede={sede} query={query}>
        {sede && (
          <StaffManager
            key={sede.dbName}
            dbName={sede.dbName}
            sedeName={sede.nombre}
            actor={OWNER}
            place="owner"
          />
        )}
      </SedeNeeded>
    </main>
  );
}
