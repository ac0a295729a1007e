import { bogotaTime } from '../days.ts';
import { coursesMessages } from '../kitchen/courses.messages.ts';
import { heldCourses } from '../kitchen/courses.rules.ts';
import { isAllergy, type StationDish, stationDishes } from '../kitchen/station-dishes.ts';
import { settingsMessages } from '../locations/settings.messages.ts';
import type { Station } from '../menu/stations.ts';
import { tiemposMessages } from '../menu/tiempos.words.ts';
import { isTableUnconfirmed, shortId } from '../orders/orders.rules.ts';
import type { Order } from '../orders/orders.ts';
import { TIPO_LABELS } from '../orders/orders.words.ts';
import { bareTable, tableWords } from '../orders/table.words.ts';
import { changedDishes, type DishChanges } from './dish-changes.ts';
import { kitchenTicketMessages as words } from './kitchen-ticket.messages.ts';
import { centred, paired, wrap } from './paper.ts';
import { ticketMessages } from './printing.messages.ts';
import type { TicketClase, TicketColumns } from './printing.ts';

/** Where the database puts what only it knows of a new order: its short id, and which round of its table it is. */
export const ID_HERE = '⟦ID⟧';
export const ROUND_HERE = '⟦RONDA⟧';

/** The order as its tickets tell of it. */
export type TicketOrder = Pick<
  Order,
  'tipo' | 'mesa' | 'mesaConfirmada' | 'nombreCliente' | 'productos' | 'cocina'
> & {
  /** Null before the database has given it one. */
  _id: string | null;
};

/** What a ticket says besides the order: `ronda` of its table's account, and who of the staff did it. */
export interface TicketContext {
  ronda: string | null;
  por: string | null;
  at: Date;
}

/** What the kitchen is told. `antes`: the order before an edit. `mesaAntes`: the table before a move. */
export type KitchenNews =
  | { clase: 'comanda' | 'anulado' }
  | { clase: 'cambio'; antes: Pick<Order, 'tipo' | 'mesa' | 'productos'> }
  | { clase: 'marchar'; tiempos: readonly number[] }
  | { clase: 'mesa'; mesaAntes: string };

/** The stations of a sede, and how wide the paper of each printer is. */
export interface KitchenPrinters {
  stations: readonly Station[];
  columnsOf: (impresora: string) => TicketColumns;
}

/** A ticket for the printer of a station. */
export interface KitchenTicket {
  clase: TicketClase;
  estacion: string;
  impresora: string;
  texto: string;
}

/** The tickets that tell the stations of an order: only those with a printer, and only what concerns them. */
export function kitchenTickets(
  order: TicketOrder,
  news: KitchenNews,
  context: TicketContext,
  { stations, columnsOf }: KitchenPrinters,
): KitchenTicket[] {
  return stations.flatMap((station) => {
    const { clave, impresora } = station;
    if (impresora === null) return [];
    const told = toldTo(clave, order, news, stations);
    if (!told) return [];
    const columns = columnsOf(impresora);
    const texto = textOf(order, { ...told, station, context, columns });
    return [{ clase: told.clase, estacion: clave, impresora, texto }];
  });
}

/** How many of the first rows of such a text are printed large. */
export function largeRows(texto: string): number {
  return Math.max(
    0,
    texto.split('\n').findIndex((row) => /^=+$/.test(row)),
  );
}

/** The same ticket for a printer on which it may have come out already. */
export function duplicateOf(texto: string): string {
  const head = ticketMessages.duplicate;
  return texto.startsWith(head) ? texto : `${head}\n${texto}`;
}

/** What one station hears. */
interface Told {
  clase: TicketClase;
  dishes: readonly StationDish[];
  changes: DishChanges | null;
  /** The table before. */
  mesaAntes: string | null;
  /** Of an order that became another kind. */
  tipoAntes: Order['tipo'] | null;
}

/** Null where nothing concerns the station. */
function toldTo(
  clave: string,
  order: TicketOrder,
  news: KitchenNews,
  stations: readonly Station[],
): Told | null {
  const all = stationDishes(order, clave, stations);
  const { clase } = news;
  const plain: Told = { clase, dishes: all, changes: null, mesaAntes: null, tipoAntes: null };
  if (clase === 'cambio') return changeTold(plain, order, news.antes, clave, stations);
  const told =
    clase === 'marchar'
      ? { ...plain, dishes: all.filter(({ tiempo }) => news.tiempos.includes(tiempo ?? 0)) }
      : { ...plain, mesaAntes: clase === 'mesa' ? news.mesaAntes : null };
  return told.dishes.length > 0 ? told : null;
}

/** An edit of other dishes does not concern a station, but another table or kind does. */
function changeTold(
  plain: Told,
  order: TicketOrder,
  antes: Pick<Order, 'tipo' | 'mesa' | 'productos'>,
  clave: string,
  stations: readonly Station[],
): Told | null {
  const before = stationDishes(antes, clave, stations);
  const changes = changedDishes(before, plain.dishes);
  const isMoved =
    order.mesa !== null && antes.mesa !== null && !isSameTable(antes.mesa, order.mesa);
  const mesaAntes = isMoved ? antes.mesa : null;
  const tipoAntes = antes.tipo === order.tipo ? null : antes.tipo;
  if (changes) return { ...plain, changes, mesaAntes, tipoAntes };
  if (plain.dishes.length === 0) return null;
  if (tipoAntes) return { ...plain, mesaAntes, tipoAntes };
  return mesaAntes ? { ...plain, clase: 'mesa', mesaAntes } : null;
}

function isSameTable(a: string, b: string): boolean {
  return bareTable(a) === bareTable(b);
}

type Laid = Told & { station: Station; context: TicketContext; columns: TicketColumns };

function textOf(order: TicketOrder, laid: Laid): string {
  const { dishes, changes, station, context, columns } = laid;
  const shown = changes ? [...changes.added, ...changes.changed.map(({ now }) => now)] : dishes;
  const allergies = shown.filter(({ nota }) => isAllergy(nota));
  const id = order._id === null ? ID_HERE : shortId(order._id).toUpperCase();
  const rows = [
    ...who(order, laid).flatMap((text) => wrap(text, columns)),
    ...allergies.flatMap(({ nombre, nota }) => wrap(`** ${nombre}: ${nota} **`, columns)),
    '-'.repeat(columns),
    ...(changes ? changeRows(changes, columns) : coursed(order, laid)),
  ];
  return [
    ...large(order, laid, { id, hasAllergy: allergies.length > 0 }),
    '='.repeat(columns),
    ...headRows(station.nombre, id, columns),
    ...timeRows(context, columns),
    ...rows.map(typed),
    '',
  ].join('\n');
}

/** What is read from two metres away: twice as wide as the other rows. */
function large(
  { mesa }: TicketOrder,
  { clase, mesaAntes, columns }: Laid,
  { id, hasAllergy }: { id: string; hasAllergy: boolean },
): string[] {
  const isTold = clase === 'cambio' || clase === 'anulado' || clase === 'marchar';
  const place = mesa === null ? null : typed(placeWords(mesa, mesaAntes));
  return [
    ...(hasAllergy ? [words.allergy] : []),
    ...(isTold ? [words[clase]] : []),
    place ?? id,
  ].flatMap((text) => centred(text, columns / 2));
}

/** 'Mesa 7', 'Mesa 7 → 9' */
function placeWords(mesa: string, antes: string | null): string {
  return antes === null ? tableWords(mesa) : words.from(tableWords(antes), bareTable(mesa));
}

/** The id at the right end, with room for the five characters that take its place. */
function headRows(nombre: string, id: string, columns: number): string[] {
  const sample = '0'.repeat(5);
  const rows = paired(typed(nombre).toLocaleUpperCase('es'), sample, columns);
  const last = rows.pop() ?? sample;
  return [...rows, last.slice(0, -sample.length) + id];
}

/** What people typed must not be taken for a place that the database fills. */
function typed(text: string): string {
  return text.replace(/[⟦⟧]/g, '|');
}

function timeRows({ ronda, at }: TicketContext, columns: number): string[] {
  const time = bogotaTime(at);
  return wrap(ronda === null ? time : `${words.round(ronda)} · ${time}`, columns);
}

function who(order: TicketOrder, { tipoAntes, context }: Laid): string[] {
  const tipo = TIPO_LABELS[order.tipo];
  return [
    ...(tipoAntes ? [words.from(TIPO_LABELS[tipoAntes], tipo)] : []),
    ...(order.mesa === null && !tipoAntes ? [tipo] : []),
    ...(order.mesa === null ? [words.customer(order.nombreCliente)] : []),
    ...(context.por ? [words.takenBy(context.por)] : []),
    ...(isTableUnconfirmed(order) ? [`** ${settingsMessages.tableUnconfirmed} **`] : []),
  ];
}

/** The dishes by course, where there are several; what is made at once comes first, and what waits says so. */
function coursed(order: TicketOrder, { clase, dishes, columns }: Laid): string[] {
  const held = clase === 'marchar' ? [] : heldCourses(order);
  const courses = [...new Set(dishes.map(({ tiempo }) => tiempo ?? 0))].sort((a, b) => a - b);
  const isPlain = courses.length < 2 && !courses.some((tiempo) => held.includes(tiempo));
  return courses.flatMap((tiempo) => [
    ...(isPlain || tiempo === 0 ? [] : centred(courseTitle(tiempo, held), columns)),
    ...dishes
      .filter((dish) => (dish.tiempo ?? 0) === tiempo)
      .flatMap((dish) => dishRows(dish, columns)),
  ]);
}

function courseTitle(tiempo: number, held: readonly number[]): string {
  const name = tiemposMessages.course(tiempo);
  return held.includes(tiempo) ? `${name} (${coursesMessages.waiting})` : name;
}

function dishRows(dish: StationDish, columns: number): string[] {
  const { cantidad, nombre, detalles, con, nota } = dish;
  return [
    ...wrap(`${cantidad} x ${nombre}`, columns),
    ...(con === null ? [] : wrap(words.comesWith(con), columns, '  ')),
    ...detalles.flatMap((detail) => wrap(detail.texto, columns, '  '.repeat(detail.nivel + 1))),
    ...(nota ? wrap(words.note(nota), columns, '  ') : []),
  ];
}

function changeRows({ added, removed, changed }: DishChanges, columns: number): string[] {
  const section = (title: string, rows: string[]) => (rows.length > 0 ? [title, ...rows] : []);
  return [
    ...section(
      words.added,
      added.flatMap((dish) => [
        ...dishRows(dish, columns),
        ...(dish.tiempo === undefined
          ? []
          : wrap(tiemposMessages.course(dish.tiempo), columns, '  ')),
      ]),
    ),
    ...section(
      words.removed,
      removed.flatMap((dish) => dishRows(dish, columns)),
    ),
    ...section(
      words.changed,
      changed.flatMap((change) => changedRows(change, columns)),
    ),
  ];
}

function changedRows({ was, now }: DishChanges['changed'][number], columns: number): string[] {
  const count = (a: number, b: number) => (a === b ? String(b) : words.from(String(a), String(b)));
  const texts = ({ detalles }: StationDish) => detalles.map(({ texto }) => texto);
  const [earlier, later] = [texts(was), texts(now)];
  const note = (nota: string) => nota || words.noNote;
  const course = (tiempo: number | undefined) =>
    tiempo === undefined ? tiemposMessages.atOnce : tiemposMessages.course(tiempo);
  const rows = [
    ...(now.con === null ? [] : [words.comesWith(now.con)]),
    ...earlier.filter((one) => later.includes(one)),
    ...earlier.filter((one) => !later.includes(one)).map(words.without),
    ...later.filter((one) => !earlier.includes(one)).map(words.with),
    ...(was.nota !== now.nota ? [words.note(words.from(note(was.nota), note(now.nota)))] : []),
    ...(was.nota === now.nota && now.nota ? [words.note(now.nota)] : []),
    ...(was.tiempo === now.tiempo ? [] : [words.from(course(was.tiempo), course(now.tiempo))]),
  ];
  return [
    ...wrap(`${count(was.cantidad, now.cantidad)} x ${now.nombre}`, columns),
    ...rows.flatMap((text) => wrap(text, columns, '  ')),
  ];
}
