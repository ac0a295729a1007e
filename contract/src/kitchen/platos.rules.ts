import { KITCHEN, NOWHERE } from '../menu/stations.words.ts';
import { lineaOf } from '../orders/line-numbers.ts';
import { type LinePart, partsOf } from '../orders/line-parts.words.ts';
import { plateOf } from '../orders/order-changes.ts';
import { isEditable } from '../orders/orders.rules.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import type { Estado } from '../orders/orders.words.ts';
import { heldCourses } from './courses.rules.ts';

/** What one station makes of a line and strikes when it is done. */
export interface Plato {
  /** '3': the dish of line 3. '3.1': the first of its parts that another station makes. */
  clave: string;
  line: OrderLine;
  /** The part of the line that it is; undefined is the dish itself. */
  parte: LinePart | undefined;
  estacion: string;
  /** The course that it waits for. */
  tiempo: number | undefined;
}

type Made = Pick<Order, 'productos' | 'cocina'>;
type Struck = Made & Pick<Order, 'estado'>;

/** The plates of an order, line by line. What does not pass the kitchen is none. */
export function platosOf({ productos }: Pick<Made, 'productos'>): Plato[] {
  return productos.flatMap((line, at) => {
    const linea = lineaOf(line, at);
    const own = line.estacion ?? KITCHEN;
    const others = partsOf(line).flatMap((parte) => {
      const { estacion = own } = parte;
      return estacion === own || estacion === NOWHERE ? [] : [{ parte, estacion }];
    });
    const { tiempo } = line;
    const dish = { clave: String(linea), line, parte: undefined, estacion: own, tiempo };
    return [
      ...(own === NOWHERE ? [] : [dish]),
      ...others.map((other, part) => ({ clave: `${linea}.${part + 1}`, line, tiempo, ...other })),
    ];
  });
}

/** The plates that are done: all of them once the order is prepared. */
export function struckPlatos(order: Struck): Set<string> {
  const { listo = {} } = order.cocina;
  const all = platosOf(order).map(({ clave }) => clave);
  return new Set(order.estado === 'enviado' ? all.filter((clave) => listo[clave]) : all);
}

export interface Strike {
  platos: readonly string[];
  /** False takes the marks back. */
  listo: boolean;
}

/** What a strike changes of an order. */
export interface StruckOrder {
  marca: string[];
  quita: string[];
  /** Courses that begin with it: who strikes a dish that waits has made it. */
  marcha: number[];
  /** To `preparado` with the last plate, or back to `enviado`. */
  mueve: 'preparado' | 'enviado' | null;
}

/** What prepares a whole order: the plates that are left are struck with it. */
export function wholeStrike(order: Struck): StruckOrder {
  const struck = struckPlatos(order);
  const left = platosOf(order).filter(({ clave }) => !struck.has(clave));
  return { marca: left.map(({ clave }) => clave), quita: [], marcha: [], mueve: 'preparado' };
}

/** Whether nothing is left to make of an order, for example since the last dish that was missing went to another table. */
export function isAllStruck(order: Made): boolean {
  const { listo = {} } = order.cocina;
  const platos = platosOf(order);
  const isDone = platos.length > 0 && platos.every(({ clave }) => listo[clave]);
  return isDone && heldCourses(order).length === 0;
}

/** The plates that the order does not have. */
export function unknownPlatos(order: Pick<Made, 'productos'>, platos: readonly string[]): string[] {
  const known = new Set(platosOf(order).map(({ clave }) => clave));
  return platos.filter((clave) => !known.has(clave));
}

/** Of an order that was handed over every plate is done. Of one that is over, or paid, nothing is taken back. */
export function isStrikable(
  { estado, fechaPago }: { estado: Estado; fechaPago: Date | string | null },
  { listo }: Pick<Strike, 'listo'>,
): boolean {
  if (estado === 'cancelado' || estado === 'dado_de_baja') return false;
  return listo || estado === 'enviado' || (estado === 'preparado' && fechaPago === null);
}

/** Null where nothing changes: what is struck already, and every plate of an order that is prepared. */
export function strike(order: Struck, { platos, listo }: Strike): StruckOrder | null {
  const struck = struckPlatos(order);
  return listo ? struckMore(order, platos, struck) : struckLess(order, platos, struck);
}

function struckMore(
  order: Struck,
  platos: readonly string[],
  struck: ReadonlySet<string>,
): StruckOrder | null {
  const marca = [...new Set(platos)].filter((clave) => !struck.has(clave));
  if (marca.length === 0) return null;
  const all = platosOf(order);
  const held = heldCourses(order);
  const begun = new Set(
    all.flatMap(({ clave, tiempo }) => (marca.includes(clave) ? (tiempo ?? []) : [])),
  );
  const marcha = held.filter((tiempo) => begun.has(tiempo));
  const isReady =
    all.every(({ clave }) => struck.has(clave) || marca.includes(clave)) &&
    held.every((tiempo) => marcha.includes(tiempo));
  return { marca, quita: [], marcha, mueve: isReady ? 'preparado' : null };
}

function struckLess(
  order: Struck,
  platos: readonly string[],
  struck: ReadonlySet<string>,
): StruckOrder | null {
  const quita = [...new Set(platos)].filter((clave) => struck.has(clave));
  if (quita.length === 0) return null;
  if (order.estado === 'enviado') return { marca: [], quita, marcha: [], mueve: null };
  // The order was prepared with one tap, perhaps: the plates that stay done get their marks now.
  const { listo = {} } = order.cocina;
  const marca = [...struck].filter((clave) => !quita.includes(clave) && !listo[clave]);
  return { marca, quita, marcha: [], mueve: 'enviado' };
}

type Shown = Struck & Pick<Order, 'fechaPago' | 'fechaPreparado' | 'inicioCocina'>;

/** The order as a strike at that time leaves it; the same object where it changes nothing. */
export function afterStrike<T extends Shown>(order: T, { platos, listo }: Strike, at: string): T {
  const known = platosOf(order).flatMap(({ clave }) => (platos.includes(clave) ? clave : []));
  const change = isStrikable(order, { listo }) ? strike(order, { platos: known, listo }) : null;
  if (!change) return order;
  const { marca, quita, marcha, mueve } = change;
  const kept = Object.entries(order.cocina.listo ?? {}).filter(([clave]) => !quita.includes(clave));
  const begun = marcha.length > 0 ? fired(order, marcha, at) : order;
  return {
    ...begun,
    cocina: {
      ...begun.cocina,
      listo: Object.fromEntries([...kept, ...marca.map((clave) => [clave, at])]),
    },
    ...(mueve && { estado: mueve, fechaPreparado: mueve === 'preparado' ? at : null }),
  };
}

/** The order as the firing of a course at that time leaves it; the same object where the course does not wait. */
export function afterFire<T extends Shown>(order: T, tiempo: number, at: string): T {
  const isWaiting = isEditable(order) && heldCourses(order).includes(tiempo);
  return isWaiting ? fired(order, [tiempo], at) : order;
}

function fired<T extends Shown>(order: T, tiempos: readonly number[], at: string): T {
  const now = Object.fromEntries(tiempos.map((tiempo) => [tiempo, at]));
  const marchado = { ...now, ...order.cocina.marchado };
  return { ...order, cocina: { ...order.cocina, marchado }, inicioCocina: at };
}

/** The marks that an edit drops: of lines that are gone, of plates that changed, and where there are more of them now. */
export function droppedMarks(
  before: Made,
  { productos }: { productos: readonly OrderLine[] },
): string[] {
  const now = new Map(productos.map((line, at) => [lineaOf(line, at), line]));
  const earlier = new Map(before.productos.map((line, at) => [lineaOf(line, at), line]));
  return Object.keys(before.cocina.listo ?? {}).filter((clave) => {
    const linea = Number(clave.split('.')[0]);
    const [was, is] = [earlier.get(linea), now.get(linea)];
    return !was || !is || plateOf(was) !== plateOf(is) || is.cantidad > was.cantidad;
  });
}
