import { DAY_MS, dayRange } from '@comanda/contract/days';
import { canalOf } from '@comanda/contract/locations/channels';
import type { Pace, Slot } from '@comanda/contract/locations/service';
import { slotOf, slotsOf } from '@comanda/contract/locations/slots.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { Sede } from '../sessions/session.ts';
import type { SedeDeps } from '../tables/with-sede.ts';
import { selectPreparation, selectUsed } from './order-slots.db.ts';

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

/** How many slots an owner sees. */
const SHOWN = 6;

/** What the kitchen took in the last hour, and how many orders the next slots have. */
export async function readPace(
  { db, menus }: Pick<SedeDeps, 'db' | 'menus'>,
  sede: Sede,
): Promise<Pace> {
  const { ajustes } = await menus.read(sede);
  const now = new Date();
  const minutosPreparacion = await selectPreparation(db, sede, now);
  if (!ajustes.limite) return { minutosPreparacion, franjas: [] };
  const length = ajustes.limite.cadaMin * 60_000;
  const first = slotOf(ajustes, now).getTime();
  const used = await selectUsed(db, sede, new Date(first), new Date(first + SHOWN * length));
  const franjas = Array.from({ length: SHOWN }, (_, at) => {
    const franja = first + at * length;
    return { franja: new Date(franja).toISOString(), usados: used.get(franja) ?? 0 };
  });
  return { minutosPreparacion, franjas };
}
