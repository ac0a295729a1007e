import type { Order } from '../orders/orders.ts';
import { type PromiseSettings, promisedMinutes } from './service-now.rules.ts';
import { readyAt } from './slots.rules.ts';

export { promisedMinutes };

/** What of an order says when it will be ready; of one that is not sent yet, `horaCreacion` is now. */
export type Promised = Partial<Pick<Order, 'programado' | 'estado'>> & { horaCreacion: string };

/**
 * When the order will be ready, as an instant: at the hour that it was ordered for, or so many minutes after it came. Null where the
 * sede promises nothing, and once the kitchen is done.
 */
export function promiseOf(
  settings: PromiseSettings,
  { programado, estado = 'enviado', horaCreacion }: Promised,
  zonaMin = 0,
): string | null {
  if (estado !== 'enviado') return null;
  if (programado) return programado;
  if (settings.preparacionMin === null) return null;
  return readyAt(settings, new Date(horaCreacion), zonaMin).toISOString();
}
