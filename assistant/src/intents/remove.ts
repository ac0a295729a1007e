import type { CartLine } from '@comanda/contract/orders/orders';
import type { Modifier } from '../assistant.ts';
import { idOf, lastLine, lineOf, linesOf } from '../cart-changes.ts';
import { clauseOf } from '../language/clauses.ts';
import { LITTLE_WORDS } from '../language/normalise.ts';
import { numberOf } from '../language/numbers.ts';
import type { Mention } from '../mention.ts';
import { type Heard, hear } from '../segments.ts';
import { listed, say, type Talk } from '../talk.ts';
import { rewishPart, setCantidad } from './wishes.ts';

const TAKING =
  / ((quit|borr|elimin|sac|retir|descart|remuev|remov|cancel)(a|e|o|ar|as|es|en|an|ame|eme|alo|ala|alos|alas|elo|ela|elos|elas|amelo|amela|ale|ele|ales|arle|arlo|arla|arme)|ya no (l[oa]s? )?(quiero|voy|va|me)|no (l[oa]s? )?(quiero|deseo|queria)|no (me )?(pongas|ponga|agregues|traigas|traiga|des|mandes|incluyas)|(ya )?no van?|mejor no|me arrepenti del?|olvida(te)?( del?)?|siempre no|en (vez|lugar) de) /;
const OFF_A_DISH =
  / (quita|quite|saca|saque|retira|retire)(le|les|rle|rles|mele) | no (le|les) (pongas|ponga|eches|eche) /;

/** 'quita la limonada', 'ya no quiero la coca', 'quítale la cebolla a la hamburguesa'. */
export function remove(talk: Talk, heard: Heard): boolean {
  if (/^ sin (la|el|los|las) /.test(heard.said)) return removeWithout(talk, heard);
  const { said, mentions } = heard;
  const isTaking = TAKING.test(said) || OFF_A_DISH.test(said) || isRefused(heard);
  if (!isTaking) return false;
  const ordered = mentions.filter((mention) => linesOf(talk, mention).length > 0);
  const others = mentions.filter((mention) => !ordered.includes(mention));
  const isOff = OFF_A_DISH.test(said);
  const dish = ordered.map((mention) => lineOf(talk, mention)).find(Boolean) ?? lastLine(talk);
  const things = [
    ...wantedOff(heard, isOff ? others : others.filter(({ senses }) => senses.length === 0)),
    // 'quítale el extra queso'.
    ...heard.looseMods.map(({ what }) => ({ kind: 'sin' as const, what })),
  ];
  const additionOff = dish && isOff ? things : things.filter(() => ordered.length === 0 || isOff);
  if (dish && additionOff.length > 0)
    return rewishPart(talk, dish, additionOff, heard.looseQuantity);
  if (ordered.length > 0) return takeAll(talk, ordered, said);
  if (others.some(({ senses }) => senses.length > 0)) {
    return say(talk, 'Eso no está en tu carrito.');
  }
  // A misunderstood wish to leave something off is no reason to remove the dish.
  return !(isOff && heard.looseQuantity === null) && takeLast(talk, heard);
}

/** 'sin la limonada', where the limonada is a line and not an ingredient. */
function removeWithout(talk: Talk, { words, said }: Heard): boolean {
  const { mentions } = hear(clauseOf(words.slice(1)), talk.menu);
  const ordered = mentions.filter((mention) => linesOf(talk, mention).length > 0);
  return ordered.length > 0 && ordered.length === mentions.length && takeAll(talk, ordered, said);
}

/** 'la limonada no': refused without a verb. */
function isRefused({ said, mentions, words }: Heard): boolean {
  const [mention, another] = mentions;
  if (!mention || another || mention.senses.length === 0) return false;
  return mention.isDefinite && mention.mods.length === 0 && / no $/.test(said) && words.length <= 6;
}

/** What should be left off the dish, as it was typed. */
function wantedOff({ words }: Heard, mentions: readonly Mention[]): Modifier[] {
  return mentions.flatMap(({ at, end }) => {
    const thing = words
      .slice(at, end)
      .filter(({ word }) => !LITTLE_WORDS.has(word) || word === 'de');
    const what = thing.map(({ text }) => text.toLowerCase()).join(' ');
    return what === '' ? [] : [{ kind: 'sin' as const, what }];
  });
}

function takeAll(talk: Talk, mentions: readonly Mention[], said: string): boolean {
  const taken: string[] = [];
  for (const mention of mentions) {
    const isAll = / (tod[oa]s|ambas|ambos) /.test(said);
    const lines = isAll ? linesOf(talk, mention) : [lineOf(talk, mention)];
    for (const line of lines) {
      if (!line) continue;
      if (mention.quantity !== null && mention.quantity < line.cantidad && !isAll) {
        setCantidad(talk, line, line.cantidad - mention.quantity);
      } else {
        drop(talk, line);
        taken.push(line.nombre);
      }
    }
  }
  return say(talk, taken.length > 0 ? `${talk.voice.removed} ${listed(taken)}.` : '');
}

/** 'quítalo', 'quita una': from what was added last. */
function takeLast(talk: Talk, { said, looseQuantity, words }: Heard): boolean {
  if (/ (ya no|no quiero|no deseo|mejor no) /.test(said) && words.length > 5) return false;
  const placed = atPlace(talk, said);
  if (placed) return dropAll(talk, placed);
  const line = lastLine(talk);
  if (!line) return false;
  if (looseQuantity !== null && looseQuantity < line.cantidad) {
    return setCantidad(talk, line, line.cantidad - looseQuantity);
  }
  const isPlural = / (quita|borra|elimina|saca|cancela)(los|las) /.test(said);
  const lines = isPlural ? talk.cart.filter((one) => talk.touched.includes(idOf(one))) : [line];
  return dropAll(talk, lines.length > 0 ? lines : [line]);
}

/** 'elimina la primera', 'quita las dos'. */
function atPlace({ cart }: Talk, said: string): CartLine[] | undefined {
  const place = PLACES.findIndex((pattern) => pattern.test(said));
  const line = / ultim[oa] /.test(said) ? cart.at(-1) : cart[place];
  if (line) return [line];
  const many = numberOf(/ l[oa]s (dos|tres|cuatro|\d) /.exec(said)?.[1]);
  return many !== null && many === cart.length ? [...cart] : undefined;
}

const PLACES = [/ primer[oa]? /, / segund[oa] /, / tercer[oa]? /];

function dropAll(talk: Talk, lines: readonly CartLine[]): boolean {
  for (const one of lines) drop(talk, one);
  return say(talk, `${talk.voice.removed} ${listed(lines.map(({ nombre }) => nombre))}.`);
}

function drop(talk: Talk, line: CartLine): void {
  talk.cart = talk.cart.filter((one) => one !== line);
  talk.touched = talk.touched.filter((id) => id !== idOf(line));
}
