import {
  comboDrinkPrice,
  comboSidePrice,
  makesCombo,
  takesAdditions as mayTakeAdditions,
} from '@comanda/contract/menu/extras.rules';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { dishCategories, isServed, isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import {
  type GroupIndex,
  indexGroups,
  type OfferedGroup,
} from '@comanda/contract/modifiers/groups.rules';
import { selectionMessages } from '@comanda/contract/modifiers/selection.messages';
import { choose as chooseOptions } from '@comanda/contract/modifiers/selection.rules';
import { type ChosenGroup, selectionKey } from '@comanda/contract/modifiers/selection-key';
import { comboMessages } from '@comanda/contract/orders/combo.messages';
import type { CartLine, Combo, LineExtra } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { pricingMessages } from '@comanda/contract/orders/pricing.messages';
import { cleanText } from '@comanda/contract/text';
import type { Turn } from './assistant.ts';
import { choose, type Mention } from './mention.ts';
import type { Talk } from './talk.ts';

type Menu = Turn['menu'];
type Cart = readonly CartLine[];

/** `itemId` is the line that was made, changed or joined. */
export type CartChange = { cart: Cart; itemId: string } | { problem: string };

type LineWish = {
  productId: string;
  cantidad: number;
  nota?: string;
  adicionIds?: readonly string[];
  combo?: { bebidaId: string; adicionalId: string };
  /** What was chosen of the groups of the dish. */
  grupos?: readonly ChosenGroup[];
};

type LineEdit = Partial<Omit<LineWish, 'productId'>>;

/**
 * Adds the line at the menu's prices, or returns the reason why not. An equal plain line is raised,
 * not repeated.
 */
export function addLine(menu: Menu, cart: Cart, wish: LineWish, newId: NewId = nextId): CartChange {
  const line = cartLineOf(menu, wish);
  if ('problem' in line) return line;
  const same = cart.find((other) => isPlain(line) && isSame(other, line));
  if (same) {
    return changeLine(menu, cart, idOf(same), { cantidad: same.cantidad + line.cantidad });
  }
  if (cart.length >= LIMITS.lines.max) {
    return { problem: ordersMessages.tooManyLines(LIMITS.lines.max) };
  }
  const itemId = newId(cart, line);
  return { cart: [...cart, { itemId, ...line }], itemId };
}

/** Fields that are not named stay as they are; the price is read again. */
export function changeLine(menu: Menu, cart: Cart, itemId: string, edit: LineEdit): CartChange {
  const before = cart.find((line) => idOf(line) === itemId);
  const product = before && menu.products.find(({ id_sigo }) => id_sigo === before.id_sigo);
  if (!before || !product) return { problem: PROBLEMS.noLine };
  const idOfCode = (code: string) => menu.products.find((one) => one.id_sigo === code)?._id ?? '';
  const { combo } = before;
  const had = {
    productId: product._id,
    cantidad: before.cantidad,
    nota: before.nota,
    adicionIds: before.adiciones.map(({ id_sigo }) => idOfCode(id_sigo)),
    grupos: before.grupos ?? [],
    ...(combo && {
      combo: {
        bebidaId: idOfCode(combo.bebida.id_sigo),
        adicionalId: idOfCode(combo.adicional.id_sigo),
      },
    }),
  };
  const changed = cartLineOf(menu, { ...had, ...edit }, had);
  if ('problem' in changed) return changed;
  const twin = cart.find(
    (line) => idOf(line) !== itemId && isPlain(changed) && isSame(line, changed),
  );
  if (!twin) {
    const swap = (line: CartLine) => (line === before ? { ...changed, itemId } : line);
    return { cart: cart.map(swap), itemId };
  }
  const rest = cart.filter((line) => line !== before);
  return changeLine(menu, rest, idOf(twin), { cantidad: twin.cantidad + changed.cantidad });
}

export function removeLine(cart: Cart, itemId: string): CartChange {
  const rest = cart.filter((line) => idOf(line) !== itemId);
  return rest.length === cart.length ? { problem: PROBLEMS.noLine } : { cart: rest, itemId };
}

/** Lines of old carts may lack an id; then their content identifies them. */
export function idOf(line: CartLine): string {
  return line.itemId ?? `${line.id_sigo}:${line.nota}`;
}

/** The same rule as on the menu screen. */
export function takesAdditions(menu: Menu, product: Product): boolean {
  const hasGroups = groupsOfDish(menu, product).length > 0;
  return !hasGroups && mayTakeAdditions(product, categoryOf(menu, product));
}

type NewId = (cart: Cart, line: CartLine) => string;

const PROBLEMS = {
  noLine: 'Eso no está en tu carrito.',
  soldOut: (nombre: string) => `${nombre} está agotado por ahora.`,
} as const;

/** The same as the web's for plain lines, so that both put the same dish on the same line. */
const nextId: NewId = (cart, line) => {
  const plain = `${line.id_sigo}:${line.nota}`;
  const taken = new Set(cart.map(idOf));
  if (isPlain(line) && !taken.has(plain)) return plain;
  for (let n = 1; ; n++) if (!taken.has(`${plain}+${n}`)) return `${plain}+${n}`;
};

/** `had`: what the line was before it is changed. */
function cartLineOf(
  menu: Menu,
  wish: LineWish,
  had?: Pick<LineWish, 'adicionIds' | 'grupos'>,
): CartLine | { problem: string } {
  const product = menu.products.find(({ _id }) => _id === wish.productId);
  const category = product && categoryOf(menu, product);
  if (!product || !category) return { problem: pricingMessages.unknown };
  if (dishCategories([category]).length === 0) return { problem: pricingMessages.hidden };
  if (!isServed(product)) return { problem: PROBLEMS.soldOut(product.nombre) };
  const { min, max } = LIMITS.cantidad;
  const { cantidad } = wish;
  if (!Number.isInteger(cantidad) || cantidad < min || cantidad > max) {
    return { problem: ordersMessages.cantidad(min, max) };
  }
  const nota = cleanText(wish.nota ?? '');
  if (nota.length > LIMITS.nota) return { problem: ordersMessages.notaTooLong(LIMITS.nota) };
  const adiciones = additionsOf(menu, product, wish.adicionIds ?? [], had?.adicionIds ?? []);
  if ('problem' in adiciones) return adiciones;
  const combo = wish.combo ? comboOf(menu, product, category, wish.combo) : null;
  if (combo && 'problem' in combo) return combo;
  const { id_sigo, nombre, precio, imagen } = product;
  const { grupos, problems } = chooseOptions(groupsOfDish(menu, product), wish.grupos, {
    plato: nombre,
  });
  const [problem] = problems;
  if (problem) {
    const isAsBefore = had && selectionKey(had.grupos) === selectionKey(wish.grupos);
    const isOld = isAsBefore && problem.code === 'seleccion_invalida';
    return { problem: isOld ? selectionMessages.changed(nombre) : problem.message };
  }
  if (grupos.length > 0 && (adiciones.length > 0 || combo)) {
    return { problem: selectionMessages.notBoth(nombre) };
  }
  const line = { id_sigo, nombre, precio, imagen, cantidad, nota, adiciones, combo };
  return grupos.length > 0 ? { ...line, grupos } : line;
}

const indexes = new WeakMap<Menu, GroupIndex>();

/** The groups that its owner drew for a dish. */
export function groupsOfDish(menu: Menu, product: Product): readonly OfferedGroup[] {
  if (!product.grupos) return [];
  const index = indexes.get(menu) ?? indexGroups({ ...menu, groups: menu.groups ?? [] });
  indexes.set(menu, index);
  return index.drawn(product);
}

function additionsOf(
  menu: Menu,
  product: Product,
  ids: readonly string[],
  had: readonly string[],
): LineExtra[] | { problem: string } {
  if (ids.length === 0) return [];
  // A line keeps additions that it had before its dish got groups; an order takes them too.
  const isKept =
    ids.every((id) => had.includes(id)) && mayTakeAdditions(product, categoryOf(menu, product));
  if (!isKept && !takesAdditions(menu, product)) {
    return { problem: pricingMessages.noAdditions(product.nombre) };
  }
  if (ids.length > LIMITS.adiciones) {
    return { problem: ordersMessages.tooManyAdditions(LIMITS.adiciones) };
  }
  const extras: LineExtra[] = [];
  for (const id of ids) {
    const part = partOf(menu, id, (category) => isSpecialCategory(category, 'adiciones'));
    if ('problem' in part) return { problem: part.problem || pricingMessages.notAnAddition };
    extras.push(extraOf(part, part.precio));
  }
  return extras;
}

function comboOf(
  menu: Menu,
  product: Product,
  category: Category,
  { bebidaId, adicionalId }: NonNullable<LineWish['combo']>,
): Combo | { problem: string } {
  if (!makesCombo(category)) return { problem: comboMessages.notOffered(product.nombre) };
  const drink = partOf(menu, bebidaId, ({ esBebida }) => esBebida);
  if ('problem' in drink) return { problem: drink.problem || comboMessages.bothRequired };
  const side = partOf(menu, adicionalId, ({ esAdicional }) => esAdicional);
  if ('problem' in side) return { problem: side.problem || comboMessages.bothRequired };
  return {
    bebida: extraOf(drink, comboDrinkPrice()),
    adicional: extraOf(side, comboSidePrice(side.precio)),
  };
}

/** A part must come from its own kind of category; an empty problem says that it does not. */
function partOf(
  menu: Menu,
  id: string,
  isKind: (category: Category) => boolean,
): Product | { problem: string } {
  const part = menu.products.find(({ _id }) => _id === id);
  const category = part && categoryOf(menu, part);
  if (!part || !category?.active || !isKind(category)) return { problem: '' };
  return part.agotado ? { problem: PROBLEMS.soldOut(part.nombre) } : part;
}

function categoryOf(menu: Menu, product: Product): Category | undefined {
  return menu.categories.find(({ _id }) => _id === product.categoryId);
}

function extraOf({ nombre, id_sigo }: Product, precio: number): LineExtra {
  return { nombre, id_sigo, precio };
}

function isPlain({ adiciones, combo, grupos }: CartLine): boolean {
  return adiciones.length === 0 && !combo && !grupos;
}

function isSame(a: CartLine, b: CartLine): boolean {
  return a.id_sigo === b.id_sigo && a.nota === b.nota && isPlain(a) && isPlain(b);
}

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
