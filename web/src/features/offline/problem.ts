import { formatMoney } from '@comanda/contract/money';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { ApiError } from '../../lib/api/api-client.ts';
import { now } from '../../lib/clock.ts';
import { reprice } from '../cart/cart.ts';
import { newPrices, priceDifferences } from '../checkout/price-differences.ts';
import { refusedLines } from '../checkout/refused-lines.ts';
import { explainRefusal } from '../order-board/explain-refusal.ts';
import { MOVE_TEXTS, type MovedEstado } from '../orders/move-texts.ts';
import { TIPO_LOOK } from '../orders/tipo.ts';
import type { Problem, QueuedDeed, QueuedOrder } from './outbox.ts';

/** Why a deed that waited was not done, for whoever did it; an order comes along, at today's prices. */
export function problemOf(deed: QueuedDeed, error: ApiError): Problem {
  const { id, dbName, author } = deed;
  const common = { id, dbName, author, at: now().toISOString() };
  if (deed.kind === 'move') {
    return {
      ...common,
      place: `${shortId(deed.orderId).toUpperCase()} · ${deed.place}`,
      text: MOVE_TEXTS[deed.estado as MovedEstado].failed,
      cause: explainRefusal(error),
      order: null,
    };
  }
  const { draft, items } = deed;
  return {
    ...common,
    place: placeOf(deed),
    text: ordersMessages.createFailed,
    cause: causeOf(deed, error),
    order: { draft, items: reprice(items, newPrices(error)) },
  };
}

function placeOf({ draft }: QueuedOrder): string {
  const where = draft.tipo === 'en_local' ? `Mesa ${draft.mesa}` : draft.nombreCliente;
  return `${TIPO_LOOK[draft.tipo as Tipo].word} · ${where}`;
}

function causeOf({ items }: QueuedOrder, error: ApiError): string {
  const prices = priceDifferences(items, newPrices(error));
  if (prices.length > 0) {
    const changes = prices.map(
      ({ nombre, before, after }) => `${nombre}: de ${formatMoney(before)} a ${formatMoney(after)}`,
    );
    return `${error.message} ${changes.join(', ')}.`;
  }
  const missing = refusedLines(error, items).map((line) => line.missing);
  return missing.length > 0 ? `Ya no hay: ${missing.join(', ')}.` : error.message;
}
