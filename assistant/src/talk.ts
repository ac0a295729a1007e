import type { Product } from '@comanda/contract/menu/menu';
import { formatMoney } from '@comanda/contract/money';
import { partsOf } from '@comanda/contract/orders/line-parts.words';
import type { CartLine } from '@comanda/contract/orders/orders';
import { lineSubtotal, orderTotal } from '@comanda/contract/orders/orders.rules';
import {
  EMPTY_MEMORY,
  type Memory,
  type Pending,
  type Reply,
  remembered,
  type Turn,
} from './assistant.ts';
import { VOICES, type Voice } from './language/tone.ts';
import { type OpenMenu, openMenu } from './menu-search.ts';

/** The state of one answer while it is being made. */
export type Talk = {
  turn: Turn;
  menu: OpenMenu;
  voice: Voice;
  cart: readonly CartLine[];
  /** The memory when the message came. */
  before: Memory;
  mentioned: string[];
  shown: readonly string[];
  touched: readonly string[];
  pending: Pending | null;
  waiting: Pending[];
  sentences: string[];
  suggested: string[];
  /** The cart that the diner confirmed. */
  confirmed: readonly CartLine[] | null;
  isConfirmed: boolean;
  /** The open question has been answered. */
  isAnswered: boolean;
  /** How the order will be eaten, if that was said. */
  way: string;
};

/** More dishes than this would be a list that nobody reads. */
export const SHOWN = 5;

export function startTalk(turn: Turn): Talk {
  const menu = openMenu(turn.menu);
  const before = remembered({ ...EMPTY_MEMORY, ...turn.memory }, (id) => menu.byId.has(id));
  return {
    turn,
    menu,
    voice: VOICES[turn.config.tono] ?? VOICES.calido,
    cart: turn.cart,
    before,
    mentioned: [...before.mentioned],
    shown: before.shown,
    touched: before.touched,
    pending: null,
    waiting: [],
    sentences: [],
    suggested: [],
    confirmed: null,
    isConfirmed: false,
    isAnswered: false,
    way: '',
  };
}

export function say(talk: Talk, ...sentences: readonly string[]): true {
  for (const sentence of sentences) {
    if (sentence !== '' && !talk.sentences.includes(sentence)) talk.sentences.push(sentence);
  }
  return true;
}

/** Shows products beside the answer and remembers them, so that 'la segunda' means the second. */
export function show(talk: Talk, products: readonly Product[]): void {
  const ids = products.map(({ _id }) => _id);
  for (const id of ids) if (!talk.suggested.includes(id)) talk.suggested.push(id);
  if (ids.length > 0) talk.shown = ids;
  noteMentioned(talk, ...products);
}

export function noteMentioned(talk: Talk, ...products: readonly Product[]): void {
  const ids = products.map(({ _id }) => _id);
  talk.mentioned = [...ids, ...talk.mentioned.filter((id) => !ids.includes(id))];
}

/** Questions are asked one after the other. */
export function ask(talk: Talk, pending: Pending): void {
  if (talk.pending && talk.pending.asks !== 'confirm') talk.waiting.push(pending);
  else talk.pending = pending;
}

export function finish(talk: Talk): Reply {
  const { cart, mentioned, shown, touched, pending, waiting } = talk;
  return {
    respuesta: talk.sentences.join(' '),
    productosSugeridos: talk.suggested.slice(0, SHOWN + 1),
    redirigirACarrito: talk.isConfirmed,
    cart,
    memory: remembered({ mentioned, shown, touched, pending, waiting }, (id) =>
      talk.menu.byId.has(id),
    ),
  };
}

/** 'Bandeja paisa ($34.900)' */
export function priced({ nombre, precio }: Product): string {
  return `${nombre} (${formatMoney(precio)})`;
}

/** 'A, B y C', or with another last word. */
export function listed(texts: readonly string[], last: 'y' | 'o' = 'y'): string {
  lists[last] ??= new Intl.ListFormat('es', { type: last === 'y' ? 'conjunction' : 'disjunction' });
  return lists[last].format(texts);
}

const lists: { y?: Intl.ListFormat; o?: Intl.ListFormat } = {};

/** '2 x Bandeja paisa (sin chicharrón, con Aguacate): $74.800' */
export function lineText(line: CartLine): string {
  const extras = [
    line.nota,
    ...line.adiciones.map(({ nombre }) => `con ${nombre}`),
    ...(line.combo
      ? [`combo con ${line.combo.bebida.nombre} y ${line.combo.adicional.nombre}`]
      : []),
    ...optionsOf(line),
  ].filter(Boolean);
  const how = extras.length > 0 ? ` (${extras.join(', ')})` : '';
  return `${line.cantidad} x ${line.nombre}${how}: ${formatMoney(lineSubtotal(line))}`;
}

/** What was chosen of its groups, as the kitchen reads it. */
export function optionsOf(line: CartLine): string[] {
  return partsOf({ ...line, adiciones: [], combo: null }).map(({ texto }) => texto);
}

export function totalText({ cart }: Pick<Talk, 'cart'>): string {
  return `Tu pedido va en ${formatMoney(orderTotal(cart))}.`;
}
