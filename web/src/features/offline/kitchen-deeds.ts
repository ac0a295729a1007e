import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { platosMessages } from '@comanda/contract/kitchen/platos.messages';
import { afterFire, afterStrike } from '@comanda/contract/kitchen/platos.rules';
import type { Order } from '@comanda/contract/orders/orders';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { received } from '../order-board/orders.queries.ts';
import { explainRefusal } from './deed-texts.ts';
import {
  amend,
  isBy,
  isOf,
  isOfKitchen,
  type KitchenDeed,
  nextSeq,
  type Outbox,
  type QueuedStrike,
  realId,
} from './outbox.ts';
import { settleOutbox } from './outbox-store.ts';

/**
 * Adds a tap on plates to what waits for their order: at most one deed that takes marks back and one that strikes. A plate
 * that is struck and taken back is in neither.
 */
export function addStrike(box: Outbox, tap: QueuedStrike): Outbox {
  const orderId = realId(box, tap.orderId);
  const sender = { author: tap.author.id, dbName: tap.dbName };
  const own = box.deeds.filter((deed) => isOf(deed, orderId) && isBy(deed, sender));
  const closed = own.findLastIndex((deed) => deed.kind !== 'plato' || deed.isTried);
  const open = own.slice(closed + 1).filter((deed) => deed.kind === 'plato');
  const same = open.find(({ listo }) => listo === tap.listo);
  const opposite = open.find(({ listo }) => listo !== tap.listo);
  const undone = tap.platos.filter((clave) => opposite?.platos.includes(clave));
  const added = tap.platos.filter((clave) => !undone.includes(clave));
  const grown = {
    ...(same ?? { ...tap, orderId }),
    platos: [...new Set([...(same?.platos ?? []), ...added])],
  };
  const seq = nextSeq(box);
  const merged = [grown, ...(opposite ? [{ ...opposite, platos: rest(opposite, undone) }] : [])]
    .filter(({ platos }) => platos.length > 0)
    // Marks are taken back first, or the order might be ready for a moment.
    .sort((a, b) => Number(a.listo) - Number(b.listo))
    .map((deed, at) => ({ ...deed, isLate: deed.isLate || tap.isLate, seq: seq + at }));
  const others = box.deeds.filter((deed) => !open.some(({ id }) => id === deed.id));
  return { ...box, deeds: [...others, ...merged] };
}

/** Sends a deed of the kitchen, as it is from now on. Null if it was taken back meanwhile. */
export async function sendKitchen(
  client: QueryClient,
  { id }: KitchenDeed,
  signal: AbortSignal,
): Promise<Order | null> {
  const { deeds } = await settleOutbox((box) => begin(box, id));
  const deed = deeds.filter(isOfKitchen).find((one) => one.id === id);
  if (!deed) return null;
  const { dbName, orderId: pedido } = deed;
  const call = { params: { pedido }, signal };
  return received(
    client,
    deed.kind === 'plato'
      ? api('PATCH /api/kitchen/platos/:pedido', {
          ...call,
          body: { dbName, platos: [...deed.platos], listo: deed.listo },
        })
      : api('PATCH /api/kitchen/fire/:pedido', { ...call, body: { dbName, tiempo: deed.tiempo } }),
  );
}

function begin(box: Outbox, id: string): Outbox {
  const deed = box.deeds.find((one) => one.id === id);
  return deed?.kind === 'plato' ? amend(box, { ...deed, isTried: true }) : box;
}

/** The order as it will be once the queued deed is sent. */
export function afterKitchen(order: Order, deed: KitchenDeed): Order {
  return deed.kind === 'plato'
    ? afterStrike(order, deed, deed.at)
    : afterFire(order, deed.tiempo, deed.at);
}

/** A strike that was refused for plates that an edit took away stays with the others. */
export function keepKnown(before: Outbox, box: Outbox, id: string, error: ApiError): Outbox {
  const deed = before.deeds.find((one) => one.id === id);
  if (deed?.kind !== 'plato') return box;
  const unknown = error.details.flatMap(({ path }) => {
    const [field, at] = path?.split('.') ?? [];
    return field === 'platos' ? (deed.platos[Number(at)] ?? []) : [];
  });
  const platos = rest(deed, unknown);
  const isLeft = unknown.length > 0 && platos.length > 0;
  return isLeft ? { ...box, deeds: [...box.deeds, { ...deed, platos }] } : box;
}

/** What to say about a deed that failed. */
export function kitchenFailed(deed: KitchenDeed): string {
  if (deed.kind === 'marcha') return coursesMessages.fireFailed;
  return deed.listo ? platosMessages.strikeFailed : platosMessages.takeBackFailed;
}

/** Explains why. */
export function kitchenCause(error: unknown): string {
  const [broken] = error instanceof ApiError ? error.details : [];
  return broken?.message ?? explainRefusal(error);
}

function rest({ platos }: QueuedStrike, gone: readonly string[]): string[] {
  return platos.filter((clave) => !gone.includes(clave));
}
