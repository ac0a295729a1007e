import type { Order, OrderLine } from '@comanda/contract/orders/orders';

export interface PendingDish {
  id_sigo: string;
  nombre: string;
  cantidad: number;
}

/**
 * Everything still to be cooked, most first. A combo's parts are dishes too, one of each for a line,
 * as the bill has it. Services are on the bill only.
 */
export function porPreparar(
  orders: readonly { productos: readonly OrderLine[]; estado: Order['estado'] }[],
  services: ReadonlySet<string>,
): PendingDish[] {
  const dishes = new Map<string, PendingDish>();
  for (const { productos, estado } of orders) {
    if (estado !== 'enviado') continue;
    for (const line of productos) {
      if (services.has(line.id_sigo)) continue;
      const parts = line.combo ? [line.combo.bebida, line.combo.adicional] : [];
      const wanted = [line, ...parts.map((part) => ({ ...part, cantidad: 1 }))];
      for (const { id_sigo, nombre, cantidad } of wanted) {
        const counted = dishes.get(id_sigo)?.cantidad ?? 0;
        dishes.set(id_sigo, { id_sigo, nombre, cantidad: counted + cantidad });
      }
    }
  }
  // Array.sort is stable: among equals, the dish that has waited longest stays first.
  return [...dishes.values()].sort((a, b) => b.cantidad - a.cantidad);
}
