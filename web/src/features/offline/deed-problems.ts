import { takenMoneyMessages } from '@comanda/contract/accounts/taken-money.messages';
import { formatMoney } from '@comanda/contract/money';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';
import type { ApiError } from '../../lib/api/api-client.ts';
import { now } from '../../lib/clock.ts';
import { reprice } from '../cart/cart-edits.ts';
import { newPrices, priceDifferences, refusedLines } from '../checkout/refusals.ts';
import { TIPO_LOOK } from '../orders/order-looks.tsx';
import { explainRefusal, MOVE_TEXTS, type MovedEstado, NO_ACCOUNT } from './deed-texts.ts';
import { kitchenCause, kitchenFailed } from './kitchen-deeds.ts';
import {
  isOfKitchen,
  type Problem,
  type QueuedCharge,
  type QueuedDeed,
  type QueuedOrder,
} from './outbox.ts';

/**
 * Explains to its author why a queued deed was refused. A refused order is kept, at today's prices.
 */
export function problemOf(deed: QueuedDeed, error: ApiError): Problem {
  const { id, dbName, author } = deed;
  const common = { id, dbName, author, at: now().toISOString(), code: error.code };
  if (deed.kind === 'move' || isOfKitchen(deed)) {
    return {
      ...common,
      place: `${shortId(deed.orderId).toUpperCase()} · ${deed.place}`,
      text:
        deed.kind === 'move' ? MOVE_TEXTS[deed.estado as MovedEstado].failed : kitchenFailed(deed),
      cause: deed.kind === 'move' ? explainRefusal(error) : kitchenCause(error),
      order: null,
    };
  }
  if (deed.kind === 'cobro') {
    return {
      ...common,
      place: deed.place,
      text: takenMoneyMessages.unsentFailed(takenOf(deed)),
      cause: chargeCauseOf(deed, error),
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

/** What the server answered. */
interface GivenBack {
  devolver: number;
  message: string;
}

/** Money that was written down, of which a part goes back because somebody else had paid it; null if nothing does. */
export function giveBackOf(deed: QueuedCharge, { devolver, message }: GivenBack): Problem | null {
  if (devolver === 0) return null;
  const { id, dbName, author, place } = deed;
  return {
    id,
    dbName,
    author,
    at: now().toISOString(),
    place,
    text: takenMoneyMessages.tookTooMuch,
    cause: message,
    order: null,
  };
}

/** How much money was taken. */
function takenOf({ pagos }: QueuedCharge): number {
  return pagos.reduce((sum, { valor, propina }) => sum + valor + (propina ?? 0), 0);
}

/** Codes of what was paid before this money came to be written down. */
const PAID = ['cuenta_cerrada', 'pedido_pagado', 'estado_cambiado', 'linea_pagada'];

function chargeCauseOf(deed: QueuedCharge, error: ApiError): string {
  const { code, body } = error;
  const taken = takenOf(deed);
  if (code === NO_ACCOUNT) return takenMoneyMessages.orderRefused(taken);
  const saldo = typeof body.saldo === 'number' ? body.saldo : 0;
  if (code === 'pago_excede' && saldo > 0) {
    return takenMoneyMessages.wasPartPaid(saldo, taken - saldo);
  }
  if (PAID.includes(code) || code === 'pago_excede') return takenMoneyMessages.wasPaid(taken);
  return error.message;
}

function placeOf({ draft }: QueuedOrder): string {
  const where = draft.tipo === 'en_local' ? tableWords(draft.mesa ?? '') : draft.nombreCliente;
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
