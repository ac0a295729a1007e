import { bogotaDate } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { sedeLifeMessages } from '@comanda/contract/sede-life/sede-life.messages';
import { ChartColumn, Store } from 'lucide-react';
import { explainFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useSedeDeed } from './sede-life.api.ts';

interface ClosedSedesProps {
  email: string;
  sedes: readonly Location[];
}

/** The sedes that closed for good: their history stays, and the plan may have room to take them back. */
export function ClosedSedes({ email, sedes }: ClosedSedesProps) {
  if (sedes.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-22">Sedes que cerraron</h2>
      <ul className="grid gap-3">
        {sedes.map((sede) => (
          <ClosedSede key={sede._id} email={email} sede={sede} />
        ))}
      </ul>
    </section>
  );
}

function ClosedSede({ email, sede }: { email: string; sede: Location }) {
  const { mutateAsync, isPending } = useSedeDeed(email, sede);
  const reopen = async () => {
    try {
      const { message } = await mutateAsync({ deed: 'reabrir' });
      toast.success(message);
    } catch (error) {
      const { text, cause } = explainFailure(error, sedeLifeMessages.failed);
      toast.error(text, { id: sede._id, ...(cause && { description: cause }) });
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-surface p-4 inset-ring inset-ring-line">
      <Store aria-hidden size={24} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="wrap-anywhere text-18">{sede.nombre}</h3>
        <p className="text-14 text-ink-soft">
          {sede.cerrada && `Cerró el ${bogotaDate(sede.cerrada)}. `}Conserva sus ventas y pedidos.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`${OWNER_PATHS.reports}?sede=${encodeURIComponent(sede.dbName)}`}
          variant="secondary"
          icon={<ChartColumn aria-hidden size={18} />}
        >
          Ver reportes<span className="sr-only"> de {sede.nombre}</span>
        </ButtonLink>
        <Button variant="ghost" busy={isPending} busyLabel="Reabriendo…" onClick={reopen}>
          Reabrir<span className="sr-only"> {sede.nombre}</span>
        </Button>
      </div>
    </li>
  );
}
