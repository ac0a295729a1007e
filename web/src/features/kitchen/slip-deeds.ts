import { nextCourse } from '@comanda/contract/kitchen/courses.rules';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import {
  isOpenPlato,
  openByStation,
  stationPlatos,
} from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { DESHACER_MS } from '@comanda/contract/orders/take-backs';
import { routeName } from '../stations/station-words.ts';
import { PASS, type Post, stationAt } from './kitchen-post.ts';

/** The button at the foot of a slip. */
interface Foot {
  label: string;
  /** What is missing before it. */
  under: string;
}

/** What the button of an order says at a post; null where it has none. */
export function footOf(
  order: Order,
  post: Post,
  stations: readonly Station[],
  now: Date,
): Foot | null {
  if (isAhead(order, now)) return null;
  const station = stationAt(post, stations);
  if (station) {
    return ownOpen(order, post, stations).length > 0
      ? { label: `Listo en ${station.nombre}`, under: '' }
      : null;
  }
  if (post === PASS && order.estado === 'preparado') return { label: 'Ya salió', under: '' };
  if (order.estado !== 'enviado' || nextCourse(order) !== null) return null;
  if (post !== PASS) return { label: 'Marcar como preparado', under: '' };
  return { label: 'Todo listo → Preparado', under: missing(order, stations) };
}

/** 'Faltan 3: Parrilla 2, Barra 1' */
function missing(order: Order, stations: readonly Station[]): string {
  const left = [...openByStation(stationPlatos(order, stations))].filter(([, count]) => count > 0);
  const total = left.reduce((sum, [, count]) => sum + count, 0);
  const where = left.map(([code, count]) => `${routeName(stations, code)} ${count}`).join(', ');
  return total === 0 ? '' : `${total === 1 ? 'Falta' : 'Faltan'} ${total}: ${where}`;
}

/** The plates that a post has yet to make of an order. */
export function ownOpen(order: Order, post: Post, stations: readonly Station[]): string[] {
  const isStation = stationAt(post, stations) !== undefined;
  return stationPlatos(order, stations)
    .filter((plato) => isOpenPlato(plato) && (!isStation || plato.estacion === post))
    .map(({ clave }) => clave);
}

/** An order that was prepared a short while ago comes back by a tap on one of its dishes. */
export function canTakeBack({ estado, fechaPreparado, fechaPago }: Order, now: Date): boolean {
  if (estado !== 'preparado' || fechaPago !== null || fechaPreparado === null) return false;
  return now.getTime() - Date.parse(fechaPreparado) < DESHACER_MS;
}
