import { bogotaDay } from '../days.ts';
import { fold } from '../fold.ts';
import type { Order, OrderLine } from './orders.ts';
import type { Estado, Tipo } from './orders.words.ts';

type Described = Pick<Order, 'tipo' | 'mesa' | 'direccion' | 'nombreCliente'> & {
  productos: readonly (Pick<OrderLine, 'nombre'> & Partial<Pick<OrderLine, 'grupos'>>)[];
};
type SearchedOrder = Described & Pick<Order, '_id' | 'estado'>;

export interface OrderFilter {
  /** The status tab. */
  estado?: Estado | null | undefined;
  /** The type tab, in the kitchen. */
  tipo?: Tipo | null | undefined;
  search?: string | null | undefined;
  /** A day in America/Bogota, 'YYYY-MM-DD'. */
  day?: string | null | undefined;
}

/** Typed text ignores the status tabs; type and day still apply. */
export function filterOrders<O extends SearchedOrder & Pick<Order, 'horaCreacion'>>(
  orders: readonly O[],
  { estado, tipo, search, day }: OrderFilter,
): O[] {
  const text = search?.trim() ?? '';
  return orders.filter(
    (order) =>
      (text !== '' || !estado || order.estado === estado) &&
      (!tipo || order.tipo === tipo) &&
      (!day || bogotaDay(order.horaCreacion) === day) &&
      matchesSearch(order, text),
  );
}

export function matchesSearch(order: SearchedOrder, text: string): boolean {
  const wanted = wantedText(text);
  return [order._id, searchable(order.estado), searchText(order)].some((searched) =>
    searched.includes(wanted),
  );
}

/**
 * The text of an order that is searched, besides its number and its estado; the server stores it
 * with the order.
 */
export function searchText({ tipo, mesa, direccion, nombreCliente, productos }: Described): string {
  const fields = [tipo, mesa && `mesa ${mesa}`, direccion, nombreCliente];
  const names = productos.flatMap(({ nombre, grupos }) => [nombre, ...chosenProducts(grupos)]);
  return searchable([...fields.filter((field) => field !== null), ...names].join('\n'));
}

/** Options that are products are found as products are. */
function chosenProducts(grupos: OrderLine['grupos']): string[] {
  const options = (grupos ?? []).flatMap(({ opciones }) =>
    opciones.flatMap((option) => [option, ...(option.grupos ?? []).flatMap((one) => one.opciones)]),
  );
  return options.flatMap(({ id_sigo, nombre }) => (id_sigo === undefined ? [] : nombre));
}

/** What to search for when a person types this, perhaps read off a ticket: '#D3D2A', 'Mesa 11'. */
export function wantedText(typed: string): string {
  return searchable(typed.trim().replace(/^#/, ''));
}

/** People type 'para llevar' for what the wire calls para_llevar. */
function searchable(text: string): string {
  return fold(text).replaceAll('_', ' ');
}
