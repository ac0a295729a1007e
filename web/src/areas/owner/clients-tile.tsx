import { Users } from 'lucide-react';
import { useClientCount } from '../../features/clients/clients.queries.ts';
import { PATHS } from '../../paths.ts';
import { Tile } from './tile.tsx';

/** How many registered at the sede. */
export function ClientsTile({ dbName }: { dbName: string }) {
  const { data: count } = useClientCount(dbName);
  return (
    <Tile to={PATHS.owner.clients} title="Clientes" icon={Users}>
      {count !== undefined && count > 0 && (
        <strong className="block font-semibold text-ink">
          {count.toLocaleString('es-CO')} {count === 1 ? 'registrado' : 'registrados'}
        </strong>
      )}
      {count ? 'en esta sede' : 'Quienes se registran en la sede'}
    </Tile>
  );
}
