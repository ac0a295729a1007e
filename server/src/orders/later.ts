import { canalOf } from '@comanda/contract/locations/channels';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import { kitchenStartOf, readyAt, slotOf } from '@comanda/contract/locations/slots.rules';
import type { OrderLine, Tipo } from '@comanda/contract/orders/orders';
import { feeLineOf } from '@comanda/contract/zones/fee-line';
import type { Later } from './order-slots.db.ts';

interface Wanted {
  tipo: Tipo;
  programado?: string | null | undefined;
  productos: OrderLine[];
}

/**
 * What is written with an order that is wanted later, or that a slot counts; null for all others, which pay nothing for it.
 * `isStopped`: whether a full slot refuses it.
 */
export function laterOf(
  ajustes: SedeSettings,
  { tipo, programado: wanted, productos }: Wanted,
  isStopped: boolean,
  now: Date,
): Later | null {
  const { limite } = ajustes;
  const programado = wanted ? new Date(wanted) : null;
  const isCounted = limite?.canales.includes(canalOf(tipo)) ?? false;
  if (!programado && !isCounted) return null;
  const way = feeLineOf({ productos })?.domicilio?.tiempo_min;
  const begins = programado && kitchenStartOf(ajustes, programado);
  // What the kitchen should have begun already, it begins when the order comes.
  const inicio = begins && begins > now ? begins : null;
  return {
    programado,
    inicio,
    franja: isCounted ? slotOf(ajustes, programado ?? readyAt(ajustes, now, way)) : null,
    cupo: isStopped && limite ? limite.pedidos : null,
    espera: inicio !== null,
  };
}
