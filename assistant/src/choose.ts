import type { Product } from '@comanda/contract/menu/menu';
import { digitsOf } from './language/numbers.ts';
import { baseForms } from './language/stems.ts';
import type { Mention } from './mention.ts';
import type { OpenMenu } from './menu-search.ts';
import { CONTAINERS, isHead } from './name-heads.ts';

/** `unsure`: one product is close, but it is only a guess. */
export type Choice =
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
  const served = best.filter(({ agotado }) => !agotado);
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
  return [...new Set([...relatives, ...likes])].filter(({ agotado }) => !agotado).slice(0, 4);
}
