import type { Station } from '../menu/stations.ts';
import { KITCHEN } from '../menu/stations.words.ts';
import type { Order } from '../orders/orders.ts';
import { heldCourses, kitchenStart } from './courses.rules.ts';
import { type KitchenAge, kitchenAge } from './kitchen-age.ts';
import { type Plato, platosOf, struckPlatos } from './platos.rules.ts';

/** A plate as the kitchen's screens show it. */
export interface StationPlato extends Plato {
  /** How many of it there are to make. */
  cantidad: number;
  isStruck: boolean;
  /** It waits for its course. */
  isHeld: boolean;
  /** Since when its station has it. */
  desde: string;
}

type Stations = readonly Pick<Station, 'clave' | 'objetivoMin'>[];

/** The plates of an order, each at a station that the sede has: what was sent to one that is gone is made in the kitchen. */
export function stationPlatos(order: Order, stations: Stations): StationPlato[] {
  const struck = struckPlatos(order);
  const held = order.estado === 'enviado' ? heldCourses(order) : [];
  const start = kitchenStart(order);
  return platosOf(order).map((plato) => {
    const { clave, line, parte, tiempo } = plato;
    const isKnown = stations.some((station) => station.clave === plato.estacion);
    return {
      ...plato,
      estacion: isKnown ? plato.estacion : KITCHEN,
      cantidad: parte?.unidades ?? line.cantidad,
      isStruck: struck.has(clave),
      isHeld: tiempo !== undefined && held.includes(tiempo),
      desde: order.cocina.marchado?.[tiempo ?? 0] ?? start,
    };
  });
}

/** What there is to make now. */
export function isOpenPlato({ isStruck, isHeld }: StationPlato): boolean {
  return !isStruck && !isHeld;
}

/** Another station that makes something of an order. */
export interface AlsoAt {
  estacion: string;
  /** How many plates it has yet to make; 0 when it is done. */
  quedan: number;
}

/** Where else an order is made. What waits for its course is nobody's yet. */
export function alsoAt(platos: readonly StationPlato[], estacion: string): AlsoAt[] {
  const open = openByStation(platos);
  open.delete(estacion);
  return [...open].map(([other, quedan]) => ({ estacion: other, quedan }));
}

/** How many plates each station has yet to make, in the order in which the order names them. */
export function openByStation(platos: readonly StationPlato[]): Map<string, number> {
  const open = new Map<string, number>();
  for (const plato of platos) {
    if (plato.isHeld) continue;
    const counted = open.get(plato.estacion) ?? 0;
    open.set(plato.estacion, counted + (plato.isStruck ? 0 : plato.cantidad));
  }
  return open;
}

/** The longest wait among plates that are to be made, and how late the latest of them is: each station has its own target. */
export function longestWait(
  platos: readonly StationPlato[],
  stations: Stations,
  now: Date,
): KitchenAge | null {
  const ages = platos.filter(isOpenPlato).map(({ desde, estacion }) => {
    const target = stations.find(({ clave }) => clave === estacion)?.objetivoMin;
    return kitchenAge(desde, now, target);
  });
  const [oldest] = ages.toSorted((a, b) => b.minutes - a.minutes);
  const [latest] = ages.toSorted((a, b) => b.share - a.share);
  return oldest && latest ? { ...oldest, tone: latest.tone, share: latest.share } : null;
}
