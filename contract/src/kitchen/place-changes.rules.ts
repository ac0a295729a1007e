import type { Order } from '../orders/orders.ts';
import { TIPO_LABELS } from '../orders/orders.words.ts';
import { bareTable, tableWords } from '../orders/table.words.ts';

type Placed = Pick<Order, 'tipo' | 'mesa' | 'nombreCliente' | 'estado' | 'updates'>;

/** Where an order went. Records of older versions lack the client's name. */
type Place = Pick<Order, 'tipo' | 'mesa'> & { nombreCliente?: string | undefined };

/**
 * 'Mesa 7 → 9', 'Para llevar → Mesa 4': where an order went and where it goes now, until it is prepared. From where it
 * went when the cook saw it last; if that is the same place, from the last other one.
 */
export function placeChange(order: Placed, seen: string | null = null): string | null {
  return tell(order, seen, (place) => wayWords(place, order));
}

/** Which name an order without a table had before, until it is prepared. */
export function clientBefore(order: Placed, seen: string | null = null): string | null {
  if (order.mesa !== null) return null;
  return tell(order, seen, ({ mesa, nombreCliente = null }) =>
    mesa === null && nombreCliente !== order.nombreCliente ? nombreCliente : null,
  );
}

/** What the last record of an order says of its place. */
export function lastPlaceChange(order: Placed): string | null {
  const [last] = placesBefore(order);
  return last?.date === order.updates.at(-1)?.date && last ? wayWords(last.place, order) : null;
}

function tell(
  order: Placed,
  seen: string | null,
  wordsOf: (place: Place) => string | null,
): string | null {
  if (order.estado !== 'enviado') return null;
  const before = placesBefore(order);
  const unseen = seen === null ? [] : before.filter(({ date }) => date > seen).slice(-1);
  const words = [...unseen, ...before].map(({ place }) => wordsOf(place));
  return words.find((one) => one !== null) ?? null;
}

/** Where the order went before each record that says it, the newest first. */
function placesBefore({ tipo, mesa, nombreCliente, updates }: Placed) {
  let after: Place = { tipo, mesa, nombreCliente };
  return updates.toReversed().flatMap(({ date, antes, mesaAntes }) => {
    if (antes === undefined && mesaAntes === undefined) return [];
    after = antes ?? { ...after, mesa: mesaAntes || null };
    return [{ date, place: after }];
  });
}

function wayWords(before: Place, now: Place): string | null {
  if (before.mesa !== null && now.mesa !== null) {
    const isSame = bareTable(before.mesa) === bareTable(now.mesa);
    return isSame ? null : `${tableWords(before.mesa)} → ${bareTable(now.mesa)}`;
  }
  const [was, is] = [whereTo(before), whereTo(now)];
  return was === is ? null : `${was} → ${is}`;
}

function whereTo({ tipo, mesa }: Place): string {
  return mesa === null ? TIPO_LABELS[tipo] : tableWords(mesa);
}
