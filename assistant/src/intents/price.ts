import type { Product } from '@comanda/contract/menu/menu';
import { formatMoney } from '@comanda/contract/money';
import { choose } from '../choose.ts';
import type { Heard } from '../heard.ts';
import type { Mention } from '../mention.ts';
import { additionNamed } from '../modifiers.ts';
import { ask, listed, priced, SHOWN, say, show, type Talk } from '../talk.ts';
import { tellCart } from './cart.ts';
import { sayMissing } from './offers.ts';

const PRICE =
  / (cuanto \w+|que (precio|valor|vale|valen|cuesta|cuestan)|precios?|valor(es)?|a como|a cuanto|en cuanto|costo|cuesta|cuestan|valen) /;

/** '¿cuánto vale la bandeja?', 'a cómo las arepas'. Without a dish: the last one, or the cart. */
export function tellPrice(talk: Talk, heard: Heard): boolean {
  const { said } = heard;
  if (!PRICE.test(said) && !/ cuanto $/.test(said)) return false;
  if (tellPrices(talk, heard)) return true;
  const isTotal =
    / (cuanto (es|seria|va|son|debo|sale|seria)|total|todo|pedido|cuenta|en cuanto) /.test(said);
  const last = talk.menu.byId.get(talk.mentioned[0] ?? '');
  if (isTotal && talk.cart.length > 0) return tellCart(talk);
  if (last) {
    say(talk, `${last.nombre} vale ${formatMoney(last.precio)}.`);
    offer(talk, last, 1);
    return true;
  }
  return tellCart(talk);
}

export function tellPrices(talk: Talk, { mentions, looseMods }: Heard): boolean {
  const additions = looseMods.flatMap(({ what }) => additionNamed(talk.menu, what) ?? []);
  for (const addition of additions) tellPart(talk, addition, 'adición');
  if (additions.length > 0 && mentions.length === 0) return true;
  for (const mention of mentions) tellPriceOf(talk, mention);
  return mentions.length > 0;
}

function tellPriceOf(talk: Talk, mention: Mention): void {
  const { menu } = talk;
  const addition = mention.senses.length === 0 && additionNamed(menu, mention.unmet);
  const part = addition || menu.sideNames.sensesOf(mention.unmet)[0]?.product;
  if (part && mention.senses.length === 0) {
    tellPart(talk, part, addition ? 'adición' : 'acompañamiento');
    return;
  }
  const choice = choose(menu, mention);
  switch (choice.found) {
    case 'one':
    case 'unsure': {
      const { product } = choice;
      const cantidad = mention.quantity ?? 1;
      const many =
        cantidad > 1 ? `; ${cantidad} valen ${formatMoney(cantidad * product.precio)}` : '';
      say(talk, `${product.nombre} vale ${formatMoney(product.precio)}${many}.`);
      offer(talk, product, cantidad);
      return;
    }
    case 'several': {
      const products = choice.products.slice(0, SHOWN + 1);
      say(talk, `${listed(products.map(priced))}.`);
      show(talk, products);
      ask(talk, {
        asks: 'which',
        productIds: products.map(({ _id }) => _id),
        cantidad: 1,
        mods: [],
      });
      return;
    }
    case 'none':
      sayMissing(talk, choice.near);
  }
}

function tellPart(talk: Talk, { nombre, precio }: Product, as: string): void {
  say(talk, `${nombre}, como ${as}, vale ${formatMoney(precio)}.`);
}

/** A dish that was asked about: it is sold out, or shall I add it? */
export function offer(talk: Talk, product: Product, cantidad: number): void {
  show(talk, [product]);
  if (product.agotado) {
    say(talk, `${talk.voice.soldOut}.`);
    return;
  }
  ask(talk, { asks: 'add', productId: product._id, cantidad, mods: [] });
  say(talk, talk.voice.shallAdd);
}
