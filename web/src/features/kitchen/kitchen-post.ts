import { isOpenPlato, stationPlatos } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { KITCHEN } from '@comanda/contract/menu/stations.words';
import { partsOf } from '@comanda/contract/orders/line-parts.words';
import type { EarlierLine, Order } from '@comanda/contract/orders/orders';
import { storedText, useStored } from '../../lib/storage.ts';

/** All orders, whole. */
export const EVERYTHING = '@todas';
/** Where the dishes of all stations meet. */
export const PASS = '@pase';

/** Where a screen of the kitchen stands: one of these two, or the code of a station, which has no '@'. */
export type Post = string;

// Each device stays at its post.
const chosen = storedText('cocina_puesto');

/** The post of this device. Without stations there is only one. */
export function usePost(stations: readonly Station[]): Post {
  const post = useStored(chosen);
  if (post === null || stations.length === 0) return EVERYTHING;
  const isThere = post === PASS || stations.some(({ clave }) => clave === post);
  return isThere ? post : EVERYTHING;
}

export function standAt(post: Post): void {
  chosen.set(post);
}

/** The station of a post; undefined where whole orders are shown. */
export function stationAt(post: Post, stations: readonly Station[]): Station | undefined {
  return stations.find(({ clave }) => clave === post);
}

/**
 * What an order is at a post: to be made, made, or nothing of it. A station is done with an order before the order is
 * prepared, and what waits for its course is not there yet.
 */
export function estadoAt(
  order: Order,
  post: Post,
  stations: readonly Station[],
): 'enviado' | 'preparado' | null {
  const { estado } = order;
  if (estado !== 'enviado' && estado !== 'preparado') return null;
  if (stations.length === 0) return estado;
  const platos = stationPlatos(order, stations);
  if (!stationAt(post, stations)) return platos.length > 0 ? estado : null;
  const own = platos.filter(({ estacion, isHeld }) => estacion === post && !isHeld);
  if (own.length === 0) return null;
  return own.some(isOpenPlato) ? 'enviado' : 'preparado';
}

/** Whether a post made something of a line that an edit removed. */
export function madeAt(
  line: EarlierLine,
  post: Post,
  stations: readonly Pick<Station, 'clave'>[],
): boolean {
  const isKnown = (code: string) => stations.some(({ clave }) => clave === code);
  return [line, ...partsOf(line)].some(({ estacion = line.estacion ?? KITCHEN }) => {
    return (isKnown(estacion) ? estacion : KITCHEN) === post;
  });
}
