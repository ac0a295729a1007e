import type { CartLine } from '@comanda/contract/orders';
import { idOf } from '../cart-changes.ts';
import { lastLine, lineOf, mentionOfLine } from '../cart-lines.ts';
import { clauseOf } from '../clauses.ts';
import { type Heard, hear, knownMentions } from '../heard.ts';
import type { Mention } from '../mention.ts';
import type { Word } from '../normalise.ts';
import { lineText, say, type Talk } from '../talk.ts';
import { place, tellAdded } from './order.ts';
import { addMods, setCantidad } from './wishes.ts';

/** 'cámbiala por la de coco', 'mejor una de coco', 'agua en vez de la coca'. */
export function swap(talk: Talk, heard: Heard): boolean {
  const parts = partsOf(heard.words);
  if (!parts) return betterOne(talk, heard);
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
  const verb = plain.findIndex((word) => /^(cambi|reemplaz|sustitu|troc)/.test(word));
  if (verb < 0) return null;
  const by = plain.findLastIndex(
    (word, at) => at > verb && word === 'por' && plain[at + 1] !== 'favor',
  );
  return by < 0 ? null : { old: words.slice(verb + 1, by), wanted: words.slice(by + 1) };
}

/** 'cámbiala por': the last one. 'cambia la cebolla por': no line at all. */
function pointedAt(talk: Talk, { mentions }: Heard): CartLine | undefined {
  return mentions.length === 0 ? lastLine(talk) : undefined;
}

/** One thing on the dish for another: the kitchen reads it. */
function swapThings(talk: Talk, { old, wanted }: Parts): boolean {
  const line = lastLine(talk);
  const typed = (words: readonly Word[]) => words.map(({ text }) => text.toLowerCase()).join(' ');
  if (!line || wanted.length === 0 || wanted.length > 4 || old.length > 4) return false;
  return addMods(talk, line, [{ kind: 'how', what: `cambiar ${typed(old)} por ${typed(wanted)}` }]);
}

const BETTER =
  /^ (ay |uy |ah )?(no |perdon |espera |sabes que |me equivoque |me confundi |que pena |disculpa |es[aeo]s? no )*((no )?(mejor|prefiero|cambi\w+|que sea|era|queria|quise decir|digo|corrijo) |(es[aeo]s? )?no (la|el|las|los) (de )?|(?<= no )(la|el|las|los) (de )?)/;

/** 'no, mejor la de coco': in place of the last one when it is of the same kind. */
function betterOne(talk: Talk, heard: Heard): boolean {
  const line = lastLine(talk);
  if (!line || !BETTER.test(heard.said)) return false;
  const context = mentionOfLine(talk, line);
  const [wanted, another] = knownMentions(hear(heard, talk.menu, context));
  if (!wanted || another || wanted.senses.length === 0 || wanted.isMore) return false;
  if (wanted.senses.some(({ product }) => product.id_sigo === line.id_sigo)) return false;
  const product = talk.menu.byCode.get(line.id_sigo);
  const isSameKind = wanted.senses.some(
    (sense) => sense.product.categoryId === product?.categoryId,
  );
  if (!isSameKind || lineOf(talk, wanted)) return false;
  exchange(talk, line, wanted);
  return true;
}

/** `part` of a line may be all of it: then the new one takes its place. */
function exchange(talk: Talk, line: CartLine, wanted: Mention, part = line.cantidad): void {
  if (part < line.cantidad) {
    const added = place(talk, { ...wanted, quantity: wanted.quantity ?? part });
    if (added === null) return;
    setCantidad(talk, line, line.cantidad - part);
    tellAdded(talk, [added]);
    return;
  }
  const quantity =
    wanted.quantity !== null && wanted.quantity > 1 ? wanted.quantity : line.cantidad;
  const itemId = place(talk, { ...wanted, quantity }, idOf(line));
  if (itemId === null) return;
  const added = talk.cart.find((one) => idOf(one) === itemId);
  talk.touched = [itemId];
  if (added) say(talk, `Cambié ${line.nombre} por ${lineText(added)}.`);
  else tellAdded(talk, [itemId]);
}
