import {
  additionsOf,
  comboDrinkPrice,
  comboSidePrice,
  drinkCategory,
  makesCombo,
  sideCategory,
  takesAdditions,
} from '../menu/extras.rules.ts';
import { productsOf } from '../menu/menu.rules.ts';
import type { Category, Product } from '../menu/menu.ts';
import type { ModifierGroup, ModifierOption } from './modifiers.ts';
import { VIRTUAL } from './modifiers.words.ts';

/** A group as a dish offers it: options with name, price and whether there is any left. */
export interface OfferedGroup extends Omit<ModifierGroup, 'opciones'> {
  opciones: readonly OfferedOption[];
}

export interface OfferedOption {
  codigo: string;
  nombre: string;
  precio: number;
  /** The product that it is. */
  id_sigo: string | null;
  imagen: string | null;
  agotado: boolean;
  /** Of an option that hangs under another one, always none. */
  grupos: readonly OfferedGroup[];
}

type GroupedProduct = Pick<
  Product,
  | 'id_sigo'
  | 'categoryId'
  | 'nombre'
  | 'precio'
  | 'imagen'
  | 'agotado'
  | 'permiteAdiciones'
  | 'grupos'
>;
type GroupedCategory = Pick<
  Category,
  '_id' | 'name' | 'active' | 'esBebida' | 'esAdicional' | 'esPlatoPrincipal'
>;

/** A menu in which the groups of each dish are found fast; whoever keeps a menu makes it once. */
export interface GroupIndex {
  /** The groups that an owner drew, without the flags'. */
  drawn: (product: Pick<GroupedProduct, 'grupos'>) => readonly OfferedGroup[];
  /** The same, or else those that the flags of the first version make. */
  all: (product: GroupedProduct) => readonly OfferedGroup[];
}

interface GroupMenu {
  products: readonly GroupedProduct[];
  categories: readonly GroupedCategory[];
  groups: readonly ModifierGroup[];
}

/** The groups of a dish, in its order. */
export function groupsOf(product: GroupedProduct, index: GroupIndex): readonly OfferedGroup[] {
  return index.all(product);
}

export function indexGroups({ products, categories, groups }: GroupMenu): GroupIndex {
  const byIdSigo = new Map(products.map((product) => [product.id_sigo, product]));
  const byId = new Map(categories.map((category) => [category._id, category]));
  const byCode = new Map(groups.map((group) => [group.codigo, group]));
  const offered = new Map<string, OfferedGroup>();

  const offer = (group: ModifierGroup, isNested: boolean): OfferedGroup => {
    const key = `${isNested ? 'nested' : 'top'} ${group.codigo}`;
    const known = offered.get(key);
    if (known) return known;
    const opciones = group.opciones.map((option) => offerOption(option, isNested));
    const made = { ...group, opciones };
    offered.set(key, made);
    return made;
  };
  const named = (codes: readonly string[], isNested: boolean): OfferedGroup[] =>
    codes.flatMap((code) => {
      const group = byCode.get(code);
      return group ? [offer(group, isNested)] : [];
    });
  const offerOption = (option: ModifierOption, isNested: boolean): OfferedOption => {
    const { codigo, id_sigo } = option;
    const product = id_sigo === null ? undefined : byIdSigo.get(id_sigo);
    const isServed = product !== undefined && byId.get(product.categoryId)?.active === true;
    return {
      codigo,
      nombre: product?.nombre ?? option.nombre,
      precio: option.precio ?? product?.precio ?? 0,
      id_sigo,
      imagen: product?.imagen ?? null,
      agotado: option.agotado || (id_sigo !== null && (!isServed || product.agotado === true)),
      grupos: isNested ? [] : named(option.grupos, true),
    };
  };

  let extras: { additions: OfferedGroup; combo: OfferedGroup | null } | undefined;
  const flagged = (product: GroupedProduct): OfferedGroup[] => {
    extras ??= extrasOf(products, categories);
    const category = byId.get(product.categoryId);
    const { additions, combo } = extras;
    const hasAdditions = takesAdditions(product, category) && additions.opciones.length > 0;
    return [
      ...(hasAdditions ? [additions] : []),
      ...(combo && makesCombo(category) ? [combo] : []),
    ];
  };

  const drawn = ({ grupos = [] }: Pick<GroupedProduct, 'grupos'>) => named(grupos, false);
  return {
    drawn,
    all: (product) => {
      const own = drawn(product);
      return own.length > 0 ? own : flagged(product);
    },
  };
}

/** How many one may choose of the group now, up to `max`. */
export function choosable(group: OfferedGroup): number {
  const left = group.opciones.filter(isChoosable);
  if (left.length === 0) return 0;
  return group.repetible ? group.max : Math.min(group.max, left.length);
}

/** Whether there is any of it, and of what must be chosen with it. */
export function isChoosable({ agotado, grupos }: OfferedOption): boolean {
  return !agotado && grupos.every(isSatisfiable);
}

/** Whether enough is left of what one must choose. */
export function isSatisfiable(group: OfferedGroup): boolean {
  return choosable(group) >= group.min;
}

/** Whether the dish can be ordered: it is not sold out, nor is anything that must be chosen with it. */
export function isOrderable(product: GroupedProduct, index: GroupIndex): boolean {
  return !product.agotado && index.drawn(product).every(isSatisfiable);
}

/** What the flags offer: every addition, and a combo where the menu has both of its parts. */
function extrasOf(
  products: readonly GroupedProduct[],
  categories: readonly GroupedCategory[],
): { additions: OfferedGroup; combo: OfferedGroup | null } {
  const active = categories.filter((category) => category.active);
  const drinks = productsOf(products, drinkCategory(active));
  const sides = productsOf(products, sideCategory(active));
  const one = { pregunta: '', min: 1, max: 1, gratis: 0, repetible: false };
  const drink: OfferedGroup = {
    ...VIRTUAL.drink,
    ...one,
    opciones: drinks.map((product) => optionOf(product, comboDrinkPrice())),
  };
  const side: OfferedGroup = {
    ...VIRTUAL.side,
    ...one,
    opciones: sides.map((product) => optionOf(product, comboSidePrice(product.precio))),
  };
  const inCombo: OfferedOption = {
    ...VIRTUAL.inCombo,
    precio: 0,
    id_sigo: null,
    imagen: null,
    agotado: false,
    grupos: [drink, side],
  };
  const additions = additionsOf(products, categories).map((one) => optionOf(one, one.precio));
  return {
    additions: { ...VIRTUAL.additions, ...one, min: 0, max: 30, opciones: additions },
    combo:
      drinks.length > 0 && sides.length > 0
        ? { ...VIRTUAL.combo, ...one, min: 0, opciones: [inCombo] }
        : null,
  };
}

function optionOf({ id_sigo, nombre, imagen, agotado }: GroupedProduct, precio: number) {
  return {
    codigo: id_sigo,
    nombre,
    precio,
    id_sigo,
    imagen,
    agotado: agotado === true,
    grupos: [],
  };
}
