import type { CartLine } from '@comanda/contract/orders/orders';
import { idOf } from './cart-changes.ts';
import { choose } from './choose.ts';
import type { Mention } from './mention.ts';
import type { Talk } from './talk.ts';

/** The line that a mention refers to; of several, the one changed last, else the newest. */
export function lineOf(talk: Talk, mention: Mention): CartLine | undefined {
  const lines = linesOf(talk, mention);
  return lines.find((line) => talk.touched.includes(idOf(line))) ?? lines.at(-1);
}

export function linesOf(talk: Talk, mention: Mention): CartLine[] {
  if (mention.unmet !== '' && mention.senses.length === 0) return [];
  const meant = mention.senses.map(({ product }) => product.id_sigo);
  const lines = talk.cart.filter(({ id_sigo }) => meant.includes(id_sigo));
  if (lines.length < 2) return lines;
  const choice = choose(talk.menu, mention);
  const best = lines.filter(
    (line) => 'product' in choice && choice.product.id_sigo === line.id_sigo,
  );
  return best.length > 0 ? best : lines;
}

/** The line that was changed last, else the newest. */
export function lastLine(talk: Talk): CartLine | undefined {
  const touched = talk.touched.at(-1);
  return talk.cart.find((line) => idOf(line) === touched) ?? talk.cart.at(-1);
}

/** The line as a mention, so that 'la de coco' is searched among its kind. */
export function mentionOfLine({ menu }: Talk, line: CartLine): Mention | undefined {
  const product = menu.byCode.get(line.id_sigo);
  const head = product && menu.names.wordsOf(product)[0];
  if (!product || head === undefined) return undefined;
  const choice = {
    quantity: 1,
    isMore: false,
    isDefinite: true,
    unmet: '',
    mods: [],
    at: 0,
    end: 0,
  };
  return { ...choice, senses: menu.names.sensesOf(head), words: [head] };
}
