import type { PlanUsage as Usage } from '@comanda/contract/memberships/memberships';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UsageMeter } from '../../ui/usage-meter.tsx';
import { usePlanUsage } from './memberships.queries.ts';

const NUMBER = new Intl.NumberFormat('es-CO');
const MONTH = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });

/**
 * What of the plan is in use: sedes, people and this month's conversations. Storage is not among them: no row keeps the
 * size of a picture, and asking the image store for each would be as slow as the bucket.
 */
export function PlanUsage() {
  const { data: usage, isPending } = usePlanUsage();
  if (isPending) return <Skeleton className="h-40" />;
  // The plan is shown even if its use did not load.
  if (!usage) return null;
  return (
    <section aria-label="Lo que usas de tu plan" className="grid gap-4 text-14">
      {rowsOf(usage).map(({ what, usados, permite }) => (
        <div key={what} className="grid gap-1.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{what}</span>
            <span className="text-ink-soft">
              <strong className="figures text-18 text-ink">{NUMBER.format(usados)}</strong>{' '}
              {permite === null ? '· sin límite' : `de ${NUMBER.format(permite)}`}
            </span>
          </p>
          {permite !== null && <UsageMeter usados={usados} permite={permite} />}
        </div>
      ))}
    </section>
  );
}

function rowsOf({ sedes, usuarios, conversaciones }: Usage) {
  const month = MONTH.format(new Date(`${conversaciones.mes}-15`));
  return [
    { what: 'Sedes', ...sedes },
    { what: 'Personas', ...usuarios },
    { what: `Conversaciones en ${month}`, ...conversaciones },
  ];
}
