import { additionsOf, sideCategory } from '@comanda/contract/menu/extras.rules';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { dishCategories, productsOf } from '@comanda/contract/menu/menu.rules';
import { indexGroups, type OfferedGroup } from '@comanda/contract/modifiers/groups.rules';
import type { Turn } from './assistant.ts';
import { type Lexicon, lexiconOf, type Sense } from './language/lexicon.ts';
import { contentWords, plainWords } from './language/normalise.ts';

type Found = { product: Product; score: number };

/** What the assistant knows of a menu: products that a diner may order, sold-out ones included. */
export type OpenMenu = {
  products: readonly Product[];
  categories: readonly Category[];
  additions: readonly Product[];
  sides: readonly Product[];
  byId: ReadonlyMap<string, Product>;
  byCode: ReadonlyMap<string, Product>;
  categoryOf: (product: Product) => Category | undefined;
  /** Its name word by word, function words included. */
  plainName: (product: Product) => readonly string[];
  /** Names and categories of the products above. */
  names: Lexicon;
  additionNames: Lexicon;
  sideNames: Lexicon;
  /** The words of their descriptions. */
  ingredients: Lexicon;
  /** Best match first; at most `limit`. */
  search: (text: string, limit?: number) => Found[];
};

/** The index of a menu, made once for each menu object. */
export function openMenu(menu: Turn['menu']): OpenMenu {
  const known = OPEN.get(menu);
  if (known) return known;
  const opened = indexed(menu);
  OPEN.set(menu, opened);
  return opened;
}

const OPEN = new WeakMap<Turn['menu'], OpenMenu>();
/** A dish found only by its description, or by what it can be had with, comes after those found by name. */
const DESCRIBED = 0.4;
const OFFERED = 0.3;

function indexed({ products, categories, groups = [] }: Turn['menu']): OpenMenu {
  const shown = dishCategories(categories);
  const byCategory = new Map(shown.map((category) => [category._id, category]));
  const offered = products.filter(({ categoryId }) => byCategory.has(categoryId));
  const additions = additionsOf(products, categories);
  const sides = productsOf(products, sideCategory(categories.filter(({ active }) => active)));
  const categoryOf = (product: Product) => byCategory.get(product.categoryId);
  const plainNames = new Map<Product, readonly string[]>();
  const names = lexiconOf(offered, ({ nombre }) => nombre, labelsOf(byCategory));
  const ingredients = lexiconOf(offered, ({ descripcion }) => descripcion);
  const { drawn } = indexGroups({ products, categories, groups });
  const options = lexiconOf(offered, (product) => optionNames(drawn(product)).join(' '));
  return {
    products: offered,
    categories: shown,
    additions,
    sides,
    byId: new Map(offered.map((product) => [product._id, product])),
    byCode: new Map(offered.map((product) => [product.id_sigo, product])),
    categoryOf,
    plainName: (product) => {
      const words = plainNames.get(product) ?? plainWords(product.nombre);
      plainNames.set(product, words);
      return words;
    },
    names,
    additionNames: lexiconOf(additions, ({ nombre }) => nombre),
    sideNames: lexiconOf(sides, ({ nombre }) => nombre),
    ingredients,
    search: (text, limit = 10) => ranked(text, { names, ingredients, options }).slice(0, limit),
  };
}

/**
 * A dish can also be called by its category and subcategories: 'una hamburguesa', 'algo del mar'.
 */
function labelsOf(byCategory: ReadonlyMap<string, Category>) {
  return ({ categoryId, subcategoryIds }: Product): string[] => {
    const category = byCategory.get(categoryId);
    const subcategories = category?.subcategorias.filter(({ id }) => subcategoryIds.includes(id));
    return [category?.name ?? '', ...(subcategories ?? []).map(({ name }) => name)];
  };
}

function optionNames(groups: readonly OfferedGroup[]): string[] {
  return groups.flatMap(({ opciones }) =>
    opciones.flatMap(({ nombre, grupos }) => [nombre, ...optionNames(grupos)]),
  );
}

type Lexicons = Record<'names' | 'ingredients' | 'options', Lexicon>;

function ranked(text: string, { names, ingredients, options }: Lexicons): Found[] {
  const words = contentWords(text).slice(0, 20);
  const scores = new Map<Product, number>();
  const add = (senses: readonly Sense[], share: number) => {
    for (const { product, likeness } of senses) {
      scores.set(product, (scores.get(product) ?? 0) + (likeness * share) / words.length);
    }
  };
  for (const word of words) {
    const named = names.sensesOf(word);
    add(named, 1);
    const isFound = new Set(named.map(({ product }) => product));
    for (const [lexicon, share] of [
      [ingredients, DESCRIBED],
      [options, OFFERED],
    ] as const) {
      const more = lexicon.sensesOf(word).filter(({ product }) => !isFound.has(product));
      add(more, share);
      for (const { product } of more) isFound.add(product);
    }
  }
  const spare = names.spareOf(words);
  return [...scores]
    .map(([product, score]) => ({ product, score: score / (1 + spare(product) / 20) }))
    .sort((a, b) => b.score - a.score);
}
