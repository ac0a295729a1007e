import type { CartLine } from '@comanda/contract/orders/orders';
import { idOf, lastLine, lineOf, mentionOfLine } from '../cart-changes.ts';
import { clauseOf } from '../language/clauses.ts';
import type { Sense } from '../language/lexicon.ts';
import { LITTLE_WORDS, type Word } from '../language/normalise.ts';
import { numberOf } from '../language/numbers.ts';
import type { Mention } from '../mention.ts';
import { type Heard, hear, knownMentions } from '../segments.ts';
import { lineText, say, type Talk } from '../talk.ts';
import { place, tellAdded } from './order.ts';
import { addMods, setCantidad } from './wishes.ts';

/** 'cámbiala por la de coco', 'mejor una de coco', 'agua en vez de la coca'. */
export function swap(talk: Talk, heard: Heard): boolean {
  const parts = partsOf(heard.words);
  if (!parts) return partly(talk, heard) || turned(talk, heard) || betterOne(talk, heard);
  const old = hear(clauseOf(parts.old), talk.menu);
  const line =
    old.mentions.map((mention) => lineOf(talk, mention)).find(Boolean) ?? pointedAt(talk, old);
  if (!line) return swapThings(talk, parts);
  const wanted = hear(clauseOf(parts.wanted), talk.menu, mentionOfLine(talk, line)).mentions[0];
  if (!wanted) return false;
  const part = old.mentions[0]?.quantity ?? old.looseQuantity ?? line.cantidad;
  exchange(talk, line, wanted, part);
  return true;
}

type Parts = { old: readonly Word[]; wanted: readonly Word[] };

function partsOf(words: readonly Word[]): Parts | null {
  const plain = words.map(({ word }) => word);
  const instead = plain.findIndex(
    (word, at) => /^(vez|lugar)$/.test(word) && plain[at - 1] === 'en',
  );
  if (instead > 1) return { wanted: words.slice(0, instead - 1), old: words.slice(instead + 2) };
  if (instead === 1) {
    const from = words.findIndex(
      ({ word, before }, at) => at > 3 && (before === ',' || WISHING.test(word)),
    );
    return from < 0 ? null : { old: words.slice(3, from), wanted: words.slice(from) };
  }
  const but = plain.indexOf('sino');
  if (but > 0) return { old: words.slice(0, but), wanted: words.slice(but + 1) };
  const verb = plain.findIndex((word) => /^(cambi|reemplaz|sustitu|troc)/.test(word));
  if (verb < 0) return null;
  const by = plain.findLastIndex(
    (word, at) => at > verb && word === 'por' && plain[at + 1] !== 'favor',
  );
  return by < 0 ? null : { old: words.slice(verb + 1, by), wanted: words.slice(by + 1) };
}

const WISHING =
  /^(mejor|me|ponme|pon|pongame|dame|deme|quiero|quisiera|traeme|traigame|mandame|regalame|regaleme|agrega\w*|que)$/;

const PARTLY =
  /^ (y |pero |mejor )?(que )?(un[oa]|dos|tres|cuatro|cinco|\d+)( de (ell|es|l)[oa]s( \w+)?)? (que )?(sean?|fueran?|serian?) /;

/** 'que uno sea doble': one of what was added last. */
function partly(talk: Talk, { said, words }: Heard): boolean {
  const [opening, , , count] = PARTLY.exec(said) ?? [];
  const line = lastLine(talk);
  if (opening === undefined || !line) return false;
  const rest = words.slice(opening.trim().split(' ').length);
  const [wanted] = hear(clauseOf(rest), talk.menu, mentionOfLine(talk, line)).mentions;
  if (!wanted || wanted.senses.length === 0) return false;
  exchange(talk, line, wanted, numberOf(count) ?? 1);
  return true;
}

/** 'la coca que sea agua', 'la de mango mejor de fresa'. */
function turned(talk: Talk, { words }: Heard): boolean {
  const at = words.findIndex(
    ({ word }, i) =>
      i > 1 && (word === 'mejor' || (word === 'sea' && words[i - 1]?.word === 'que')),
  );
  if (at < 0) return false;
  const [old] = hear(clauseOf(words.slice(0, at)), talk.menu).mentions;
  const line = old?.isDefinite ? lineOf(talk, old) : undefined;
  if (!line) return false;
  const rest = clauseOf(words.slice(at + 1));
  const [wanted] = hear(rest, talk.menu, mentionOfLine(talk, line)).mentions;
  if (!wanted || wanted.senses.length === 0) return false;
  exchange(talk, line, wanted);
  return true;
}

/** 'cámbiala por' means the last line; 'cambia la cebolla por' means no line. */
function pointedAt(talk: Talk, { mentions }: Heard): CartLine | undefined {
  return mentions.length === 0 ? lastLine(talk) : undefined;
}

/** Exchanges an ingredient of the dish: it becomes a note for the kitchen. */
function swapThings(talk: Talk, { old, wanted }: Parts): boolean {
  const line = lastLine(talk);
  const typed = (words: readonly Word[]) => words.map(({ text }) => text.toLowerCase()).join(' ');
  if (!line || wanted.length === 0 || wanted.length > 4 || old.length > 4) return false;
  return addMods(talk, line, [{ kind: 'how', what: `cambiar ${typed(old)} por ${typed(wanted)}` }]);
}

const BETTER =
  /^ (ay |uy |ah )?(no |perdon |espera |sabes que |me equivoque |me confundi |que pena |disculpa |mentiras? |pera |un momento |es[aeo]s? no )*((no )?(mejor|prefiero|cambi\w+|que sean?|eran?|queria|quise decir|digo|corrijo) |(es[aeo]s? )?no (la|el|las|los) (de )?|(?<= no )(la|el|las|los) (de )?)/;

/** 'no, mejor la de coco': replaces the last line if it is of the same kind. */
function betterOne(talk: Talk, heard: Heard): boolean {
  const line = lastLine(talk);
  const context = line && mentionOfLine(talk, line);
  if (!context) return false;
  const mentions = knownMentions(hear(heard, talk.menu, context));
  const [wanted, another] = mentions;
  if (!wanted || wanted.isMore) return false;
  const opening = OPENING.exec(heard.said)?.[0] ?? '';
  const isSorry = / (perdon|mentiras?|ups|disculpa) /.test(opening);
  const isFresh = !talk.turn.cart.some((one) => idOf(one) === idOf(line));
  const isNo = isSorry || (/ no $/.test(opening) && (wanted.quantity === null || isFresh));
  if (!BETTER.test(heard.said) && !(isNo && isNext(heard, wanted))) return false;
  const product = talk.menu.byCode.get(line.id_sigo);
  const isSameKind = mentions.every(({ senses }) =>
    senses.some(
      (sense) =>
        sense.product.categoryId === product?.categoryId ||
        context.senses.some((one) => one.product === sense.product),
    ),
  );
  if (!isSameKind) return false;
  if (another) return exchangeForSeveral(talk, line, mentions);
  if (wanted.senses.some((sense) => sense.product.id_sigo === line.id_sigo)) return false;
  if (lineOf(talk, wanted)) return false;
  exchange(talk, line, wanted);
  return true;
}

const OPENING = /^ ((ay|uy|ah|ups|no|perdon|mentiras?|espera|pera|disculpa) )+/;

/** 'ay no, sencillo': nothing else was said. */
function isNext({ said, words }: Heard, { at }: Mention): boolean {
  const opened = OPENING.exec(said)?.[0].trim().split(' ').length ?? 0;
  return words.slice(opened, at).every(({ word }) => LITTLE_WORDS.has(word));
}

/** 'mejor uno de pollo y uno de carne'. */
function exchangeForSeveral(talk: Talk, line: CartLine, wanted: readonly Mention[]): boolean {
  if (wanted.some(({ quantity }) => quantity === null)) return false;
  talk.cart = talk.cart.filter((one) => one !== line);
  const added = wanted.flatMap((mention) => place(talk, mention) ?? []);
  tellAdded(talk, added);
  return true;
}

/** 'mejor familiar' after a hawaiana: the product that has most in common with the replaced one. */
function closestTo({ menu }: Talk, line: CartLine, mention: Mention): Mention {
  const old = menu.byCode.get(line.id_sigo);
  const own = new Set(old ? menu.names.wordsOf(old) : []);
  const shared = ({ product }: Sense) =>
    menu.names.wordsOf(product).filter((word) => own.has(word)).length;
  const most = Math.max(...mention.senses.map(shared));
  return { ...mention, senses: mention.senses.filter((sense) => shared(sense) === most) };
}

/** `part` may be the whole line; then the new line replaces it. */
function exchange(talk: Talk, line: CartLine, meant: Mention, part = line.cantidad): void {
  const wanted = closestTo(talk, line, meant);
  if (part < line.cantidad) {
    const added = place(talk, { ...wanted, quantity: wanted.quantity ?? part });
    if (added === null) return;
    setCantidad(talk, line, line.cantidad - part);
    tellAdded(talk, [added]);
    return;
  }
  const quantity = wanted.quantity ?? line.cantidad;
  const itemId = place(talk, { ...wanted, quantity }, idOf(line));
  if (itemId === null) return;
  const added = talk.cart.find((one) => idOf(one) === itemId);
  talk.touched = [itemId];
  if (added) say(talk, `Cambié ${line.nombre} por ${lineText(added)}.`);
  else tellAdded(talk, [itemId]);
}
