import type { CartLine } from '@comanda/contract/orders/orders';
import type { Modifier } from '../assistant.ts';
import type { Talk } from '../talk.ts';
import { put, tellAdded } from './order.ts';
import { addMods, setCantidad } from './wishes.ts';

/** 'dos ajiacos', then 'uno sin alcaparras': one of them becomes its own line. */
export function rewishPart(
  talk: Talk,
  line: CartLine,
  mods: readonly Modifier[],
  part: number | null,
): boolean {
  const product = talk.menu.byCode.get(line.id_sigo);
  const isPart = part !== null && part > 0 && part < line.cantidad;
  if (!isPart || !product || line.adiciones.length > 0) return addMods(talk, line, mods);
  const itemId = put(talk, product, part, mods);
  if (itemId === null) return true;
  setCantidad(talk, line, line.cantidad - part);
  tellAdded(talk, [itemId]);
  return true;
}

/** 'otra igual, pero sin queso'. */
export function addLike(
  talk: Talk,
  line: CartLine,
  mods: readonly Modifier[],
  cantidad: number | null,
): boolean {
  const product = talk.menu.byCode.get(line.id_sigo);
  const itemId = product ? put(talk, product, cantidad ?? 1, mods) : null;
  if (itemId !== null) tellAdded(talk, [itemId]);
  return product !== undefined;
}
