import type { Slot } from '@comanda/contract/locations/service';
import { slotsOf } from '@comanda/contract/locations/slots.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { Sede } from '../sessions/session.ts';
import type { SedeDeps } from '../tables/with-sede.ts';

/** The slots of a day that a diner may choose. */
export async function readSlots(
  { menus }: Pick<SedeDeps, 'menus'>,
  sede: Sede,
  { tipo, dia }: { tipo: Tipo; dia: string },
): Promise<Slot[]> {
  const { ajustes } = await menus.read(sede);
  return slotsOf(ajustes, tipo, dia, new Date()).map((slot) => ({
    franja: slot.toISOString(),
    llena: false,
  }));
}
