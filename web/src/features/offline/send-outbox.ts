import type { Account } from '@comanda/contract/accounts/accounts';
import type { Order } from '@comanda/contract/orders/orders';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api/api-client.ts';
import { hasNetwork, isOnline } from '../../lib/api/connection.ts';
import { openOutbox } from '../../lib/outbox.ts';
import { stored } from '../../lib/stored.ts';
import { catchUp, moveOrder, orderAsItIs, receiveOrder } from '../order-board/orders.queries.ts';
import { createOrder } from '../orders/orders.api.ts';
import { NO_ACCOUNT } from './deed-texts.ts';
import { loadKitchenPart } from './kitchen-part.ts';
import { authorHere } from './new-deeds.ts';
import {
  amend,
  deedsOf,
  delay,
  dismiss,
  enqueue,
  hasReached,
  isOfKitchen,
  type NewDeed,
  nextToSend,
  type Outbox,
  type QueuedCharge,
  type QueuedDeed,
  refuse,
  type Sender,
  settle,
  settleCharge,
  withdraw,
} from './outbox.ts';
import {
  changeOutbox,
  knownOutbox,
  readOutbox,
  settleOutbox,
  subscribeToOutbox,
  tellOutbox,
} from './outbox-store.ts';

/** 'waits': the deed is stored on this device and is sent when possible. A refusal is thrown. */
export type Outcome = 'sent' | 'waits';

/** Staff at a table cannot wait longer for an answer. */
const SCREEN_PATIENCE_MS = 4000;

/**
 * Stores the deed before sending it, so that a crash in between neither loses nor repeats it. `add` puts it among those that
 * wait.
 */
export async function submit<T extends NewDeed>(
  client: QueryClient,
  deed: T,
  add: (box: Outbox, deed: T) => Outbox = enqueue,
): Promise<Outcome> {
  const answer = Promise.withResolvers<Outcome>();
  attended.set(deed.id, {
    sent: () => answer.resolve('sent'),
    refused: (error: ApiError) => answer.reject(error),
  });
  try {
    await changeOutbox((box) => add(box, { ...deed, isLate: isKnownToWait() }));
    const tried = outbox.send(client);
    if (isKnownToWait()) return 'waits';
    const outcome = await Promise.race([
      answer.promise,
      tried.then(() => outcomeOf(deed)),
      new Promise<Outcome>((resolve) => setTimeout(resolve, SCREEN_PATIENCE_MS, 'waits')),
    ]);
    if (outcome === 'waits') await showAsWaiting();
    return outcome;
  } finally {
    attended.delete(deed.id);
    // A late rejection has no listener any more, and must not be reported as unhandled.
    answer.promise.catch(() => undefined);
  }
}

/** Stores a deed that can still be undone. It is sent after `forMs`. */
export function holdDeed(deed: NewDeed, forMs: number): Promise<unknown> {
  return changeOutbox((box) => enqueue(box, { ...deed, heldUntil: Date.now() + forMs }));
}

export function takeBack({ id }: NewDeed): Promise<unknown> {
  return changeOutbox((box) => withdraw(box, id));
}

/** True if the network is known to be down: then staff do not wait for another timeout. */
function isKnownToWait(): boolean {
  return !hasNetwork() || (!isOnline() && knownOutbox().deeds.some(({ isLate }) => isLate));
}

/** The outcome of a deed that another tab may have sent. */
async function outcomeOf({ id }: NewDeed): Promise<Outcome> {
  const { deeds, problems } = knownOutbox();
  const problem = problems.find((one) => one.id === id);
  if (problem) {
    await changeOutbox((box) => dismiss(box, id));
    throw new Error(problem.cause);
  }
  return deeds.some((one) => one.id === id) ? 'waits' : 'sent';
}

async function showAsWaiting(): Promise<void> {
  const sender = senderHere();
  if (sender) await changeOutbox((box) => delay(box, sender, Date.now()));
}

/** What the server answered to money that was taken. */
export interface Charged {
  data: Account;
  message: string;
  vueltas: number;
  /** What was taken although somebody else had paid it. */
  devolver: number;
}

/** Where the answer to a charge is kept for the screen that shows it, however late it comes. */
export const chargedKey = (key: string) => ['charged', key] as const;

const LOCK = 'comanda-bandeja';
/** After this time the answer counts as lost, and the same deed is sent again. */
const PATIENCE_MS = 10_000;

/** A screen that waits for the outcome of a deed and explains a refusal itself. */
interface Attendance {
  sent: () => void;
  refused: (error: ApiError) => void;
}

const attended = new Map<string, Attendance>();

/**
 * Orders that the server has and the lists do not show yet. They are shown together, because
 * drawing every list for each order of a long queue is slow.
 */
const arrived: Order[] = [];
let showing: ReturnType<typeof setTimeout> | undefined;
const SHOW_MS = 1000;

/** Of one order. */
type SentDeed = Exclude<QueuedDeed, { kind: 'cobro' }>;

const outbox = openOutbox<QueuedDeed, QueryClient>({
  lock: LOCK,
  refresh: readOutbox,
  next: () => {
    const sender = senderHere();
    return sender ? nextToSend(knownOutbox(), sender, Date.now()) : undefined;
  },
  send: async (deed, client) => {
    if (deed.kind === 'cobro') return concludeCharge(client, deed, await charge(deed));
    const order = await request(client, deed);
    if (order) await conclude(client, deed, order);
  },
  refuse: async (deed, error, client) => {
    if (deed.kind === 'cobro') {
      await refuseCharge(client, deed, error);
      return;
    }
    const current = orderAsItIs(error);
    // An earlier attempt arrived although its answer was lost, or somebody else made the same move.
    if (current && deed.kind === 'move' && hasReached(current, deed.estado)) {
      await conclude(client, deed, current);
    } else {
      await explain(deed, error);
    }
  },
  delay: showAsWaiting,
  due: () => {
    const sender = senderHere();
    const held = sender ? deedsOf(knownOutbox(), sender).map(({ heldUntil }) => heldUntil) : [];
    return held.length > 0 ? Math.max(0, Math.min(...held) - Date.now()) : null;
  },
  subscribe: subscribeToOutbox,
});

export const sendOutbox = outbox.send;
export const keepSending = outbox.keepSending;

/** Null if the deed was taken back meanwhile. */
async function request(client: QueryClient, deed: SentDeed): Promise<Order | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (deed.kind === 'order') {
    const { data } = await createOrder(deed.draft, deed.key, { signal });
    return data;
  }
  if (isOfKitchen(deed)) return (await loadKitchenPart()).sendKitchen(client, deed, signal);
  const { dbName, orderId: id, estado, motivoBaja, motivo, revision, turnoId, isLate } = deed;
  return moveOrder(client, {
    dbName,
    id,
    estado,
    ...(motivoBaja && { motivoBaja }),
    ...(motivo && { motivo }),
    ...(revision !== null && { revision }),
    // Its shift may be counted since.
    ...(turnoId && !isLate && { turnoId }),
    signal,
  });
}

/** Money that waited is written down whatever became of the account since: it was taken. */
function charge(deed: QueuedCharge): Promise<Charged> {
  const { dbName, cuenta, isDirect, pedidos, pagos, propina, isLate, at, vista, key, turnoId } =
    deed;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const rest = { idempotencyKey: key, signal };
  const common = {
    dbName,
    pagos,
    propina,
    ...(turnoId && { turnoId }),
    ...(isLate && { tomado: true, fecha: at }),
  };
  if (isDirect && pedidos.length > 0) {
    return api('POST /api/accounts/direct', { body: { ...common, pedidos }, ...rest });
  }
  if (cuenta === null) throw new ApiError(409, { code: NO_ACCOUNT });
  const body = { ...common, cerrar: true, vista };
  return api('POST /api/accounts/:id/pay', { params: { id: cuenta }, body, ...rest });
}

async function concludeCharge(
  client: QueryClient,
  deed: Extract<QueuedDeed, { kind: 'cobro' }>,
  charged: Charged,
): Promise<void> {
  const isTold = attended.has(deed.id) || charged.devolver === 0;
  const problem = isTold ? null : (await import('./deed-problems.ts')).giveBackOf(deed, charged);
  await settleOutbox((box) => settleCharge(box, deed, problem));
  client.setQueryData(chargedKey(deed.id), charged);
  tellOutbox();
  catchUp(client, deed.dbName);
  attended.get(deed.id)?.sent();
}

/** A suggestion that changed while the money waited is no longer the suggested one; the guests gave it all the same. */
async function refuseCharge(
  client: QueryClient,
  deed: Extract<QueuedDeed, { kind: 'cobro' }>,
  error: ApiError,
): Promise<void> {
  const { propina } = deed;
  const isOldTip =
    propina?.respuesta === 'si' && error.details.some(({ path }) => path === 'propina.valor');
  if (isOldTip && !attended.has(deed.id)) {
    const asGiven = { ...deed, propina: { ...propina, respuesta: 'otro' as const } };
    await changeOutbox((box) => amend(box, asGiven));
    return;
  }
  await explain(deed, error);
  catchUp(client, deed.dbName);
}

async function conclude(client: QueryClient, deed: SentDeed, order: Order): Promise<void> {
  await settleOutbox((box) => settle(box, deed, order));
  arrived.push(order);
  const screen = attended.get(deed.id);
  screen?.sent();
  if (screen) show(client);
  else showing ??= setTimeout(show, SHOW_MS, client);
}

/** Updates outbox and lists together, so that no list shows an order twice. */
function show(client: QueryClient): void {
  clearTimeout(showing);
  showing = undefined;
  tellOutbox();
  for (const order of arrived.splice(0)) receiveOrder(client, order);
}

async function explain(deed: QueuedDeed, error: ApiError): Promise<void> {
  const screen = attended.get(deed.id);
  const problem = screen ? null : (await import('./deed-problems.ts')).problemOf(deed, error);
  const part = deed.kind === 'plato' ? await loadKitchenPart() : null;
  await changeOutbox((box) => {
    const told = refuse(box, deed, problem);
    return part ? part.keepKnown(box, told, deed.id, error) : told;
  });
  screen?.refused(error);
}

/** Who may send deeds now: the signed-in employee at this sede. */
function senderHere(): Sender | null {
  const author = authorHere();
  const dbName = stored.location.get()?.dbName;
  return author && dbName ? { author: author.id, dbName } : null;
}
