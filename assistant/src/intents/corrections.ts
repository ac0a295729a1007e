import type { CartLine } from '@comanda/contract/orders/orders';
import { idOf, lastLine, lineOf } from '../cart-changes.ts';
import { LITTLE_WORDS, type Word } from '../language/normalise.ts';
import { additionNamed } from '../modifiers.ts';
import { startsDish } from '../name-words.ts';
import { type Heard, knownMentions } from '../segments.ts';
import { lineText, say, type Talk } from '../talk.ts';
import { ORDERING } from './order.ts';
import { remove } from './remove.ts';
import { swap } from './swap.ts';
import { addLike, addMods, rewishPart, setCantidad } from './wishes.ts';

/** Changes to an existing cart: remove, exchange, another quantity, other wishes. */
export function correct(talk: Talk, heard: Heard): boolean {
  if (talk.cart.length === 0) return correctNothing(talk, heard);
  return (
    clear(talk, heard) ||
    keepOnly(talk, heard) ||
    swap(talk, heard) ||
    remove(talk, heard) ||
    recount(talk, heard) ||
    putOn(talk, heard) ||
    rewish(talk, heard)
  );
}

const CLEAR =
  / ((borr|quit|elimin|cancel|vaci|limpi|sac|olvid|descart)\w* (me |lo |la |los |las )?(absolutamente )?(tod[oa]s?( l[oa]s?)?( (mi|el|la|pedido|orden|carrito))?|(mi |el |la |este |ese |todo )?(pedido|carrito|orden|canasta))( completo| entero| anterior)?|(empez|comenz|empec|comenc|arranc|arranqu)\w* (de (nuevo|cero)|otra vez)|(de|desde) cero|no quiero (pedir )?nada|borron y cuenta nueva|vaci(a|ar) (el )?carrito) /;

function clear(talk: Talk, { said, mentions }: Heard): boolean {
  if (!CLEAR.test(said) || mentions.some(({ senses }) => senses.length > 0)) return false;
  talk.cart = [];
  talk.touched = [];
  return say(talk, talk.voice.cleared);
}

/** 'déjame solo la lulada'. */
function keepOnly(talk: Talk, heard: Heard): boolean {
  const [mention, another] = knownMentions(heard);
  const isOnly = / (deja\w*|quiero|queremos) (solo|solamente|unicamente) (la|el|los|las) /.test(
    heard.said,
  );
  const line = isOnly && mention && !another ? lineOf(talk, mention) : undefined;
  if (!line || talk.cart.length < 2) return false;
  talk.cart = [line];
  talk.touched = [idOf(line)];
  return say(talk, `${talk.voice.changed} ${lineText(line)}.`);
}

function correctNothing(talk: Talk, { said, mentions }: Heard): boolean {
  const isTaking =
    / (quit|borr|elimin|sac|cancel|vaci)\w* /.test(said) && !/ (cancelar|sacar) /.test(said);
  if (!CLEAR.test(said) && !(isTaking && !ORDERING.test(said))) return false;
  return mentions.length >= 0 && say(talk, talk.voice.emptyCart);
}

const RECOUNT =
  / (nada mas|no mas|mejor|pero|son|sean|serian?|queden|quedan|eran|era|fueron|solo|solamente|unicamente|dej\w*|cambi\w*|ponle|que|no|quise decir|digo|perdon|corrijo|rectifico|sube\w*|baja\w*|aument\w*) /;

/** 'mejor dos', 'no, son tres', 'una más', 'que sean cuatro arepas'. */
function recount(talk: Talk, heard: Heard): boolean {
  const { said, looseQuantity, looseIsMore, looseMods } = heard;
  if (looseMods.length > 0) return false;
  const [mention, another] = knownMentions(heard);
  const line = mention ? lineOf(talk, mention) : lastLine(talk);
  // 'ya no son dos arepas, es una': the first number is how many there are.
  const isTold = mention?.quantity === line?.cantidad && looseQuantity !== null;
  const quantity = (isTold ? null : mention?.quantity) ?? looseQuantity;
  if (another || !line || quantity === null) return mention ? false : repeat(talk, heard);
  const isLess = / menos /.test(said);
  if (isLess) return take(talk, line, quantity);
  const isMore = mention ? mention.isMore : looseIsMore;
  // 'otra limonada' after a limonada: one more of the line.
  if (isMore && (!mention || mention.mods.length === 0)) {
    return setCantidad(talk, line, line.cantidad + quantity);
  }
  if (isMore || !RECOUNT.test(said) || (mention && mention.mods.length > 0)) return false;
  return quantity === 0 ? take(talk, line, line.cantidad) : setCantidad(talk, line, quantity);
}

/** 'otra', 'otra igual', 'repíteme esa'. */
function repeat(talk: Talk, { said, mentions, words }: Heard): boolean {
  const isRepeat =
    / (otr[oa] (igual|mas|de es[ao]s|mism[oa])|lo mismo otra vez|repit\w* (es[ao]|l[oa])) /.test(
      said,
    );
  const line = lastLine(talk);
  if (mentions.length > 0 || !line || words.length > 6 || !isRepeat) return false;
  return setCantidad(talk, line, line.cantidad + 1);
}

function take(talk: Talk, line: CartLine, cantidad: number): boolean {
  const left = line.cantidad - cantidad;
  if (left >= 1) return setCantidad(talk, line, left);
  talk.cart = talk.cart.filter((one) => one !== line);
  return say(talk, `${talk.voice.removed} ${line.nombre}.`);
}

const PUT_ON =
  /^(pone?|ponga|pongan|agrega|agregue|agreguen|anade|anada|echa|eche|echen|adiciona|adicione|mete|suma|aumenta)(me)?les?$|^(poner|agregar|echar|adicionar|anadir|meter)(me)?les?$/;
const PUTTING = /^(poner|agregar|echar|adicionar|anadir|pone[sn]?|echa[sn]?|agrega[sn]?|meten?)$/;

/** 'ponle queso', 'agrégale tocineta a la hamburguesa'. */
function putOn(talk: Talk, heard: Heard): boolean {
  const { words, mentions } = heard;
  const isOnIt = / (le|les) /.test(heard.said);
  const at = words.findIndex(({ word }) => PUT_ON.test(word) || (isOnIt && PUTTING.test(word)));
  if (at < 0) return false;
  const target = mentions
    .map((mention) => lineOf(talk, mention))
    .find((line) => line !== undefined);
  const line = target ?? lastLine(talk);
  const things = thingsPut(words.slice(at + 1));
  const [first] = things;
  if (!line || !first || things.length > 6) return false;
  const place = words.findIndex(({ word }) => word === first.word);
  const isAddition = additionNamed(talk.menu, first.what) !== undefined;
  if (!isAddition && startsDish(words, place, talk.menu)) return false;
  return addMods(
    talk,
    line,
    things.map(({ what }) => ({ kind: 'extra' as const, what })),
  );
}

/** 'queso y tocineta a la hamburguesa': each thing, up to where the dish is named. */
function thingsPut(words: readonly Word[]): { word: string; what: string }[] {
  const end = words.findIndex(
    ({ word }, i) => i > 0 && /^(a|al|porfa|por|gracias|pero)$/.test(word),
  );
  const said = end < 0 ? words : words.slice(0, end);
  const groups: Word[][] = [[]];
  for (const one of said) {
    if (one.word === 'y' || one.before === ',') groups.push([]);
    const isFiller = /^(extra|mas|adicion|adicional|porcion|doble|un|una|otra|otro|\d+)$/.test(
      one.word,
    );
    if (!LITTLE_WORDS.has(one.word) && !isFiller) groups.at(-1)?.push(one);
  }
  return groups.flatMap((group) => {
    const what = group.map(({ text }) => text.toLowerCase()).join(' ');
    return group.length > 0 && group.length <= 4 ? [{ word: group[0]?.word ?? '', what }] : [];
  });
}

/** 'sin cebolla' of the last dish; 'la bandeja sin chicharrón' of one that is there. */
function rewish(talk: Talk, heard: Heard): boolean {
  const { said, looseMods } = heard;
  const mentions = knownMentions(heard);
  if (mentions.length === 0 && looseMods.length > 0) {
    const line = lastLine(talk);
    if (line && heard.looseIsMore) return addLike(talk, line, looseMods, heard.looseQuantity);
    return line !== undefined && rewishPart(talk, line, looseMods, heard.looseQuantity);
  }
  const [mention, another] = mentions;
  const isOrder = ORDERING.test(said) && !/ (porfa|por favor|que sea|mejor) /.test(said);
  if (!mention || another || isOrder || mention.quantity !== null) return false;
  const mods = [...looseMods, ...mention.mods];
  const line = lineOf(talk, mention);
  const isAboutIt = mention.isDefinite || / (que sea|mejor|que venga|a la|al) /.test(said);
  return mods.length > 0 && line !== undefined && isAboutIt && addMods(talk, line, mods);
}
