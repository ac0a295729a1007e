import { bogotaClock, bogotaDay, DAY_MS, dayRange } from '@comanda/contract/days';
import { platosOf } from '@comanda/contract/kitchen/platos.rules';
import { routed } from '@comanda/contract/kitchen/routing.rules';
import { type Interval, parseHorario } from '@comanda/contract/locations/opening-hours';
import { searchText } from '@comanda/contract/orders/order-search';
import type { OrderLine, OrderUpdate, Tipo } from '@comanda/contract/orders/orders';
import { priceLines } from '@comanda/contract/orders/pricing.rules';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { SHORT_ID_FACTOR } from '../orders/order-id.ts';
import { fillBasket, inCourses } from './basket.ts';
import { type Chance, createChance } from './chance.ts';
import {
  type Customer,
  customerAt,
  metodoPagoFor,
  type Regulars,
  waiterOnDuty,
} from './customers.ts';
import { indexed, type Menu } from './menu.ts';
import { lifeOf, liveOut, liveService, type Step } from './order-life.ts';

export type DemoOrder = Omit<Selectable<Tables['orders']>, 'restaurant_id' | 'location_id'>;

/** `revision`: of the sede after all this has happened. */
type History = { orders: DemoOrder[]; revision: number };

export type HistorySede = Regulars & { menu: Menu };

const DAYS = 21;
/** The last hour is the live service, which runs at any time of day. */
export const LIVE_MS = 60 * 60_000;

/**
 * Three weeks of a sede up to `now`, and the service under way. The same `now` gives the same
 * history.
 */
export function makeHistory(sede: HistorySede, now: Date): History {
  const liveFrom = new Date(now.getTime() - LIVE_MS);
  const orders: Happening[] = [];
  // What is sold out now was available on other days.
  const stocked = fullyStocked(sede.menu);
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo -= 1) {
    const day = bogotaDay(new Date(now.getTime() - daysAgo * DAY_MS));
    const menu = daysAgo > 0 ? stocked : sede.menu;
    const chance = createChance(`${sede.sede.key} on ${day}`);
    for (const at of timesOf(day, sede.sede.horario, chance)) {
      if (at < liveFrom) orders.push(happeningAt({ ...sede, menu }, at, now));
    }
  }
  for (const { at, tipo, ...known } of liveService(sede, now)) {
    orders.push(happening(sede, at, tipo, known));
  }
  return numbered(
    orders.sort((a, b) => a.order.horaCreacion.getTime() - b.order.horaCreacion.getTime()),
  );
}

type Happening = { order: Omit<DemoOrder, 'revision'>; steps: readonly Step[] };

function happeningAt(sede: HistorySede, at: Date, now: Date): Happening {
  const chance = createChance(`${sede.sede.key} at ${at.toISOString()}`);
  const tipo = chance.weighted<Tipo>([
    ['en_local', isEvening(at) ? 50 : 64],
    ['para_llevar', 15],
    ['a_domicilio', isEvening(at) ? 35 : 21],
  ]);
  const steps = liveOut(at, tipo, isRush(at), chance).filter((step) => step.at <= now);
  return happening(sede, at, tipo, { steps });
}

function happening(
  sede: HistorySede,
  at: Date,
  tipo: Tipo,
  known: { steps: readonly Step[]; customer?: Customer; inCourses?: boolean; begun?: Date | null },
): Happening {
  const chance = createChance(`${sede.sede.key} order of ${at.toISOString()}`);
  const customer = known.customer ?? customerAt(sede, tipo, at, chance);
  const isStaff = customer.employee_id !== null;
  const { inCourses: hasCourses = false } = known;
  const basket = hasCourses
    ? inCourses(sede.menu, chance)
    : fillBasket(sede.menu, { tipo, isStaff, isEvening: isEvening(at) }, chance);
  const priced = priceLines(basket, sede.menu, { isStaff, hasCourses });
  if (!priced.ok)
    throw new Error(`The demo ordered something wrong: ${JSON.stringify(priced.details)}`);
  const { estaciones } = sede.sede;
  const stations = new Set(estaciones.map(({ clave }) => clave));
  const productos = routed(priced.lines, { find: sede.menu.find, stations });
  const described = { tipo, ...customer, productos };
  const order = {
    // The sede's counter adds the last five characters.
    id:
      Math.floor(at.getTime() / 1_000)
        .toString(16)
        .padStart(8, '0') + chance.hex(11),
    ...described,
    busqueda: searchText(described),
    metodoPago: metodoPagoFor(tipo, chance),
    total: priced.total,
    updates: editsOf(sede, at, known.steps, chance),
    horaCreacion: at,
    ...lifeOf(known.steps),
    idempotency_key: null,
    request_hash: null,
    // No phone placed these orders, so nobody has a token to follow them.
    seguimiento: null,
    origen: null,
    mesaConfirmada: true,
    ...NO_ACCOUNT,
    cocina: known.begun && stations.size > 0 ? firstDone(productos, known.begun) : {},
  };
  return { order, steps: known.steps };
}

/** One station has made its dish while the others go on. */
function firstDone(productos: readonly OrderLine[], at: Date): DemoOrder['cocina'] {
  const [first, ...others] = platosOf({ productos: [...productos] });
  return first && others.length > 0 ? { listo: { [first.clave]: at.toISOString() } } : {};
}

/** Yesterday's tables had no accounts yet. */
const NO_ACCOUNT = {
  cuentaId: null,
  cuentaRevision: null,
  fechaPago: null,
  descuento: 0,
  cocina: {},
  programado: null,
  franja: null,
  inicioCocina: null,
  movidoDe: null,
};

/** Now and then somebody changes an order before the kitchen begins. */
function editsOf(
  { waiters }: HistorySede,
  at: Date,
  steps: readonly Step[],
  chance: Chance,
): OrderUpdate[] {
  const date = new Date(at.getTime() + Math.round(chance.between(60_000, 110_000)));
  const waiter = waiterOnDuty(waiters, chance);
  const isStillNew = steps[0] ? date < steps[0].at : false;
  if (!isStillNew || !chance.happens(0.04)) return [];
  return [{ name: waiter.nombre, email: waiter.email, date: date.toISOString() }];
}

/**
 * Each creation, edit, strike and move raised the sede's revision by one, in the order they happened; the
 * ids end as in `insertOrder`.
 */
function numbered(happenings: Happening[]): History {
  const changes = happenings
    .flatMap(({ order, steps }, i) =>
      [
        order.horaCreacion,
        ...order.updates.map(({ date }) => new Date(date)),
        ...Object.values(order.cocina.listo ?? {}).map((at) => new Date(at)),
        ...steps.map(({ at }) => at),
      ].map((at) => ({ at: at.getTime(), i })),
    )
    .sort((a, b) => a.at - b.at);
  const revisions = new Map(changes.map(({ i }, n) => [i, n + 1]));
  const orders = happenings.map(({ order }, i) => {
    const ending = ((i + 1) * SHORT_ID_FACTOR) & 0xfffff;
    const id = order.id + ending.toString(16).padStart(5, '0');
    return { ...order, id, revision: revisions.get(i) ?? 0 };
  });
  return { orders, revision: changes.length };
}

export function fullyStocked({ categories, products, groups }: Menu): Menu {
  const available = <T extends object>(one: T) => ({ ...one, agotado: false });
  return indexed({
    categories,
    products: products.map(available),
    groups: groups.map((group) => ({ ...group, opciones: group.opciones.map(available) })),
  });
}

const MINUTE_MS = 60_000;

/** Orders of a whole day, Sunday first: the week gets busier towards Saturday. */
const BY_WEEKDAY = [54, 39, 42, 46, 52, 62, 66] as const;

/** The kitchen takes no orders in its last minutes. */
const LAST_CALL_MINUTES = 20;

const LUNCH = { at: 13 * 60, spread: 42, share: 52 };
const DINNER = { at: 19 * 60 + 20, spread: 50, share: 33 };
const ANY_TIME = { share: 15 };

/** When people order on a day in Bogota, in order; nobody does while the place is closed. */
function timesOf(day: string, horario: string, chance: Chance): Date[] {
  const { from } = dayRange(day);
  const weekday = bogotaClock(from).getUTCDay();
  const open = parseHorario(horario)?.[weekday] ?? [];
  if (open.length === 0) return [];
  const count = Math.round((BY_WEEKDAY[weekday] ?? 0) * chance.between(0.88, 1.05));
  return Array.from({ length: count }, () => minuteWithin(open, chance))
    .sort((a, b) => a - b)
    .map((minute) => new Date(from.getTime() + Math.round(minute * MINUTE_MS)));
}

function isRush(date: Date): boolean {
  const minute = minuteOf(date);
  return [LUNCH, DINNER].some(({ at, spread }) => Math.abs(minute - at) < spread);
}

function isEvening(date: Date): boolean {
  return minuteOf(date) >= 17 * 60;
}

function minuteWithin(open: readonly Interval[], chance: Chance): number {
  const taking = open.map(({ from, to }) => ({ from, to: to - LAST_CALL_MINUTES }));
  for (;;) {
    const peak = chance.weighted([
      [LUNCH, LUNCH.share],
      [DINNER, DINNER.share],
      [null, ANY_TIME.share],
    ]);
    const { from, to } = chance.pick(taking);
    const minute = peak ? chance.bell(peak.at, peak.spread) : chance.between(from, to);
    if (taking.some((interval) => minute >= interval.from && minute < interval.to)) return minute;
  }
}

function minuteOf(date: Date): number {
  const clock = bogotaClock(date);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}
