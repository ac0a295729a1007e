import { formatMoney } from '@comanda/contract/money';
import { orderTotal } from '@comanda/contract/orders/orders.rules';
import { type Clause, clauseOf } from '../language/clauses.ts';
import type { Heard } from '../segments.ts';
import { ask, lineText, listed, say, type Talk } from '../talk.ts';

const WAYS: readonly (readonly [RegExp, string])[] = [
  [/ (para|pa) llevar(lo|la|los|las|melo|mela)? /, 'Pedido para llevar'],
  [/ (es |son |para |en |a |con |al |mi |hasta mi ){0,4}(domicilio|domi) /, 'Pedido a domicilio'],
  [
    / (para |en |a |de ){0,3}(la )?mesa (numero )?(\d+|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) /,
    'Pedido a mesa',
  ],
  [/ (para )?(comer|consumir) (aca|aqui|en el (local|restaurante|sitio)) /, 'Pedido a mesa'],
  [/ para (aca|aqui) /, 'Pedido a mesa'],
];
const ASKING =
  / (hacen|hace|tienen|manejan|cobran|cuanto|vale|cuesta|costo|valor|hay|se puede|puedo|ofrecen|llevan|envian|llegan|entregan|demora\w*|tarda\w*) /;
const SERVICE = / (domicilios?|domi|envios?|entregas?|a la casa|para llevar) /;
const PAYMENT =
  / (nequi|daviplata|tarjetas?|datafono|efectivo|transferencia|credito|debito|bizum|medios? de pago|formas? de pago|metodos? de pago|como (puedo )?pag\w+|pse|bancolombia|codigo qr) /;

const OWN_DATA =
  / (mi (direccion|nombre|telefono|celular|numero|correo|email)|a nombre de|vivo en|me llamo|estoy en la (calle|carrera)) /;
const WAIT =
  / (demora\w*|demoran|tarda\w*|tiempo de (entrega|espera)|en cuanto tiempo|rapido llega) /;

/**
 * How an order is eaten and paid is chosen in the cart; the assistant acknowledges it and never
 * takes it for a product.
 */
export function aboutCheckout(talk: Talk, { said, isQuestion }: Clause): boolean {
  const isAsking = isQuestion || ASKING.test(said);
  if (PAYMENT.test(said) && !/ (llev\w+|dame|quiero (una?|dos|tres)) /.test(said)) {
    return say(talk, 'La forma de pago la eliges en el carrito, al confirmar el pedido.');
  }
  if (OWN_DATA.test(said))
    return say(talk, 'Tus datos los escribes en el carrito, al confirmar el pedido.');
  if (WAIT.test(said) && isAsking) {
    const { telefono } = talk.turn.sede;
    return say(talk, talk.voice.unknownFact, telefono ? `Puedes preguntar al ${telefono}.` : '');
  }
  if (!SERVICE.test(said) || !isAsking || / (dame|quiero|regal\w+|me das) /.test(said))
    return false;
  const isCost = / (cuanto|cobran|vale|cuesta|costo|valor|demora\w*|tarda\w*) /.test(said);
  const way = / llevar /.test(said) ? 'Pedido para llevar' : 'Pedido a domicilio';
  if (isCost) say(talk, talk.voice.unknownFact);
  return say(talk, `En el carrito puedes elegir «${way}» al confirmar.`);
}

/** The clause without 'para llevar' and the like, which are noted. */
export function withoutWays(talk: Talk, clause: Clause): Clause {
  let { words } = clause;
  for (const [pattern, name] of WAYS) {
    const said = ` ${words.map(({ word }) => word).join(' ')} `;
    const found = pattern.exec(said)?.[0].trim();
    if (!found) continue;
    const length = found.split(' ').length;
    const from = said
      .slice(0, said.indexOf(` ${found} `))
      .trim()
      .split(' ')
      .filter(Boolean).length;
    words = [...words.slice(0, from), ...words.slice(from + length)];
    talk.way = name;
  }
  return words === clause.words ? clause : clauseOf(words);
}

export function tellWay(talk: Talk): void {
  if (talk.way) say(talk, `«${talk.way}» lo eliges en el carrito, al confirmar.`);
}

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
