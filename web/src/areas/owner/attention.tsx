import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { AttentionBoard } from '../../features/attention/attention-board.tsx';
import { useOwnSede } from '../../features/owner/owner.api.ts';
import { ZonesCard } from '../../features/zones/zones-card.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Card } from '../../ui/card.tsx';
import { SedeNeeded } from './sede-needed.tsx';

/** When the chosen sede takes orders: its hours, special days, ways, pace and zones. */
export function Attention() {
  const email = useStored(stored.authUser)?.email ?? '';
  const { sede, query } = useOwnSede(email);
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-4 px-4 pt-3 pb-16 md:px-6">
      <title>Atención · Comanda</title>
      <header>
        <nav aria-label="Estás en" className="flex items-center gap-1 text-14 text-ink-soft">
          <Link
            to={OWNER_PATHS.locations}
            className="inline-flex min-h-11 items-center rounded-control font-medium hover:text-ink hover:underline"
          >
            Sedes
          </Link>
          <ChevronRight aria-hidden size={16} />
          <span className="wrap-anywhere">{sede?.nombre}</span>
        </nav>
        <h1 className="text-28 md:text-36">Atención</h1>
      </header>
      <SedeNeeded query={query} sede={sede}>
        {sede && (
          <AttentionBoard key={sede.dbName} location={sede}>
            <Card className="p-4">
              <ZonesCard dbName={sede.dbName} />
            </Card>
          </AttentionBoard>
        )}
      </SedeNeeded>
    </main>
  );
}
