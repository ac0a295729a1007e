import type { ChatAnswer } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { isConfirmation } from '@comanda/contract/chat/chat.rules';
import { orderTotal } from '@comanda/contract/orders/orders.rules';
import { cleanLines } from '@comanda/contract/text';
import { ApiError } from '../../lib/api/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { type CartItem, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { applyChanges, type CartChange, cartChanges, changeWords } from './cart-changes.ts';
import { askAssistant } from './chat.api.ts';
import {
  forgetTalk,
  onSavedTalk,
  restoreTalk,
  saveTalk,
  type Talk,
  type TalkEntry,
  withEntry,
} from './talk.ts';

/** An answer that is still streaming. It takes effect only when it is complete. */
export interface Speaking {
  text: string;
  cart?: TalkEntry['cart'];
}

export interface TalkView extends Talk {
  speaking: Speaking | null;
}

let view: TalkView = { ...restoreTalk(''), speaking: null };
const listeners = new Set<() => void>();
/** The message whose answer is expected; answers to any other message are ignored. */
let awaited: symbol | null = null;
let isSaving = false;

// Signing out in any tab ends the conversation in all of them.
stored.chatSessionId.subscribe(() => {
  if (!stored.chatSessionId.get()) forget();
});

// Takes over messages from other tabs, unless an answer is streaming here.
onSavedTalk(() => {
  if (isSaving || view.speaking || view.dbName === '') return;
  show({ ...restoreTalk(view.dbName), speaking: null });
});

/**
 * The conversation outlives its panel: an answer that comes after the diner closed the panel still reaches the cart.
 */
export function talkOf(dbName: string): TalkView {
  if (view.dbName !== dbName) {
    awaited = null;
    view = { ...interrupted(restoreTalk(dbName)), speaking: null };
  }
  return view;
}

export function subscribeToTalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends one message at a time. Answers false if this one has to wait or is empty. */
export function say(dbName: string, typed: string): boolean {
  const text = cleanLines(typed);
  const { speaking, isConfirming, ...talk } = talkOf(dbName);
  if (text === '' || speaking || isConfirming) return false;
  const sessionId = chatSessionId();
  put({ ...withEntry({ ...talk, isConfirming }, { from: 'user', text }), speaking: { text: '' } });
  void hear(dbName, text, sessionId);
  return true;
}

/** Sends the message that got no answer again. */
export function sayAgain(dbName: string): void {
  const { speaking, entries, ...talk } = talkOf(dbName);
  const mensaje = entries.at(-1)?.unanswered?.mensaje;
  if (mensaje === undefined || speaking) return;
  const sessionId = chatSessionId();
  put({ ...talk, entries: entries.slice(0, -1), speaking: { text: '' } });
  void hear(dbName, mensaje, sessionId);
}

/** The diner confirmed or cancelled, so the conversation goes on. */
export function stopConfirming(dbName: string): void {
  put({ ...talkOf(dbName), isConfirming: false });
}

async function hear(dbName: string, mensaje: string, sessionId: string): Promise<void> {
  const sent = stored.cart.get() ?? [];
  const turn = Symbol(mensaje);
  awaited = turn;
  // A diner who went to another sede has another cart now.
  const isHere = () => awaited === turn && stored.location.get()?.dbName === dbName;
  const speak = (part: Partial<Speaking>) => {
    if (isHere()) put({ ...view, speaking: { text: '', ...view.speaking, ...part } });
  };
  try {
    const answer = await askAssistant(
      { mensaje, mensajeUsuario: mensaje, dbName, sessionId, carrito: sent },
      {
        onText: (texto) => speak({ text: `${view.speaking?.text ?? ''}${texto}` }),
        onCart: (carrito) => {
          const changes = cartChanges(sent, carrito);
          speak({ cart: inWords(changes, applyChanges(stored.cart.get() ?? [], changes)) });
        },
      },
    );
    if (isHere()) settle(mensaje, sent, answer);
    else if (awaited === turn) put({ ...interrupted(view), speaking: null });
  } catch (error) {
    if (awaited === turn) put({ ...withFailure(view, mensaje, causeOf(error)), speaking: null });
  }
}

function settle(mensaje: string, sent: CartItem[], answer: ChatAnswer): void {
  const { respuesta, productosSugeridos, redirigirACarrito } = answer;
  const changes = cartChanges(sent, answer.carrito);
  const cart = applyChanges(stored.cart.get() ?? [], changes);
  if (changes.length > 0) stored.cart.set([...cart]);
  // A "sí" that added something answered another question.
  const isYes = changes.length === 0 && productosSugeridos.length === 0 && isConfirmation(mensaje);
  const talk = withEntry(view, {
    from: 'ai',
    text: respuesta.trim() || chatMessages.notUnderstood,
    ...(productosSugeridos.length > 0 && { productosSugeridos }),
    ...(changes.length > 0 && { cart: inWords(changes, cart) }),
  });
  put({
    ...talk,
    isConfirming: redirigirACarrito || (isYes && cart.length > 0),
    speaking: null,
  });
  if (listeners.size === 0 && changes.length > 0) {
    toast.info(changes.map((change) => changeWords(change).words).join(', '), { id: 'cart' });
  }
}

/** The page was closed while an answer streamed: the last message counts as unanswered. */
function interrupted(talk: Talk): Talk {
  const last = talk.entries.at(-1);
  return last?.from === 'user' ? withFailure(talk, last.text, '') : talk;
}

function withFailure(talk: Talk, mensaje: string, cause: string): Talk {
  const text = chatMessages.failed;
  return withEntry(talk, { from: 'ai', text, unanswered: { mensaje, cause } });
}

function causeOf(error: unknown): string {
  const cause = error instanceof ApiError ? error.message : '';
  return cause === chatMessages.failed ? '' : cause;
}

function inWords(
  changes: readonly CartChange[],
  cart: readonly CartItem[],
): NonNullable<TalkEntry['cart']> {
  return { changes: changes.map(changeWords), total: orderTotal(cart) };
}

function forget(): void {
  awaited = null;
  forgetTalk();
  show({ ...restoreTalk(''), speaking: null });
}

function put(next: TalkView): void {
  const { speaking: _, ...talk } = next;
  isSaving = true;
  if (!next.speaking?.text) saveTalk(talk);
  isSaving = false;
  show(next);
}

function show(next: TalkView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** The conversation's id: created once and kept for the next visit. */
function chatSessionId(): string {
  const known = stored.chatSessionId.get();
  if (known) return known;
  const fresh = newId();
  stored.chatSessionId.set(fresh);
  return fresh;
}
