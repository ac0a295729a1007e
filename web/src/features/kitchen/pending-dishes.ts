import {
  isOpenPlato,
  type StationPlato,
  stationPlatos,
} from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { partsOf } from '@comanda/contract/orders/line-parts.words';
import type { Order } from '@comanda/contract/orders/orders';
import { type Post, stationAt } from './kitchen-post.ts';

export interface PendingDish {
  id_sigo: string;
  nombre: string;
  cantidad: number;
}

interface Kitchen {
  post: Post;
  stations: readonly Station[];
  /** The `id_sigo` of products that are charged but not cooked. */
  services: ReadonlySet<string>;
}

/**
 * All dishes to make at a post, largest quantity first. A combo's drink and side count once per line, as on the bill; an
 * option that is a product counts for each dish. Services are not cooked, so they are left out.
 */
export function porPreparar(
  orders: readonly Order[],
  { post, stations, services }: Kitchen,
  isWanted: (plato: StationPlato) => boolean = isOpenPlato,
): PendingDish[] {
  const isStation = stationAt(post, stations) !== undefined;
  const dishes = new Map<string, PendingDish>();
  for (const order of orders) {
    if (order.estado !== 'enviado') continue;
    for (const plato of stationPlatos(order, stations)) {
      const isHere = !isStation || plato.estacion === post;
      if (!isHere || !isWanted(plato) || services.has(plato.line.id_sigo)) continue;
      for (const { id_sigo, nombre, cantidad } of dishesOf(plato)) {
        const counted = dishes.get(id_sigo)?.cantidad ?? 0;
        dishes.set(id_sigo, { id_sigo, nombre, cantidad: counted + cantidad });
      }
    }
  }
  // Array.sort is stable: among equal quantities the dish that has waited longest stays first.
  return [...dishes.values()].sort((a, b) => b.cantidad - a.cantidad);
}

/** A plate and the products that its station makes with it. An addition is part of its dish. */
function dishesOf({ line, parte, cantidad }: StationPlato): PendingDish[] {
  if (parte) return [{ id_sigo: parte.id_sigo ?? line.id_sigo, nombre: parte.nombre, cantidad }];
  const beside = partsOf(line).flatMap(({ tipo, id_sigo, nombre, unidades, estacion }) =>
    tipo === 'adicion' || id_sigo === undefined || (estacion ?? line.estacion) !== line.estacion
      ? []
      : { id_sigo, nombre, cantidad: unidades },
  );
  return [{ id_sigo: line.id_sigo, nombre: line.nombre, cantidad }, ...beside];
}
