import { formatMoney } from '@comanda/contract/money';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { shortId } from '@comanda/contract/orders/orders.rules';
import type { Tipo } from '@comanda/contract/orders/orders.words';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-client.ts';
import { hasNetwork } from '../../lib/api/connection.ts';
import { isWorthRetrying } from '../../lib/api/failure.ts';
import { now } from '../../lib/clock.ts';
import { reprice } from '../cart/cart.ts';
import { newPrices, priceDifferences, refusedLines } from '../checkout/refusals.ts';
import { explainRefusal } from '../order-board/explain-refusal.ts';
import { moveOrder, orderAsItIs, receiveOrder } from '../order-board/orders.queries.ts';
import { MOVE_TEXTS, type MovedEstado } from '../orders/move-texts.ts';
import { createOrder } from '../orders/orders.api.ts';
import { TIPO_LOOK } from '../orders/tipo.ts';
import {
  delay,
  hasReached,
  nextToSend,
  type Problem,
  type QueuedDeed,
  type QueuedOrder,
  refuse,
  settle,
} from './outbox.ts';
import { changeOutbox, knownOutbox, readOutbox, settleOutbox, tellOutbox } from './outbox-store.ts';
import { senderHere } from './sender.ts';

const LOCK = 'comanda-bandeja';
/** After that the answer is lost, and the same deed goes again. */
const PATIENCE_MS = 10_000;

/** A screen that still waits for what becomes of a deed, and explains a refusal itself. */
export interface Attendance {
  sent: () => void;
  refused: (error: ApiError) => void;
}

export const attended = new Map<string, Attendance>();

/** On the server, and not yet on the screen: a long queue must not draw every list again for each. */
const arrived: Order[] = [];
let showing: ReturnType<typeof setTimeout> | undefined;
const SHOW_MS = 1000;

let running: Promise<boolean> | undefined;
let isWantedAgain = false;

/** Sends what may go, one after the other. Answers whether the server could be reached. */
export function sendOutbox(client: QueryClient): Promise<boolean> {
  if (running) {
    isWantedAgain = true;
    return running;
  }
  running = sendInTurn(client).finally(() => {
    running = undefined;
  });
  return running;
}

async function sendInTurn(client: QueryClient): Promise<boolean> {
  let isReached: boolean;
  do {
    isWantedAgain = false;
    isReached = await alone(() => sendAll(client));
  } while (isReached && isWantedAgain);
  return isReached;
}

/** Of several tabs one sends; keys and revisions make one deed of it even where there are no locks. */
function alone(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

async function sendAll(client: QueryClient): Promise<boolean> {
  await readOutbox();
  for (;;) {
    // Whoever signs in or out meanwhile is the one who counts.
    const sender = senderHere();
    const next = sender && nextToSend(knownOutbox(), sender, Date.now());
    if (!next) return true;
    if (!hasNetwork() || !(await send(client, next))) {
      await changeOutbox((box) => delay(box, sender, Date.now()));
      return false;
    }
  }
}

/** Answers whether it is over with this deed, one way or the other. */
async function send(client: QueryClient, deed: QueuedDeed): Promise<boolean> {
  try {
    await conclude(client, deed, await request(client, deed));
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || isWorthRetrying(error)) return false;
    const current = orderAsItIs(error);
    // An earlier try arrived although its answer did not, or somebody did the same.
    if (current && deed.kind === 'move' && hasReached(current, deed.estado)) {
      await conclude(client, deed, current);
    } else {
      await explain(deed, error);
    }
    return true;
  }
}

async function request(client: QueryClient, deed: QueuedDeed): Promise<Order> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (deed.kind === 'order') {
    const { data } = await createOrder(deed.draft, deed.key, { signal });
    return data;
  }
  const { dbName, orderId: id, estado, motivoBaja, revision } = deed;
  return moveOrder(client, {
    dbName,
    id,
    estado,
    ...(motivoBaja && { motivoBaja }),
    ...(revision !== null && { revision }),
    signal,
  });
}

async function conclude(client: QueryClient, deed: QueuedDeed, order: Order): Promise<void> {
  await settleOutbox((box) => settle(box, deed, order));
  arrived.push(order);
  const screen = attended.get(deed.id);
  screen?.sent();
  if (screen) show(client);
  else showing ??= setTimeout(show, SHOW_MS, client);
}

/** The order itself and that it no longer waits, together: it stands on no list twice. */
function show(client: QueryClient): void {
  clearTimeout(showing);
  showing = undefined;
  tellOutbox();
  for (const order of arrived.splice(0)) receiveOrder(client, order);
}

async function explain(deed: QueuedDeed, error: ApiError): Promise<void> {
  const screen = attended.get(deed.id);
  await changeOutbox((box) => refuse(box, deed, screen ? null : problemOf(deed, error)));
  screen?.refused(error);
}

/** Why a deed that waited was not done, for whoever did it; an order comes along, at today's prices. */
function problemOf(deed: QueuedDeed, error: ApiError): Problem {
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
