import { DAY_MS, dayRange } from '@comanda/contract/days';
import { canalOf } from '@comanda/contract/locations/channels';
import type { Slot } from '@comanda/contract/locations/service';
import { slotsOf } from '@comanda/contract/locations/slots.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { Sede } from '../sessions/session.ts';
import type { SedeDeps } from '../tables/with-sede.ts';
import { selectUsed } from './order-slots.db.ts';

/** The slots of a day that a diner may choose, and which of them have no place left. */
export async function readSlots(
  { db, menus }: Pick<SedeDeps, 'db' | 'menus'>,
  sede: Sede,
  { tipo, dia }: { tipo: Tipo; dia: string },
): Promise<Slot[]> {
  const { ajustes } = await menus.read(sede);
  const { limite } = ajustes;
  const slots = slotsOf(ajustes, tipo, dia, new Date());
  if (slots.length === 0) return [];
  const { from } = dayRange(dia);
  const isCounted = limite?.canales.includes(canalOf(tipo)) ?? false;
  const used = isCounted
    ? await selectUsed(db, sede, from, new Date(from.getTime() + DAY_MS))
    : new Map<number, number>();
  return slots.map((slot) => ({
    franja: slot.toISOString(),
    llena: limite !== null && (used.get(slot.getTime()) ?? 0) >= limite.pedidos,
  }));
}
