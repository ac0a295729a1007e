import { canalOf } from '@comanda/contract/locations/channels';
import type { PublicService } from '@comanda/contract/locations/locations';
import { promiseOf } from '@comanda/contract/locations/promise.rules';
import { type Refusal, refusalOf } from '@comanda/contract/locations/refusals.rules';
import { maySchedule, slotDays, slotsOf } from '@comanda/contract/locations/slots.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';

/** When a diner's order of this tipo can be wanted, and when it is. */
export interface When {
  /** The slot for which it is ordered; null for as soon as it can be. */
  programado: string | null;
  mayBeLater: boolean;
  /** Why it cannot be for now; null where it can. */
  notNow: Refusal | null;
  /** When it is ready if it is ordered for now; null where the sede promises nothing. */
  promised: string | null;
}

/** Whether the sede takes orders of this tipo for later. */
export function mayBeLater({ programar, canales }: PublicService, tipo: Tipo): boolean {
  return programar.activo && tipo !== 'en_local' && canales[canalOf(tipo)];
}

/** What was wanted, where that can be; where the sede takes nothing now, the first slot that it has. */
export function whenOf(
  service: PublicService | undefined,
  {
    tipo,
    wanted,
    now,
    zonaMin = 0,
  }: { tipo: Tipo; wanted: string | null; now: Date; zonaMin?: number },
): When {
  if (!service) return { programado: null, mayBeLater: false, notNow: null, promised: null };
  const later = mayBeLater(service, tipo);
  const notNow = refusalOf(service, { tipo, now });
  const isPossible = wanted !== null && maySchedule(service, tipo, new Date(wanted), now);
  return {
    programado: isPossible ? wanted : later && notNow ? firstSlot(service, tipo, now) : null,
    mayBeLater: later,
    notNow,
    promised: promiseOf(service, { horaCreacion: now.toISOString() }, zonaMin),
  };
}

function firstSlot(service: PublicService, tipo: Tipo, now: Date): string | null {
  for (const day of slotDays(service, now)) {
    const [first] = slotsOf(service, tipo, day, now);
    if (first) return first.toISOString();
  }
  return null;
}
