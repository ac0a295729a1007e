import { isDeepStrictEqual } from 'node:util';
import type { EarlierLine, OrderLine } from '@comanda/contract/orders/orders';
import type { OrderRow } from './orders.presenter.ts';

/** Every field that an edit may change, by its name in the audit log. */
const EDITED = [
  'tipo',
  'mesa',
  'direccion',
  'telefono',
  'nombreCliente',
  'email',
  'metodoPago',
  'productos',
  'total',
] as const;

type Edited = Pick<OrderRow, (typeof EDITED)[number]>;

/** The fields that an edit changed, with their values before and after. */
export function editChanges(before: Edited, after: Edited) {
  const sides = { before: {} as Record<string, unknown>, after: {} as Record<string, unknown> };
  for (const field of EDITED) {
    const [was, is] = [traced(before, field), traced(after, field)];
    if (isDeepStrictEqual(was, is)) continue;
    sides.before[field] = was;
    sides.after[field] = is;
  }
  return sides;
}

/** A line without what only a screen or a sum needs: picture, key, subtotal. */
export function asBefore({
  id_sigo,
  nombre,
  cantidad,
  nota,
  adiciones,
  combo,
}: OrderLine): EarlierLine {
  return { id_sigo, nombre, cantidad, nota, adiciones, combo };
}

function traced(order: Edited, field: (typeof EDITED)[number]): unknown {
  if (field !== 'productos') return order[field];
  return order.productos.map((line) => ({
    ...asBefore(line),
    // Kept because the staff may name the price of a service.
    precio: line.precio,
    combo: line.combo ?? null,
  }));
}
