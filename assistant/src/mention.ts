import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import type { Modifier } from './assistant.ts';
import type { Sense } from './language/lexicon.ts';
import type { Word } from './language/normalise.ts';
import { digitsOf } from './language/numbers.ts';
import { baseForms } from './language/stems.ts';
import type { OpenMenu } from './menu-search.ts';
import { CONTAINERS, isHead } from './name-words.ts';

/** Something that the diner mentions, on the menu or not. */
export type Mention = {
  /** Null if none was said; 'una' is one. */
  quantity: number | null;
  /** 'otra', 'dos más': in addition to what is there. */
  isMore: boolean;
  /** 'la bandeja' rather than 'una bandeja'. */
  isDefinite: boolean;
  /** The products it may be; empty if the menu has no such thing. */
  senses: readonly Sense[];
  /** The words of the name, as said. */
  words: readonly string[];
  /** What was asked for but no product of that name has: 'limonada de cereza'. */
  unmet: string;
  mods: Modifier[];
  at: number;
  end: number;
};

/** Products with the same first word: as it was said, and as in the name of its only product. */
export function kinOf({ words, senses }: Mention, menu: OpenMenu): readonly Sense[] | undefined {
  const [only, another] = senses;
  const own = only && !another ? menu.names.wordsOf(only.product)[0] : undefined;
  const kin = [words[0], own]
    .flatMap((head) => (head === undefined ? [] : menu.names.sensesOf(head)))
    .filter(({ link }) => link !== 'kind');
  const seen = new Set<Product>();
  const distinct = kin.filter(({ product }) => !seen.has(product) && seen.add(product));
  return distinct.length > 0 ? distinct : undefined;
}

/** Without mentions that only exclude: 'frito, no crudo', 'la grande no, la personal'. */
export function affirmed(mentions: readonly Mention[], words: readonly Word[]): Mention[] {
  const isNo = (at: number) => words[at]?.word === 'no' && at > 0;
  // 'la grande no, la personal': the comma shows to which the 'no' belongs.
  const isOfBefore = (at: number) => words[at]?.before === '' && words[at + 1]?.before === ',';
  return mentions.filter(({ at, end }) => {
    let before = at - 1;
    while (/^(el|la|los|las|de|del|con)$/.test(words[before]?.word ?? '')) before--;
    return !(isNo(before) && !isOfBefore(before)) && !(isNo(end) && isOfBefore(end));
  });
}

/** Only the kind was said, not which one: 'dos jugos'. */
export function isVague({ senses, words, mods }: Mention): boolean {
  return senses.length > 1 && words.length === 1 && mods.length === 0;
}

/** The mention that these are a part of; it has no wishes yet. */
export function wholeOf(mentions: readonly Mention[], { words }: Mention, part: number) {
  return mentions.findLast(
    (mention) =>
      mention.words[0] === words[0] && mention.mods.length === 0 && (mention.quantity ?? 0) >= part,
  );
}

/** `unsure`: one product is close, but it is only a guess. */
type Choice =
  | { found: 'one'; product: Product }
  | { found: 'unsure'; product: Product }
  | { found: 'several'; products: readonly Product[] }
  | { found: 'none'; near: readonly Product[] };

/** Which product a mention means. Available products go before sold-out ones. */
export function choose(menu: OpenMenu, { senses, words, unmet }: Mention): Choice {
  const products = likeliest(senses);
  if (unmet !== '') return { found: 'none', near: nearTo(menu, unmet, products) };
  const whole = withSizes(menu, products, words);
  const heads = products.filter(isHead(menu, words[0] ?? ''));
  const best = plainest(menu, [whole, heads, products].find((list) => list.length > 0) ?? []);
  const served = best.filter(isServed);
  const [first, ...others] = served.length > 0 ? served : best;
  if (!first) return { found: 'none', near: [] };
  if (others.length > 0) return { found: 'several', products: [first, ...others] };
  const isKind = senses.every(({ link }) => link === 'thing');
  const isGuess =
    isKind || (whole.length === 0 && heads.length === 0 && isOnlyPartOf(first, words));
  return { found: isGuess ? 'unsure' : 'one', product: first };
}

/**
 * 'una coca' is the 'Coca-Cola', not the 'Coca-Cola Zero': the product to whose name all others add
 * a word.
 */
function plainest(menu: OpenMenu, products: readonly Product[]): readonly Product[] {
  const wordsOf = (product: Product) => menu.names.wordsOf(product);
  const base = products.filter(
    (one) =>
      wordsOf(one).length > 1 &&
      products.every(
        (other) =>
          other === one ||
          (wordsOf(other).length > wordsOf(one).length &&
            wordsOf(one).every((word) => wordsOf(other).includes(word))),
      ),
  );
  return base.length === 1 ? base : products;
}

function likeliest(senses: Mention['senses']): Product[] {
  const best = Math.max(...senses.map(({ likeness }) => likeness));
  // A misspelt word close to one name should not also bring up names that are less close.
  return senses.filter(({ likeness }) => likeness >= best - 0.15).map(({ product }) => product);
}

/** 'una gaseosa' is any of its sizes, unless one has no other name. */
function withSizes(menu: OpenMenu, products: readonly Product[], said: readonly string[]) {
  const forms = new Set(said.flatMap(baseForms));
  const whole = products.filter((product) => isWhole(menu, product, forms));
  const [only, another] = whole;
  if (!only || another || menu.names.spare(only, said) === 0) return whole;
  const key = (product: Product) =>
    menu.names
      .wordsOf(product)
      .filter((word) => !isMeasure(word) && !isSize(word))
      .join(' ');
  return products.filter((product) => key(product) === key(only));
}

function isSize(word: string): boolean {
  return baseForms(word).some((form) => SIZES.has(form));
}

const SIZES: ReadonlySet<string> = new Set(
  'entero medio cuarto litro familiar personal grande mediano pequeno gigante jumbo individual completo'.split(
    ' ',
  ),
);

/** Every word of its name was said, apart from sizes and figures. */
function isWhole(menu: OpenMenu, product: Product, forms: ReadonlySet<string>): boolean {
  const own = menu.names.wordsOf(product).filter((word) => !isMeasure(word));
  return own.length > 0 && own.every((word) => baseForms(word).some((form) => forms.has(form)));
}

function isMeasure(word: string): boolean {
  return (
    digitsOf(word) !== null ||
    CONTAINERS.has(word) ||
    /^(ml|gr|g|lt|l|litro|oz|cm|und|x|cc)$/.test(word)
  );
}

/** 'pollo' is not certainly 'Arroz con pollo'; 'lulo' is the 'Jugo de lulo'. */
function isOnlyPartOf({ nombre }: Product, said: readonly string[]): boolean {
  const ingredients = / (con|y|en) (.*)$/i.exec(nombre)?.[2]?.toLowerCase() ?? '';
  const folded = ingredients.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    said.length === 1 && said.flatMap(baseForms).some((form) => folded.split(' ').includes(form))
  );
}

function nearTo(menu: OpenMenu, unmet: string, relatives: readonly Product[]): Product[] {
  const likes = menu.search(unmet, 4).map(({ product }) => product);
  return [...new Set([...relatives, ...likes])].filter(isServed).slice(0, 4);
}
