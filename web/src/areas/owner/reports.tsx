import { useOwnSede } from '../../features/owner/owner.api.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { ReportPanel } from '../../features/reports/report-panel.tsx';
import { readReportFilters, writeReportFilters } from '../../features/reports/report-period.ts';
import { useLiveReport } from '../../features/reports/reports.queries.ts';
import { OpenTills } from '../../features/till-shift/open-tills.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SedeNeeded } from './sede-needed.tsx';

/** The sockets report changes at once; this timer is the safety net. */
const EVERY_MS = 60_000;

/** The restaurant's report, for all sedes or one. Period and sede are in the address. */
export function Reports() {
  const email = useStored(stored.authUser)?.email ?? '';
  const token = useStored(stored.token);
  const { sede: open, sedes: openSedes, closed, query } = useOwnSede(email);
  const sedes = [...openSedes, ...closed];
  const anySede = open ?? closed[0] ?? null;
  const now = useNow(60_000);
  const [filters, change] = useAddressState(readReportFilters, writeReportFilters);
  // The address may name a sede that is gone or belongs to somebody else.
  const sede = sedes.find(({ dbName }) => dbName === filters.sede);
  const only = sede ?? (sedes.length === 1 ? sedes[0] : undefined);
  const heard = (only ? [only] : sedes).filter(({ cerrada }) => !cerrada);
  useLiveReport(
    heard.map(({ dbName }) => dbName),
    token,
  );

  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-5 px-4 py-6 pb-16 md:px-6">
      <title>Reportes · Comanda</title>
      {!anySede && <PageHeader title="Reportes" />}
      <SedeNeeded query={query} sede={anySede}>
        <ReportPanel
          dbName={only?.dbName ?? null}
          place={only?.nombre ?? 'Todas las sedes'}
          filters={filters}
          onChange={change}
          now={now}
          everyMs={EVERY_MS}
          printedBy={email}
          seesClosings
          openTills={<OpenTills sedes={heard} />}
          sedes={sedes}
          title={<h1 className="text-28 md:text-36">Reportes</h1>}
          nextStep={<ButtonLink to={OWNER_PATHS.home}>Compartir tu link</ButtonLink>}
        />
      </SedeNeeded>
    </main>
  );
}
