import { routed } from '@comanda/contract/kitchen/routing.rules';
import { numberLines } from '@comanda/contract/orders/line-numbers';
import type { Order, OrderDraft, OrderLine } from '@comanda/contract/orders/orders';
import { priceChanges, priceLines } from '@comanda/contract/orders/pricing.rules';
import { dishesOf } from '@comanda/contract/zones/fee-line';
import { AppError } from '../errors/app-error.ts';
import type { SedeMenu } from '../menu/menu.cache.ts';
import { deliveryFee, feeChanges } from '../zones/delivery-fee.ts';

/**
 * The lines of a draft as they are stored, with what its delivery costs as the last one. `before`: the order that is
 * edited.
 */
export function priceDraft(
  menu: SedeMenu,
  draft: OrderDraft,
  { isStaff, before }: { isStaff: boolean; before?: Pick<Order, 'productos' | 'updates'> },
): { lines: OrderLine[]; total: number } {
  const hasCourses = menu.ajustes.cocina.tiempos;
  // A screen that knows no fees sends that line of an edited order back.
  const productos = before ? dishesOf(draft.productos ?? []) : (draft.productos ?? []);
  const ordered = before?.productos ?? [];
  const priced = priceLines(productos, menu, { isStaff, hasCourses, ordered });
  if (!priced.ok) {
    const message = priced.details[0]?.message;
    throw new AppError(priced.code, { ...(message && { message }), details: priced.details });
  }
  const fee = deliveryFee(menu, { draft, isStaff, dishes: priced.total, before });
  const total = priced.total + (fee?.subtotal ?? 0);
  const changes = [...priceChanges(productos, priced.lines), ...feeChanges(draft, fee)];
  if (changes.length > 0) {
    throw new AppError('precio_cambiado', { details: changes, body: { total } });
  }
  const lines = numberLines([...priced.lines, ...(fee ? [fee] : [])], productos, before);
  const routes = { find: menu.find, stations: menu.stationCodes };
  return { lines: routed(lines, routes, ordered), total };
}
