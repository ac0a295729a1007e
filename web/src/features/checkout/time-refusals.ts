import type { PublicService } from '@comanda/contract/locations/locations';
import type { Refusal } from '@comanda/contract/locations/refusals.rules';
import { slotsAfter } from '@comanda/contract/locations/slots.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { ApiError } from '../../lib/api/api-client.ts';
import { now } from '../../lib/clock.ts';
import { refreshService } from '../sede-state/live-service.ts';
import { serviceHere } from '../sede-state/service.ts';
import { want } from '../sede-state/wanted.ts';
import { mayBeLater } from './when.ts';

/** The answer of a sede that takes no such order for then; null for any other. */
export function timeRefusal({ code, details }: Pick<ApiError, 'code' | 'details'>): Refusal | null {
  const [detail] = details;
  return detail && ABOUT_TIME.has(code) ? ({ code, details: [detail] } as Refusal) : null;
}

const ABOUT_TIME: ReadonlySet<string> = new Set<Refusal['code']>([
  'sede_pausada',
  'sede_cerrada',
  'canal_cerrado',
  'franja_llena',
  'franja_invalida',
]);

/** The next slot is chosen at once, so that one tap orders for it. */
export function takeNext(refusal: Refusal, tipo: Tipo): void {
  const service = serviceHere();
  want(service && mayBeLater(service, tipo) ? nextSlot(service, refusal, tipo) : null);
  // This phone may not have heard of the pause yet.
  refreshService().catch(() => undefined);
}

function nextSlot(service: PublicService, refusal: Refusal, tipo: Tipo): string | null {
  switch (refusal.code) {
    case 'franja_llena':
    case 'franja_invalida':
      return refusal.details[0].siguientes[0] ?? null;
    case 'sede_pausada':
    case 'sede_cerrada': {
      const [detail] = refusal.details;
      const from = 'abre' in detail ? detail.abre : detail.hasta;
      if (!from) return null;
      // A slot that begins as it opens is one too.
      const after = new Date(Date.parse(from) - 1);
      return slotsAfter(service, tipo, after, now())[0]?.toISOString() ?? null;
    }
    case 'canal_cerrado':
      return null;
  }
}
