import { bogotaDate } from '@comanda/contract/days';
import { coverageMessages } from '@comanda/contract/memberships/coverage.messages';
import type { PlanPreview } from '@comanda/contract/memberships/memberships';
import { CalendarCheck, LockKeyhole } from 'lucide-react';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PlanEffectProps {
  planName: string;
  /** Null while the server is asked, undefined when it could not say. */
  preview: PlanPreview | null | undefined;
}

/** What paying this plan does with the membership one has, before anybody pays. */
export function PlanEffect({ planName, preview }: PlanEffectProps) {
  if (preview === null) return <Skeleton className="h-16" />;
  if (!preview) {
    return <p className="text-14 text-ink-soft">{coverageMessages.previewFailed}</p>;
  }
  const { conversion, fechaFin, sedes, usuarios } = preview;
  const { converted, until, sedesBeyond, usuariosBeyond } = coverageMessages;
  return (
    <div className="grid gap-3 text-14">
      <p className="flex gap-2.5 rounded-control bg-cilantro-wash p-3 text-cilantro">
        <CalendarCheck aria-hidden size={18} className="mt-px shrink-0" />
        <span>
          {conversion && (
            <strong className="block font-semibold">
              {converted(conversion.plan_name, conversion.dias, planName, conversion.diasNuevos)}
            </strong>
          )}
          {until(bogotaDate(fechaFin))}
        </span>
      </p>
      {(sedes || usuarios) && (
        <div className="flex gap-2.5 rounded-control bg-maiz-wash p-3 text-maiz-ink">
          <LockKeyhole aria-hidden size={18} className="mt-px shrink-0" />
          <div className="grid gap-2">
            {sedes && <p>{sedesBeyond(planName, sedes.permite, sedes.tienes)}</p>}
            {usuarios && <p>{usuariosBeyond(planName, usuarios.permite, usuarios.tienes)}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
