import { IdCard } from 'lucide-react';
import { useEmployees } from '../../features/staff/staff.queries.ts';
import { PATHS } from '../../paths.ts';
import { Tile } from './tile.tsx';

/** How many work at the sede, once that is known. */
export function StaffTile({ dbName }: { dbName: string }) {
  const count = useEmployees(dbName).data?.length;
  return (
    <Tile to={PATHS.owner.staff} title="Personal" icon={IdCard}>
      {count ? (
        <>
          <strong className="block font-semibold text-ink">
            {count === 1 ? '1 persona' : `${count} personas`}
          </strong>
          Sus cargos y permisos
        </>
      ) : (
        'Tu equipo, sus cargos y permisos'
      )}
    </Tile>
  );
}
