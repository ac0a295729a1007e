import { kitchenStart } from '@comanda/contract/kitchen/courses.rules';
import { type KitchenTone, kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import type { Order } from '@comanda/contract/orders/orders';
import { saleOf } from '@comanda/contract/orders/orders.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';

export interface DayFigures {
  /** The invoiced orders in pesos, less what was taken off them. Nothing else counts as sales. */
  ventas: number;
  facturados: number;
  /** All orders except the cancelled ones. */
  pedidos: number;
  byTipo: Record<Tipo, number>;
  enCocina: number;
  byAge: Record<KitchenTone, number>;
  /** Orders that are delivered but not invoiced. */
  porCobrar: number;
  porCobrarTotal: number;
}

/** A sede's day in a few numbers, all counted from its orders. */
export function dayFigures(orders: readonly Order[], now: Date): DayFigures {
  const figures: DayFigures = {
    ventas: 0,
    facturados: 0,
    pedidos: 0,
    byTipo: { en_local: 0, para_llevar: 0, a_domicilio: 0 },
    enCocina: 0,
    byAge: { fresh: 0, amber: 0, red: 0 },
    porCobrar: 0,
    porCobrarTotal: 0,
  };
  for (const order of orders) {
    const { estado, tipo, total } = order;
    if (estado === 'cancelado') continue;
    figures.pedidos += 1;
    figures.byTipo[tipo] += 1;
    if (estado === 'enviado') {
      figures.enCocina += 1;
      figures.byAge[kitchenAge(kitchenStart(order), now).tone] += 1;
    }
    if (estado === 'facturado') {
      figures.ventas += saleOf(order);
      figures.facturados += 1;
    }
    if (estado === 'entregado') {
      figures.porCobrar += 1;
      figures.porCobrarTotal += total;
    }
  }
  return figures;
}
