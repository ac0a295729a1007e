import { fold } from '@comanda/contract/fold';
import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import type { Pending } from '../assistant.ts';
import { groupsOfDish } from '../cart-changes.ts';
import { openGroup, optionsSaid, roomIn } from '../dish-options.ts';
import { isCommonWord, LITTLE_WORDS, plainWords } from '../language/normalise.ts';
import { numberOf } from '../language/numbers.ts';
import { affirmed, choose } from '../mention.ts';
import { isHead, WEAK } from '../name-words.ts';
import { type Heard, hear } from '../segments.ts';
import { ask, listed, priced, say, show, type Talk } from '../talk.ts';
import { confirm, isConfirming, isNo } from './confirm.ts';
import { speaksOf } from './filters.ts';
import { ORDERING, put, sayOptions, tellAdded } from './order.ts';

/** Handles the message as the answer to our question, if it is one. */
export function answerPending(talk: Talk, heard: Heard): boolean {
  const { pending } = talk.before;
  if (!pending || talk.isAnswered) return false;
  talk.isAnswered = isAnswer(talk, heard, pending);
  return talk.isAnswered;
}

function isAnswer(talk: Talk, heard: Heard, pending: Pending): boolean {
  switch (pending.asks) {
    case 'which':
      return answerWhich(talk, heard, pending);
    case 'add':
      return answerAdd(talk, heard, pending);
    case 'option':
      return answerOption(talk, heard, pending);
    case 'confirm':
      return isNo(heard) && talk.cart.length > 0 && confirm(talk);
  }
}

function answerWhich(
  talk: Talk,
  heard: Heard,
  pending: Extract<Pending, { asks: 'which' }>,
): boolean {
  const offered = pending.productIds.flatMap((id) => talk.menu.byId.get(id) ?? []);
  if (isNo(heard) || / ningun[oa] /.test(heard.said)) {
    askNext(talk);
    return say(talk, talk.voice.fineNot);
  }
  if (isAskedAgain(heard)) {
    ask(talk, pending);
    show(talk, offered);
    return say(talk, `${listed(offered.map(priced), 'o')}.`);
  }
  const picks = namesAnother(talk, heard, offered) ? [] : picked(talk, heard, offered);
  if (picks.length === 0) return false;
  const added = picks.flatMap(({ product, cantidad }) => {
    const wishes = [...heard.looseMods, ...heard.mentions.flatMap(({ mods }) => mods)];
    const name = fold(product.nombre);
    const mods = [...pending.mods, ...wishes.filter(({ what }) => !name.includes(fold(what)))];
    const wanted = cantidad ?? (picks.length > 1 ? 1 : (countAfter(heard) ?? pending.cantidad));
    return put(talk, product, wanted, mods, pending.replaces) ?? [];
  });
  tellAdded(talk, added);
  askNext(talk);
  return true;
}

/** 'término medio': of the group that we asked about. */
function answerOption(
  talk: Talk,
  heard: Heard,
  pending: Extract<Pending, { asks: 'option' }>,
): boolean {
  const product = talk.menu.byId.get(pending.productId);
  const open = product && openGroup(groupsOfDish(talk.turn.menu, product), pending.chosen);
  if (!product || open?.path !== pending.grupo) return false;
  if (isNo(heard) || / ningun[oa] /.test(heard.said)) {
    askNext(talk);
    return say(talk, talk.voice.fineNot);
  }
  if (isAskedAgain(heard)) {
    ask(talk, pending);
    sayOptions(talk, product, open.group);
    return true;
  }
  const room = roomIn(open.group, open.path, pending.chosen);
  const options = heard.words.length <= MAX_ANSWER ? optionsSaid(open.group, heard.said, room) : [];
  if (options.length === 0) return false;
  const chosen = [...pending.chosen, ...options.map((option) => `${pending.grupo}/${option}`)];
  const itemId = put(talk, product, pending.cantidad, pending.mods, pending.replaces, chosen);
  if (itemId === null) return true;
  tellAdded(talk, [itemId]);
  askNext(talk);
  return true;
}

/** Whoever says more than that is on to something else. */
const MAX_ANSWER = 10;

/** 'los de avena, dos porciones'; 'el 2' is not a quantity. */
function countAfter({ words, looseQuantity }: Heard): number | null {
  const at = words.findIndex(({ word, before }) => before === ',' && numberOf(word) !== null);
  return at > 0 && numberOf(words[at]?.word) === looseQuantity ? looseQuantity : null;
}

/** '¿cuáles hay?' */
function isAskedAgain({ said, mentions }: Heard): boolean {
  return (
    mentions.length === 0 &&
    /^ (y |a ver )?(cuales?|que) (\w+ )?(son|hay|tienen?|tienes|opciones) $/.test(said)
  );
}

/** 'dos limonadas árabes' does not answer an offer of the 'Plato árabe'. */
function namesAnother({ menu }: Talk, { mentions }: Heard, offered: readonly Product[]): boolean {
  return mentions.some((mention) => {
    const choice = choose(menu, mention);
    if (choice.found !== 'one' || offered.includes(choice.product)) return false;
    const [head = ''] = mention.words;
    if (WEAK.has(head)) return false;
    const isCalledSo = isHead(menu, head);
    return isCalledSo(choice.product) && !offered.some(isCalledSo);
  });
}

/** Asks the next waiting question. */
function askNext(talk: Talk): void {
  const [next, ...rest] = talk.before.waiting;
  if (!next) return;
  ask(talk, next);
  talk.waiting.push(...rest);
  if (next.asks !== 'which') return;
  const products = next.productIds.flatMap((id) => talk.menu.byId.get(id) ?? []);
  show(talk, products);
  say(talk, talk.voice.which, `${listed(products.map(priced), 'o')}.`);
}

type Pick = { product: Product; cantidad: number | null };

const ORDINALS: readonly RegExp[] = [
  / (primer[oa]?s?|1) /,
  / (segund[oa]s?|2) /,
  / (tercer[oa]?s?|3) /,
  / (cuart[oa]s?|4) /,
  / (quint[oa]s?|5) /,
  / (sext[oa]s?|6) /,
];

const ALL =
  / (las dos|los dos|ambas|ambos|una de cada|uno de cada|de cada una|de cada uno|un[oa] y un[oa]|de a un[oa]|mitad y mitad|todas|todos) /;

/** One of the offered products: by name, by position, by price. */
export function picked(talk: Talk, heard: Heard, offered: readonly Product[]): Pick[] {
  const { said } = heard;
  const isAsking =
    / (cuanto|cuanta|(?<! (la|el|las|los) )que (trae|lleva|tiene)|cual es|vale|cuesta) /;
  if (heard.isQuestion || isAsking.test(said)) return [];
  const byPrice = [...offered].sort((a, b) => a.precio - b.precio);
  const only = (product: Product | undefined): Pick[] =>
    product
      ? [{ product, cantidad: (heard.looseQuantity ?? 1) > 1 ? heard.looseQuantity : null }]
      : [];
  if (/ (mas )?(barat|economic)\w+ /.test(said)) return only(byPrice[0]);
  if (/ mas (car|costos)\w+ /.test(said)) return only(byPrice.at(-1));
  const named = byName(talk, heard, offered);
  if (ALL.test(said)) {
    // 'de coco las dos'.
    if (named.length === 1) return only(named[0]?.product);
    return offered.map((product) => ({ product, cantidad: null }));
  }
  if (
    / (cualquiera|la que sea|el que sea|la que quieras|la que digas|sorprendeme|me da igual) /.test(
      said,
    )
  ) {
    return only(offered.find(isServed));
  }
  if (named.length > 0) return named;
  if (/ (ultim[oa]) /.test(said)) return only(offered.at(-1));
  if (/ (mas )?grande /.test(said)) return only(byPrice.at(-1));
  if (/ (mas )?(pequen|chiquit)\w+ /.test(said)) return only(byPrice[0]);
  const place = ORDINALS.findIndex((ordinal) => ordinal.test(said));
  const isPlace =
    heard.words.length <= 5 &&
    (/[a-z]/.test(said.replace(/ (la|el|opcion|numero|porfa|dame|quiero) /g, ' ')) ||
      heard.words.length <= 3);
  return isPlace && place >= 0 ? only(offered[place]) : [];
}

/**
 * 'la de coco', 'dos de coco y una natural': only words that distinguish the offered products
 * count.
 */
function byName(talk: Talk, heard: Heard, offered: readonly Product[]): Pick[] {
  const { menu } = talk;
  const phrase = heard.said.replace(
    / (la|el|las|los|porfa|por favor|dame|quiero|que|sea|una|un) /g,
    ' ',
  );
  const exact = offered.filter(
    ({ nombre }) => phrase.trim() !== '' && ` ${plainWords(nombre).join(' ')} `.includes(phrase),
  );
  const [whole, second] = exact;
  if (whole && !second) return [{ product: whole, cantidad: null }];
  const senses = offered.map((product) => ({ product, likeness: 1, link: 'name' as const }));
  const shared = menu.names.wordsOf(offered[0] as Product)[0] ?? '';
  const context = {
    quantity: null,
    isMore: false,
    isDefinite: true,
    senses,
    words: [shared],
    unmet: '',
    mods: [],
    at: 0,
    end: 0,
  };
  const { mentions } = hear(heard, menu, context);
  const picks = affirmed(mentions, heard.words).flatMap(
    ({ senses: meant, quantity, words }): Pick[] => {
      const inside = offered.filter((product) => meant.some((one) => one.product === product));
      const [product, another] = inside.length > 1 ? narrowed(talk, inside, words) : inside;
      if (!product || another) return [];
      return [{ product, cantidad: quantity === 1 ? null : quantity }];
    },
  );
  if (picks.length > 0) return picks;
  const words = heard.words
    .map(({ word }) => word)
    .filter((word) => !LITTLE_WORDS.has(word) && numberOf(word) === null);
  const left = words.filter(
    (word) => !isCommonWord(word) || offered.some((one) => hasWord(talk, one, word)),
  );
  const called = offered.filter((product) => left.some((word) => hasWord(talk, product, word)));
  // 'la que trae jalapeño'.
  const made = offered.filter(speaksOf(left));
  const [product, another] = called.length > 0 ? called : made;
  return product && !another && heard.words.length <= 8 ? [{ product, cantidad: null }] : [];
}

function narrowed(talk: Talk, products: readonly Product[], words: readonly string[]): Product[] {
  const all = products.filter((product) => words.every((word) => hasWord(talk, product, word)));
  const exact = all.filter((product) => talk.menu.names.spare(product, words) === 0);
  return exact.length === 1 ? exact : all;
}

function hasWord({ menu }: Talk, product: Product, word: string): boolean {
  return menu.names
    .sensesOf(word)
    .some((sense) => sense.product === product && sense.link !== 'kind' && sense.link !== 'label');
}

function answerAdd(talk: Talk, heard: Heard, pending: Extract<Pending, { asks: 'add' }>): boolean {
  const product = talk.menu.byId.get(pending.productId);
  if (!product) return false;
  if (isNo(heard)) return say(talk, talk.voice.fineNot);
  const { mentions, looseQuantity, looseMods, said } = heard;
  const isYes =
    isConfirming(talk.turn, heard) ||
    /^ (si|claro|dale|listo|ok|bueno|de una|hagale|por supuesto|obvio) /.test(said);
  const isCount = mentions.length === 0 && looseQuantity !== null && heard.words.length <= 4;
  // 'dame dos y un agua': the two are of this product.
  const first = mentions.length > 0 ? numberOf(/^ (?:\w+ ){0,3}?(\w+) y /.exec(said)?.[1]) : null;
  const isToo = first !== null && first === looseQuantity && ORDERING.test(said);
  if (heard.isQuestion || (!isToo && (mentions.length > 0 || (!isYes && !isCount)))) return false;
  const itemId = put(talk, product, looseQuantity ?? pending.cantidad, [
    ...pending.mods,
    ...looseMods,
  ]);
  if (itemId !== null) tellAdded(talk, [itemId]);
  if (isToo) return false;
  askNext(talk);
  return true;
}
