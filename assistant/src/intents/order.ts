import { makesCombo } from '@comanda/contract/menu/extras.rules';
import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import {
  isChoosable,
  type OfferedGroup,
  type OfferedOption,
} from '@comanda/contract/modifiers/groups.rules';
import { formatMoney } from '@comanda/contract/money';
import { lineSubtotal } from '@comanda/contract/orders/orders.rules';
import type { Modifier } from '../assistant.ts';
import { addLine, groupsOfDish, idOf, removeLine, takesAdditions } from '../cart-changes.ts';
import { choiceOf, needsSaid, openGroup, readOptions } from '../dish-options.ts';
import { affirmed, choose, type Mention } from '../mention.ts';
import type { OpenMenu } from '../menu-search.ts';
import { additionNamed, splitMods } from '../modifiers.ts';
import { type Heard, knownMentions } from '../segments.ts';
import {
  ask,
  lineText,
  listed,
  noteMentioned,
  optionsOf,
  priced,
  SHOWN,
  say,
  show,
  type Talk,
} from '../talk.ts';
import { tellPrices } from './price.ts';
import { sayMissing, saySoldOut } from './suggest.ts';
import { addMods, setCantidad } from './wishes.ts';

/** 'dame dos arepas y una coca': each thing is added, asked about, or reported as missing. */
export function order(talk: Talk, heard: Heard): boolean {
  const { mentions, said } = heard;
  if (mentions.length === 0) return orderMentioned(talk, heard);
  // '¿y la mojarra?' asks about it.
  if (heard.isQuestion && !ORDERING.test(said)) return tellPrices(talk, heard);
  const isWish = ORDERING.test(said) || mentions.some(({ quantity }) => quantity !== null);
  // An unknown word is not an order: 'asdf', 'cuéntame de fútbol'.
  const meant = withParts(talk, heard, affirmed(mentions, heard.words));
  const wanted = isWish ? meant : meant.filter(({ senses }) => senses.length > 0);
  if (wanted.length === 0) return false;
  if (/ combo /.test(said) && !isCalledCombo(talk, wanted) && orderCombo(talk, heard)) return true;
  const added: string[] = [];
  const from = talk.sentences.length;
  const [only, another] = wanted;
  // 'arepas dame cuatro'.
  const after = only && !another && only.quantity === null ? heard.looseQuantity : null;
  for (const mention of wanted) {
    const itemId = place(talk, after === null ? mention : { ...mention, quantity: after });
    if (itemId === null) continue;
    added.push(itemId);
    talk.touched = [itemId];
  }
  // What was done is said before what is still to be asked.
  const asked = talk.sentences.splice(from);
  tellAdded(talk, added);
  talk.sentences.push(...asked);
  return true;
}

/** What is said after a dish and is one of its options goes with it: 'en combo con papas y coca'. */
function withParts(talk: Talk, heard: Heard, mentions: readonly Mention[]): Mention[] {
  const [first, ...others] = mentions;
  if (!first) return [];
  const dish = withNeeds(talk, heard, first, others[0]?.at);
  const choice = choose(talk.menu, dish);
  const groups = choice.found === 'one' ? groupsOfDish(talk.turn.menu, choice.product) : [];
  const next = others.findIndex(({ quantity }) => quantity !== null);
  const most = groups.length === 0 ? 0 : next < 0 ? others.length : next;
  for (let count = most; count > 0; count -= 1) {
    const parts = others.slice(0, count);
    const mods = [...dish.mods, ...parts.flatMap(wishesOf)];
    const { left } = readOptions(groups, mods, []);
    if (left.every((mod) => dish.mods.includes(mod))) {
      return [{ ...dish, mods }, ...withParts(talk, heard, others.slice(count))];
    }
  }
  return [dish, ...withParts(talk, heard, others)];
}

/** 'un churrasco medio': what it needs may stand beside it without further words. */
function withNeeds(
  { menu, turn }: Talk,
  { words }: Heard,
  dish: Mention,
  until: number | undefined,
): Mention {
  const choice = choose(menu, dish);
  if (choice.found !== 'one') return dish;
  const said = words.slice(dish.at, until).map(({ word }) => word);
  const name = said.lastIndexOf(dish.words.at(-1) ?? '');
  const groups = groupsOfDish(turn.menu, choice.product);
  const needs = needsSaid(groups, dish.mods, said.slice(name + 1));
  return needs.length > 0 ? { ...dish, mods: [...dish.mods, ...needs] } : dish;
}

/** A mention as wishes about the dish before it: 'combo con papas' is two. */
function wishesOf({ words, unmet, mods }: Mention): Modifier[] {
  const things = [words.join(' '), ...unmet.split(/ (?:con|y) /)].filter(Boolean);
  return [...things.map((what) => ({ kind: 'con' as const, what })), ...mods];
}

/** 'Combo 2' is the name of a dish. */
function isCalledCombo({ menu }: Talk, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ senses, words }) =>
      words.some((word) => /^combos?$/.test(word)) &&
      senses.some(({ product }) => menu.names.wordsOf(product).includes('combo')),
  );
}

export const ORDERING =
  / (quiero|quisiera|queremos|quisieramos|dame|deme|denme|danos|(me|nos) (das?|dan|regala[sn]?|trae[sn]?|pone[sn]?|vende[sn]?|anota[sn]?|apunta[sn]?|manda[sn]?|envia[sn]?|sirve[sn]?|prepara[sn]?|hace[sn]?|agrega[sn]?|anade[sn]?|colabora[sn]?|facilita[sn]?|ayuda[sn]?|llevo|provoca|antoja|gustaria|como|tomo|pido|encarga[sn]?)|regalame|regaleme|regaleme|regalenos|traeme|traigame|traiganos|ponme|poneme|haceme|pongame|pon|ponga|vendeme|vendame|anotame|anoteme|apuntame|mandame|mandeme|enviame|envieme|sirveme|sirvame|hazme|hagame|agrega\w*|agregue\w*|anade\w*|anada|adiciona\w*|suma|sumale|sumame|mete|meteme|incluye\w*|llevo|pido|pedir|ordenar|ordeno|necesito|deseo|deseamos|voy a (querer|pedir|llevar|tomar|comer)|vamos a (querer|pedir|llevar|tomar|comer)|(puede[sn]?|podria[sn]?) (dar|traer|regalar|poner|mandar|enviar|vender|agregar|anotar)(me|nos)?|para mi|vamos con|comprar|encargar|encargo|tomaria|comeria|me como|me tomo|dele|seria|serian|porfa|por favor) /;

/** Adds what is meant and returns the line; null when there is something to say or ask first. */
export function place(talk: Talk, mention: Mention, replaces?: string): string | null {
  const { menu, voice } = talk;
  const { mods, quantity } = mention;
  const sized = ofThatMany(menu, mention);
  const cantidad = sized ? 1 : (quantity ?? 1);
  const choice = sized ? { found: 'one' as const, product: sized } : choose(menu, mention);
  switch (choice.found) {
    case 'one':
      return put(talk, choice.product, cantidad, mods, replaces);
    case 'unsure':
      show(talk, [choice.product]);
      ask(talk, { asks: 'add', productId: choice.product._id, cantidad, mods });
      say(talk, `Tenemos ${priced(choice.product)}.`, voice.shallAdd);
      return null;
    case 'several': {
      const products = choice.products.slice(0, SHOWN + 1);
      const productIds = products.map(({ _id }) => _id);
      const isFirst = talk.pending?.asks !== 'which';
      ask(talk, { asks: 'which', productIds, cantidad, mods, ...(replaces && { replaces }) });
      if (!isFirst) return null;
      show(talk, products);
      say(talk, voice.which, `${listed(products.map(priced), 'o')}.`);
      return null;
    }
    case 'none':
      return putAddition(talk, mention) ? null : sayMissing(talk, choice.near);
  }
}

/** 'doce alitas', where the menu has 'Alitas x 6' and 'Alitas x 12'. */
function ofThatMany(menu: OpenMenu, mention: Mention): Product | undefined {
  const choice = choose(menu, mention);
  if (choice.found !== 'several' || mention.quantity === null) return undefined;
  const ending = ` x ${mention.quantity}`;
  const [only, another] = choice.products.filter(({ nombre }) =>
    nombre.trim().toLowerCase().endsWith(ending),
  );
  return another ? undefined : only;
}

/** The product in the cart, or the reason why not. */
export function put(
  talk: Talk,
  product: Product,
  cantidad: number,
  mods: readonly Modifier[],
  replaces?: string,
  known: readonly string[] = [],
): string | null {
  noteMentioned(talk, product);
  if (!isServed(product)) return saySoldOut(talk, product);
  const groups = groupsOfDish(talk.turn.menu, product);
  const { chosen, left } = readOptions(groups, mods, known);
  const open = openGroup(groups, chosen);
  if (open) {
    const asked = { productId: product._id, cantidad, mods: left, grupo: open.path, chosen };
    ask(talk, { asks: 'option', ...asked, ...(replaces && { replaces }) });
    sayOptions(talk, product, open.group);
    return null;
  }
  const { adicionIds, nota } = splitMods(talk.menu, takesAdditions(talk.turn.menu, product), left);
  const grupos = choiceOf(groups, chosen);
  const wish = { productId: product._id, cantidad, nota, adicionIds, grupos };
  const change = addLine(talk.turn.menu, talk.cart, wish);
  if ('problem' in change) {
    say(talk, change.problem);
    return null;
  }
  talk.cart = change.cart;
  if (replaces && replaces !== change.itemId) {
    const removal = removeLine(talk.cart, replaces);
    if ('cart' in removal) talk.cart = removal.cart;
  }
  return change.itemId;
}

/** 'Para Churrasco, ¿qué término: medio, tres cuartos o bien asado?' */
export function sayOptions(talk: Talk, product: Product, group: OfferedGroup): void {
  const names = group.opciones.filter(isChoosable).slice(0, MAX_OPTIONS).map(optionName);
  const { nombre, pregunta, min } = group;
  const count = min > 1 ? ` (elige ${min})` : '';
  say(
    talk,
    pregunta === ''
      ? `Para ${product.nombre}, ¿qué ${nombre.toLowerCase()}${count}: ${listed(names, 'o')}?`
      : `${product.nombre}: ${pregunta}${count} Hay ${listed(names, 'o')}.`,
  );
}

/** 'bien asado', 'Coca-Cola (+$2.000)': a product keeps its name. */
function optionName({ nombre, precio, id_sigo }: OfferedOption): string {
  const name = id_sigo === null ? nombre.charAt(0).toLowerCase() + nombre.slice(1) : nombre;
  return precio > 0 ? `${name} (+${formatMoney(precio)})` : name;
}

const MAX_OPTIONS = 12;

export function tellAdded(talk: Talk, itemIds: readonly string[]): void {
  if (itemIds.length === 0) return;
  talk.touched = [...new Set(itemIds)];
  const lines = talk.cart.filter((line) => itemIds.includes(idOf(line)));
  const texts = lines.map((line) => {
    const extras = line.adiciones.map(({ nombre }) => `con ${nombre}`);
    const how = [line.nota, ...extras, ...optionsOf(line)].filter(Boolean);
    const said = how.length > 0 ? ` ${how.join(', ')}` : '';
    return `${line.cantidad} x ${line.nombre}${said} (${formatMoney(lineSubtotal(line))})`;
  });
  say(talk, `${talk.voice.added} ${listed(texts)}.`);
}

/** 'y aguacate': not a dish, but something to put on the last one. */
function putAddition(talk: Talk, { unmet, quantity }: Mention): boolean {
  const { menu } = talk;
  const addition = additionNamed(menu, unmet);
  const line = talk.cart.find((one) => idOf(one) === talk.touched.at(-1));
  const dish = line && menu.byCode.get(line.id_sigo);
  if (addition && line && dish && takesAdditions(talk.turn.menu, dish) && (quantity ?? 1) === 1) {
    return addMods(talk, line, [{ kind: 'extra', what: unmet }]);
  }
  const part = addition ?? menu.sideNames.sensesOf(unmet.split(' ')[0] ?? '')[0]?.product;
  if (!part) return false;
  const where = addition
    ? 'va como adición de un plato'
    : 'va como acompañamiento, en el combo de un plato';
  return say(talk, `${part.nombre} (${formatMoney(part.precio)}) ${where}. ¿Con cuál lo quieres?`);
}

/** 'dame dos', 'la quiero', 'esa': what was mentioned last. */
function orderMentioned(talk: Talk, heard: Heard): boolean {
  const { said, looseQuantity, looseMods } = heard;
  const isPointing =
    / (es[aeo]s?|est[aeo]s?|l[oa]s? quiero|damel[oa]s?|ponmel[oa]s?|agregal[oa]s?|anadel[oa]s?|agreguel[oa]s?|(me )?l[oa]s? (das|pones|agregas|llevo|pido)|de un[oa]|mism[oa]) /.test(
      said,
    );
  const product = talk.menu.byId.get(talk.mentioned[0] ?? '');
  if (heard.isQuestion || / (esta|estan) (bien|perfecto|listo)| todo /.test(said)) return false;
  if (!product || (!isPointing && !(ORDERING.test(said) && looseQuantity !== null))) return false;
  const fresh = talk.cart.find(
    (line) =>
      line.id_sigo === product.id_sigo && !talk.turn.cart.some((one) => idOf(one) === idOf(line)),
  );
  // 'listo, dame una': the yes has already added it.
  if (fresh && talk.isAnswered) return setCantidad(talk, fresh, looseQuantity ?? 1);
  const itemId = put(talk, product, looseQuantity ?? 1, looseMods);
  if (itemId !== null) tellAdded(talk, [itemId]);
  return true;
}

/** 'una bandeja en combo con gaseosa y papas': a main dish with a drink and a side. */
function orderCombo(talk: Talk, heard: Heard): boolean {
  const { menu, turn } = talk;
  const chosen = knownMentions(heard).flatMap((mention) => {
    const choice = choose(menu, mention);
    return choice.found === 'one' ? [{ mention, product: choice.product }] : [];
  });
  const dish = chosen.find(
    ({ product }) =>
      makesCombo(menu.categoryOf(product)) && groupsOfDish(turn.menu, product).length === 0,
  );
  if (!dish) return false;
  const drink = chosen.find(({ product }) => menu.categoryOf(product)?.esBebida);
  const said = heard.words.map(({ word }) => word);
  const sideWords = said.filter((word) => menu.sideNames.sensesOf(word).length > 0);
  const side = sideWords
    .flatMap((word) => menu.sideNames.sensesOf(word))
    .filter(({ link }) => link !== 'kind')
    .map(({ product }) => product)
    .toSorted((a, b) => menu.sideNames.spare(a, said) - menu.sideNames.spare(b, said))[0];
  noteMentioned(talk, dish.product);
  if (!drink || !side) {
    const sides = menu.sides.filter(({ agotado }) => !agotado).slice(0, 5);
    if (sides.length === 0) return false;
    const names = sides.map(({ nombre, precio }) => `${nombre} (${formatMoney(precio)})`);
    return say(
      talk,
      `El combo de ${dish.product.nombre} lleva una bebida y un acompañamiento.`,
      `Dime cuáles quieres; de acompañamiento hay ${listed(names, 'o')}.`,
    );
  }
  const { mods, quantity } = dish.mention;
  const isSide = (what: string) => side.nombre.toLowerCase().includes(what.toLowerCase());
  const wishes = mods.filter(({ what }) => !isSide(what) && !/combo/.test(what));
  const { nota, adicionIds } = splitMods(menu, takesAdditions(turn.menu, dish.product), wishes);
  const change = addLine(turn.menu, talk.cart, {
    productId: dish.product._id,
    cantidad: quantity ?? 1,
    nota,
    adicionIds,
    combo: { bebidaId: drink.product._id, adicionalId: side._id },
  });
  if ('problem' in change) return say(talk, change.problem);
  talk.cart = change.cart;
  talk.touched = [change.itemId];
  const line = change.cart.find((one) => idOf(one) === change.itemId);
  return say(talk, line ? `${talk.voice.added} ${lineText(line)}.` : '');
}
