import type { Product } from '@comanda/contract/menu/menu';
import { isServed } from '@comanda/contract/menu/menu.rules';
import { isDrink, saysDiet } from '../diet.ts';
import { clauseOf } from '../language/clauses.ts';
import { baseForms } from '../language/stems.ts';
import { thingsOf } from '../language/synonyms.ts';
import { choose } from '../mention.ts';
import type { OpenMenu } from '../menu-search.ts';
import type { Heard } from '../segments.ts';
import { ask, listed, priced, SHOWN, say, show, type Talk } from '../talk.ts';
import {
  budgetIn,
  dietIn,
  excludedIn,
  isCalled,
  isForSeveral,
  kindIn,
  matchingThings,
  peopleIn,
  refusedIn,
  speaksOf,
  thingsIn,
  without,
} from './filters.ts';

const ASKING =
  / (algo|algun|alguna|algunos|algunas|que (otr[oa]s? )?(tienen|tienes|tiene|hay|venden|vendes|manejan|manejas|ofrecen|ofreces|me (recom|sugi|ofre)\w*|recom\w*|sugier\w*|postres?|bebidas?|sopas?|jugos?|platos?|entradas?|sabores|comida|pido|como|puedo (pedir|comer|tomar)|tomo|es bueno|esta (rico|bueno)|sale mas|se vende mas|opciones)|recom\w+|aconsej\w+|suger\w+|sugier\w+|opciones|opcion|cual(es)?|muestr\w+|ensen\w+|ver (el|la|los|las|que)|la carta|el menu|menu|carta|tienen|tienes|tendran|tendras|hay|habra|venden|manejan|ofrecen|preparan|me ofreces|(mas|muy|lo) (barat|economic|car|costos)\w+|barat\w+|economic\w+|menos de|por debajo|maximo|no (mas|pase) de|vegetarian\w*|vegan\w*|no como carne|mas (vendid|pedid|popular|ric)\w+|especialidad\w*|favorit\w+|popular\w*|no se que (pedir|comer|escoger)|sorprend\w+|tengo hambre|alcanza|soy (vegetarian|vegan)\w*|(platos?|bebidas?|comidas?|cosas?) (con|sin|de|que)|alergic\w+|tipos? de|clases? de|variedad|sabores) /;

/** Suggests dishes by kind, price, ingredient or diet, or simply the favourites of the house. */
export function suggest(talk: Talk, heard: Heard): boolean {
  const { said, words, isQuestion, mentions } = heard;
  const budget = budgetIn(heard);
  if (!ASKING.test(said) && budget === null) return false;
  const isVague =
    / (algo|recom\w+|suger\w+|sugier\w+|que (tienen|hay)|cual(es)?|opciones|barat\w+|car[oa]s?|economic\w+|vegetarian\w*|vegan\w*) /.test(
      said,
    );
  if (!isVague && mentions.some(({ quantity }) => (quantity ?? 0) > 1) && !isQuestion) return false;
  const diet = dietIn(said);
  // 'una vegetariana' is ordered like any other dish.
  const isTold = mentions.some(
    (mention) => mention.quantity !== null && choose(talk.menu, mention).found === 'one',
  );
  if (isTold && !isQuestion && !STRONG.test(said)) return false;
  const refused = refusedIn(heard);
  const excluded = [
    ...excludedIn(words.map(({ word }) => word)),
    ...refused.map(({ word }) => word),
  ];
  const things = thingsIn(talk, heard).filter((thing) => !excluded.includes(thing));
  let found: Product[] = talk.menu.products.filter(isServed);
  const kind = kindIn(talk, without(heard, refused));
  const notKind = refused.length > 0 ? kindIn(talk, { ...heard, ...clauseOf(refused) }) : null;
  if (notKind) found = found.filter((product) => !notKind(product, talk.menu.categoryOf(product)));
  if (kind) found = found.filter((product) => kind(product, talk.menu.categoryOf(product)));
  if (diet) {
    const isSo = (product: Product) => diet(product, talk.menu.categoryOf(product));
    // Dishes that say so come before dishes that only seem so.
    const isSaid = (product: Product) => saysDiet(product, talk.menu.categoryOf(product));
    const { said = [], seeming = [] } = Object.groupBy(found.filter(isSo), (product) =>
      isSaid(product) ? 'said' : 'seeming',
    );
    found = [...said, ...seeming];
  }
  if (excluded.length > 0) {
    const isOut = speaksOf(withKinds(excluded));
    found = found.filter((product) => !isOut(product));
  }
  if (things.length > 0 && !diet) {
    const matching = matchingThings(talk, found, things);
    const either = mentions.flatMap(({ senses }) => senses.map(({ product }) => product));
    const isEither = / o /.test(said) && mentions.length > 1;
    if (matching.length === 0 && !isEither) return noneOf(talk, heard, things);
    found = matching.length > 0 ? matching : found.filter((product) => either.includes(product));
  }
  if (budget !== null) found = found.filter(({ precio }) => precio <= budget);
  return tell(talk, heard, found, {
    isNarrow: Boolean(kind || diet || things.length || excluded.length || budget),
  });
}

/** 'sin mariscos' also excludes shrimps. */
function withKinds(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, ...baseForms(word).flatMap(thingsOf)]);
}

function tell(
  talk: Talk,
  { said }: Heard,
  found: readonly Product[],
  { isNarrow }: { isNarrow: boolean },
): boolean {
  const isCheap = / (barat|economic)\w+ /.test(said);
  const isDear = / mas (car|costos)\w+ /.test(said);
  if (found.length === 0) {
    return (
      say(talk, 'En la carta no encuentro nada así.') &&
      sayMissing(talk, favourites(talk).slice(0, 3)) === null
    );
  }
  if (isCheap || isDear) {
    const byPrice = found.toSorted((a, b) => (isDear ? b.precio - a.precio : a.precio - b.precio));
    const [first, ...others] = byPrice;
    if (!first) return false;
    show(talk, byPrice.slice(0, 3));
    ask(talk, { asks: 'add', productId: first._id, cantidad: 1, mods: [] });
    const what = isDear ? 'Lo de mayor precio' : 'Lo más económico';
    const rest = others.slice(0, 2);
    say(talk, `${what} es ${priced(first)}.`);
    if (rest.length > 0)
      say(talk, `Le sigue${rest.length > 1 ? 'n' : ''} ${listed(rest.map(priced))}.`);
    return true;
  }
  const isWholeMenu =
    !isNarrow &&
    / (menu|carta|que (tienen|hay|venden|manejan|ofrecen)|muestr\w+|opciones) /.test(said);
  if (/ alergic\w* /.test(said)) {
    say(talk, 'Según las descripciones no lo llevan, pero confírmalo siempre con el personal.');
  }
  const isMany = peopleIn(said) > 2;
  // 'cuál es la más rica', among those just shown.
  const isOfShown = !isNarrow && / cual (es )?(la|el) (mas|mejor) /.test(said);
  const before = talk.before.shown.flatMap((id) => talk.menu.byId.get(id) ?? []);
  const best = isNarrow ? found : isOfShown && before.length > 1 ? before : favourites(talk);
  const shared = isMany ? found.filter(isForSeveral).slice(0, 3) : [];
  const chosen = [...new Set([...shared, ...best])].slice(0, SHOWN);
  if (isWholeMenu) {
    const names = talk.menu.categories.map(({ name }) => name);
    say(talk, `En la carta tenemos ${listed(names)}.`);
  }
  const isYesNo =
    / (tienen|tienes|tendran|hay|venden|manejan|tiene|habra|preparan|ofrecen) /.test(said) &&
    !/ (que|cual|cuales) /.test(said);
  const lead = isYesNo && isNarrow ? 'Sí, tenemos' : isNarrow ? 'Tenemos' : talk.voice.recommend;
  say(talk, `${lead} ${listed(chosen.map(priced))}.`);
  if (found.length > chosen.length && isNarrow)
    say(talk, `Y hay ${found.length - chosen.length} más en la carta.`);
  show(talk, chosen);
  const [only, another] = chosen;
  if (only && !another) {
    ask(talk, { asks: 'add', productId: only._id, cantidad: 1, mods: [] });
    return say(talk, talk.voice.shallAdd);
  }
  const productIds = chosen.map(({ _id }) => _id);
  ask(talk, { asks: 'which', productIds, cantidad: 1, mods: [] });
  return true;
}

function noneOf(talk: Talk, { mentions }: Heard, things: readonly string[]): boolean {
  const soldOut = talk.menu.products.filter(
    (product) => !isServed(product) && things.every((thing) => isCalled(talk, product, thing)),
  );
  const [only] = soldOut;
  if (only) return saySoldOut(talk, only) === null;
  const near = mentions
    .flatMap(({ senses }) => senses.map(({ product }) => product))
    .filter(isServed);
  const alike = talk.menu.search(things.join(' '), 4).map(({ product }) => product);
  const offered = [...new Set([...near, ...alike])].filter(isServed).slice(0, 4);
  return sayMissing(talk, offered) === null;
}

const STRONG =
  / (algo|alg[uú]n\w*|que|cual|cuales|opciones|opcion|hay|tienen|tienes|tendran|venden|manejan|soy|recom\w+|suger\w+|sugier\w+|menos|mas|barat\w+|economic\w+|muestr\w+|ver) /;

export function saySoldOut(talk: Talk, product: Product): null {
  const others = talk.menu.products.filter(
    (one) => one.categoryId === product.categoryId && isServed(one) && one !== product,
  );
  const alike = talk.menu
    .search(`${product.nombre} ${product.descripcion}`, 30)
    .map((found) => found.product);
  const offered = [...new Set([...alike.filter((one) => others.includes(one)), ...others])].slice(
    0,
    3,
  );
  say(talk, `${talk.voice.soldOut}: ${product.nombre}.`);
  if (offered.length > 0) say(talk, `${talk.voice.nearest} ${listed(offered.map(priced), 'o')}.`);
  show(talk, offered);
  return null;
}

export function sayMissing(talk: Talk, near: readonly Product[]): null {
  const offered = near.length > 0 ? near : favourites(talk).slice(0, 3);
  say(talk, talk.voice.notOnMenu);
  if (offered.length > 0) {
    const lead = near.length > 0 ? talk.voice.nearest : talk.voice.recommend;
    say(talk, `${lead} ${listed(offered.map(priced), 'o')}.`);
  }
  show(talk, offered);
  return null;
}

/** The first of each category: owners put first what they sell best. */
function favourites({ menu }: Talk): readonly Product[] {
  const known = FAVOURITES.get(menu) ?? favouritesOf(menu);
  FAVOURITES.set(menu, known);
  return known;
}

const FAVOURITES = new WeakMap<OpenMenu, readonly Product[]>();

function favouritesOf(menu: OpenMenu): Product[] {
  const isFood = (product: Product) => !isDrink(product, menu.categoryOf(product));
  const served = menu.products.filter((product) => isServed(product) && isFood(product));
  const main = served.filter((product) => menu.categoryOf(product)?.esPlatoPrincipal);
  const firsts = menu.categories.flatMap(
    ({ _id }) => served.find(({ categoryId }) => categoryId === _id) ?? [],
  );
  return [...new Set([...main.slice(0, 2), ...firsts, ...served])];
}
