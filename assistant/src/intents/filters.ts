import type { Category, Product } from '@comanda/contract/menu/menu';
import { isDrink, isVegan, isVegetarian } from '../diet.ts';
import { clauseOf } from '../language/clauses.ts';
import type { Sense } from '../language/lexicon.ts';
import { isCommonWord, LITTLE_WORDS, plainWords, type Word } from '../language/normalise.ts';
import { moneyAt, numberOf } from '../language/numbers.ts';
import { baseForms } from '../language/stems.ts';
import { thingsOf } from '../language/synonyms.ts';
import type { Heard } from '../segments.ts';
import type { Talk } from '../talk.ts';

/** Whether a dish is of the kind asked for. */
export type Test = (product: Product, category: Category | undefined) => boolean;

/** '20 mil', 'menos de 15000'. */
export function budgetIn({ words, said }: Heard): number | null {
  if (
    !/ (menos|debajo|hasta|maximo|pase|tengo|con|alcanza|por|presupuesto|bajo|inferior\w*|mas de|solo) /.test(
      said,
    )
  )
    return null;
  const plain = words.map(({ word }) => word);
  for (let at = 0; at < plain.length; at++) {
    const money = moneyAt(plain, at);
    if (money && money.value >= 1000) return money.value;
  }
  return null;
}

export function dietIn(said: string): Test | null {
  if (/ vegan\w* /.test(said) && !/ vegetarian\w* /.test(said)) return isVegan;
  if (
    / (vegetarian\w*|veggie|sin carne|no como carne|no lleve carne|no tenga carne|sin proteina animal) /.test(
      said,
    )
  )
    return isVegetarian;
  return null;
}

/** A whole part of the menu: its drinks, its sweets, a category by its name. */
export function kindIn(talk: Talk, { said, words }: Heard): Test | null {
  const { categories } = talk.menu;
  const named = categories.filter(({ name }) => {
    const own = plainWords(name).filter((word) => !LITTLE_WORDS.has(word));
    return own.length > 0 && own.every((word) => words.some((one) => isForm(one.word, word)));
  });
  if (named.length > 0) return (_, category) => named.some(({ _id }) => _id === category?._id);
  if (/ (tomar|beber|bebidas?|sed|refresc\w+|tomo|liquido) /.test(said)) return isDrink;
  if (
    / (platos? fuertes?|plato principal|principales|almorzar|almuerzos?|para el almuerzo|llenador\w*|fuertes?) /.test(
      said,
    ) &&
    categories.some((one) => one.esPlatoPrincipal)
  ) {
    return (_, category) => category?.esPlatoPrincipal === true;
  }
  if (/ (dulces?|postres?|de postre) /.test(said)) return sweet(talk);
  if (/ (picar|entradas?|compartir|aperitivos?|abrebocas|pasabocas) /.test(said)) {
    const isStarter = /picar|entrada|compartir|aperitivo|abreboca|piqueo/;
    if (
      categories.some(({ name, subcategorias }) =>
        isStarter.test(
          plainWords([name, ...subcategorias.map((one) => one.name)].join(' ')).join(' '),
        ),
      )
    )
      return labelled(isStarter);
  }
  if (/ desayun\w* /.test(said) && categories.some(({ name }) => /desayun/i.test(name)))
    return labelled(/desayun/);
  const partly = partOfCategory(talk, words);
  if (partly) return partly;
  if (/ (comer|comida|hambre|plato|platos) /.test(said))
    return (product, category) => !isDrink(product, category);
  return null;
}

/** 'qué sopas hay', where the menu has 'Sopas y arroces'. */
function partOfCategory({ menu }: Talk, words: readonly Word[]): Test | null {
  for (const { word } of words) {
    if (LITTLE_WORDS.has(word) || isCommonWord(word)) continue;
    const ids = menu.categories
      .filter(({ name }) => plainWords(name).some((own) => isForm(word, own)))
      .map(({ _id }) => _id);
    if (ids.length === 0 || menu.names.calledSo(word).length > 0) continue;
    const things = new Set(baseForms(word).flatMap(thingsOf));
    const isThing = (product: Product) =>
      menu.names.wordsOf(product).some((own) => baseForms(own).some((form) => things.has(form)));
    const all = menu.products.filter(({ categoryId }) => ids.includes(categoryId));
    const meant = new Set(all.some(isThing) ? all.filter(isThing) : all);
    return (product) => meant.has(product);
  }
  return null;
}

function sweet(talk: Talk): Test {
  const isSweet = labelled(/postre|dulc|helad|torta|reposter|pasteler/);
  return (product, category) => isSweet(product, category) || isCalled(talk, product, 'postre');
}

function labelled(pattern: RegExp): Test {
  return (product, category) => {
    const subs =
      category?.subcategorias.filter(({ id }) => product.subcategoryIds.includes(id)) ?? [];
    return pattern.test(
      plainWords([category?.name ?? '', ...subs.map(({ name }) => name)].join(' ')).join(' '),
    );
  };
}

/** Words that should be in a dish: what remains without the talk around them. */
export function thingsIn(talk: Talk, { words }: Heard): string[] {
  const labels = new Set(
    talk.menu.categories.flatMap(({ name }) => plainWords(name)).flatMap(baseForms),
  );
  return words
    .filter((_, at) => words[at - 1]?.word !== 'sin' && words[at - 2]?.word !== 'sin')
    .map(({ word }) => word)
    .filter((word) => !LITTLE_WORDS.has(word) && numberOf(word) === null && !TALK.test(word))
    .filter((word) => !isCommonWord(word) || WORDS_OF_TASTE.test(word))
    .filter(
      (word) =>
        !baseForms(word).some((form) => labels.has(form)) ||
        talk.menu.names.sensesOf(word).some(({ link }) => link === 'name'),
    );
}

const TALK =
  /^(algo|plato|comida|producto|cosa|soy|recom|sug|mil|lucas|pesos|barat|econom|vegetar|vegan|opcion|bebid|postre|dulce|entrada|menu|carta|tipo|clase|sabor|refresc|llenad|fuerte|tomar|beber|alergic|hambre|ofre|muestr|ensen|sorprend|almorz|picar|compart|promo|especialidad|popular|favorit|vendid|pedid|costos|veggie|aconsej)/;
const WORDS_OF_TASTE = /^(picante|caliente|gluten|lactosa)$/;

/** 'que no sea dulce', 'nada de cerdo': what is not wanted. */
export function refusedIn({ words }: Heard): Word[] {
  const plain = words.map(({ word }) => word);
  return words.filter((_, at) => {
    let before = at - 1;
    while (/^(muy|tan|de|con|el|la|los|las)$/.test(plain[before] ?? '')) before--;
    const verb = plain[before] ?? '';
    const isNot =
      plain[before - 1] === 'no' && /^(sean?|lleven?|tengan?|traigan?|vengan?)$/.test(verb);
    return (
      isNot || (verb === 'nada' && plain[before + 1] === 'de') || /^(excepto|salvo)$/.test(verb)
    );
  });
}

export function without(heard: Heard, words: readonly Word[]): Heard {
  return { ...heard, ...clauseOf(heard.words.filter((one) => !words.includes(one))) };
}

/** How many will eat: 'somos cuatro', 'para 5 personas'. */
export function peopleIn(said: string): number {
  const found =
    / (?:somos|seremos|para|entre) (?:como |unas? |los )?(\w+)(?= (personas|adultos|amigos|comensales)| )/.exec(
      said,
    );
  return numberOf(found?.[1]) ?? 0;
}

/** Made to be shared, according to its name or description. */
export function isForSeveral({ nombre, descripcion }: Product): boolean {
  return / (familiar\w*|compartir|personas|entero|parrillada|picada|jarra|litros?|balde|bandejon|para (dos|tres|cuatro|cinco|seis|\d+)) /.test(
    ` ${plainWords(`${nombre} ${descripcion}`).join(' ')} `,
  );
}

export function excludedIn(plain: readonly string[]): string[] {
  const words = plain.flatMap((word, at) => {
    const before = plain[at - 1] ?? '';
    const isOut =
      before === 'sin' ||
      (/^(el|la|los|las|al)$/.test(before) &&
        /^(sin|alergico|alergica|a)$/.test(plain[at - 2] ?? '') &&
        plain.some((one) => /^(sin|alergic)/.test(one)));
    return isOut && !LITTLE_WORDS.has(word) && word !== 'carne' ? [word] : [];
  });
  return words;
}

export function matchingThings(
  talk: Talk,
  products: readonly Product[],
  things: readonly string[],
): Product[] {
  const { names, ingredients } = talk.menu;
  const productsOf = (senses: readonly Sense[]) => new Set(senses.map(({ product }) => product));
  const wanted = things.map((thing) => ({
    called: productsOf(names.sensesOf(thing).filter(({ link }) => link !== 'kind')),
    made: productsOf(ingredients.sensesOf(thing)),
  }));
  const isSo = (product: Product) => wanted.every(({ called }) => called.has(product));
  const seemsSo = (product: Product) =>
    wanted.every(({ called, made }) => called.has(product) || made.has(product));
  return [
    ...products.filter(isSo),
    ...products.filter((product) => !isSo(product) && seemsSo(product)),
  ];
}

export function isCalled({ menu }: Talk, product: Product, thing: string): boolean {
  return menu.names
    .sensesOf(thing)
    .some((sense) => sense.product === product && sense.link !== 'kind');
}

/** Mentions at least one of them. */
export function speaksOf(things: readonly string[]): (product: Product) => boolean {
  const forms = new Set(things.flatMap(baseForms));
  return ({ nombre, descripcion }) =>
    plainWords(`${nombre} ${descripcion}`).some((word) =>
      baseForms(word).some((form) => forms.has(form)),
    );
}

function isForm(said: string, name: string): boolean {
  const forms = new Set(baseForms(name));
  return baseForms(said).some((form) => forms.has(form));
}
