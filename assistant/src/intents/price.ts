import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { formatMoney } from '@comanda/contract/money';
import { isCommonWord, LITTLE_WORDS, plainWords } from '../language/normalise.ts';
import { baseForms } from '../language/stems.ts';
import { choose, type Mention } from '../mention.ts';
import { additionNamed } from '../modifiers.ts';
import { type Heard, knownMentions } from '../segments.ts';
import { ask, listed, priced, SHOWN, say, show, type Talk } from '../talk.ts';
import { tellCart } from './cart.ts';
import { sayMissing } from './suggest.ts';

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
function offer(talk: Talk, product: Product, cantidad: number): void {
  show(talk, [product]);
  if (!isServed(product)) {
    say(talk, `${talk.voice.soldOut}.`);
    return;
  }
  ask(talk, { asks: 'add', productId: product._id, cantidad, mods: [] });
  say(talk, talk.voice.shallAdd);
}

const ABOUT =
  / (que (trae|traen|lleva|llevan|tiene|contiene|contienen|incluye|incluyen|viene|ingredientes|es|son|sabor|sabores)|con que \w+|que (se )?le (echan|ponen|meten|agregan)|acompanad[oa]s?|de que \w+|ingredientes?|como (es|son|viene|vienen|la|lo|preparan|esta)|describ\w*|hablame|hableme|cuentame|cuenteme|explica\w*|informacion|en que consiste|acompanamiento|viene con|trae|traen|lleva|llevan|contiene|incluye|tienen?|vienen|tamano|diferencia\w*|es (de )?\w+ o (de )?\w+|(es|son|vienen?) (de|con|en|a base)|cuant[oa]s (\w+ )?(traen?|vienen?|son|incluye)|es (muy )?(picante|grande|pequen\w+|dulce|vegetarian\w+|vegan\w+)|pica|alcanza para|para cuantos|para cuantas) /;
const HAS = /^(trae|traen|lleva|llevan|contiene|contienen|tiene|tienen|incluye|incluyen|con|es)$/;

/** '¿qué trae la bandeja?', '¿el ajiaco lleva crema?': answered only from its description. */
export function aboutDish(talk: Talk, heard: Heard): boolean {
  const { said, mentions } = heard;
  if (!ABOUT.test(said.replace(/ (me|nos) (traen?|llevan?) /g, ' '))) return false;
  const known = knownMentions(heard);
  const mention = known.find((one) => choose(talk.menu, one).found === 'one') ?? known[0];
  const asksMore = / (que|con que|de que|como) (trae|lleva|tiene|es|viene|contiene|incluye)/.test(
    said,
  );
  if (!mention) {
    const last = talk.menu.byId.get(talk.mentioned[0] ?? '');
    const isAboutLast =
      asksMore || / (ingredientes|trae|lleva|contiene|incluye|pica|picante) /.test(said);
    if (!last || !isAboutLast || heard.words.length > 7 || / (hay|tienen|menu|carta) /.test(said))
      return false;
    return tell(talk, heard, last, []);
  }
  // '¿tienen arepas?' asks whether there are any; 'la arepa tiene queso' asks what is in it.
  const verb = heard.words.findIndex(({ word }) => HAS.test(word));
  const isAfter = verb >= 0 && verb < mention.at;
  if (/ tienen /.test(said) && !mention.isDefinite) return false;
  if (
    / tienen? /.test(said) &&
    isAfter &&
    !/ (que tiene|ingredientes|sabores|cuant[oa]s) /.test(said)
  )
    return false;
  if (/ diferencia\w* /.test(said)) return compare(talk, heard);
  const choice = choose(talk.menu, mention);
  if (choice.found === 'none') return false;
  if (choice.found === 'several') {
    const products = choice.products.slice(0, SHOWN);
    show(talk, products);
    return say(talk, ...products.map((one) => `${priced(one)}: ${oneLine(one)}`));
  }
  return tell(talk, heard, choice.product, mentions);
}

/** '¿qué diferencia hay entre el frito y el crudo?' */
function compare(talk: Talk, heard: Heard): boolean {
  const products = knownMentions(heard).flatMap((mention) => {
    const choice = choose(talk.menu, mention);
    if (choice.found === 'several') return choice.products.slice(0, SHOWN);
    return 'product' in choice ? [choice.product] : [];
  });
  const distinct = [...new Set(products)];
  show(talk, distinct);
  return say(talk, ...distinct.map((one) => `${priced(one)}: ${oneLine(one)}`));
}

function tell(talk: Talk, heard: Heard, product: Product, mentions: Heard['mentions']): boolean {
  const asked = askedThing(heard, product, mentions);
  const about = oneLine(product);
  if (asked !== null) {
    const text = `${product.nombre} ${product.descripcion}`;
    const has = new Set(plainWords(text).flatMap(baseForms));
    const isIn = asked.some((word) => baseForms(word).some((form) => has.has(form)));
    const answer = isIn
      ? `Sí, aparece en la descripción de ${product.nombre}.`
      : `En la descripción de ${product.nombre} no aparece; si es importante para ti, pregúntale al personal.`;
    say(talk, answer);
  }
  say(
    talk,
    about === '' ? `${product.nombre}: ${talk.voice.unknownFact}` : `${product.nombre}: ${about}`,
  );
  say(talk, `Vale ${formatMoney(product.precio)}.`);
  offer(talk, product, 1);
  return true;
}

/** The ingredient that is asked for: words after 'trae', 'lleva', 'tiene' that are not the dish. */
function askedThing(
  { words, said }: Heard,
  product: Product,
  mentions: Heard['mentions'],
): string[] | null {
  if (
    / (que|con que|de que|como) (trae|traen|lleva|llevan|tiene|es|son|viene|contiene|incluye)/.test(
      said,
    )
  )
    return null;
  const verb = words.findIndex(({ word }) => HAS.test(word));
  if (verb < 0 || / o /.test(said)) return null;
  const own = new Set(plainWords(product.nombre).flatMap(baseForms));
  const first = mentions[0];
  const wished = new Set(first?.mods.flatMap(({ what }) => plainWords(what)));
  const things = words
    .slice(verb + 1)
    .filter(
      ({ word }, i) =>
        !first || i + verb + 1 >= first.end || i + verb + 1 < first.at || wished.has(word),
    )
    .map(({ word }) => word)
    .filter((word) => !LITTLE_WORDS.has(word) && !baseForms(word).some((form) => own.has(form)))
    .filter((word) => !isCommonWord(word) || /^(picante|gluten|lactosa)$/.test(word));
  return things.length > 0 ? things : null;
}

function oneLine({ descripcion }: Product): string {
  const text = descripcion.trim();
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
