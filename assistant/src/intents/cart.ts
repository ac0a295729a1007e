import { formatMoney } from '@comanda/contract/money';
import { orderTotal } from '@comanda/contract/orders/orders.rules';
import type { Heard } from '../heard.ts';
import { ask, lineText, listed, say, type Talk } from '../talk.ts';

const ABOUT_CART =
  / (carrito|(mi|el) pedido|mi orden|la cuenta|total|subtotal|(cuanto|que) (te |le |les |se )?debo|cuanto (va|asciende|quedo|quedaria|llevo|voy|tengo que pagar|seria todo|es todo|(me )?(sale|queda) (todo|en total)|(me )?queda|suma|hay que pagar)|que (llevo|tengo|he pedido|pedi|va|hay en)|lo que (llevo|pedi)|como (va|quedo|queda) (mi|el|la) |resumen|en cuanto (va|quedo|queda|sale)|repit\w* (mi|el) pedido) /;

/** '¿cuánto llevo?', '¿qué tengo en el carrito?' */
export function aboutCart(talk: Talk, heard: Heard): boolean {
  const { said, mentions } = heard;
  if (!ABOUT_CART.test(said) || mentions.some(({ senses }) => senses.length > 0)) return false;
  if (/ que (tengo|hay) (para|de|en la carta)/.test(said)) return false;
  return tellCart(talk);
}

export function tellCart(talk: Talk): true {
  const { cart, voice } = talk;
  if (cart.length === 0) return say(talk, voice.emptyCart);
  ask(talk, { asks: 'confirm' });
  return say(
    talk,
    `Llevas ${listed(cart.map(lineText))}.`,
    `El total es ${formatMoney(orderTotal(cart))}.`,
  );
}
