import type { Product } from '@comanda/contract/menu/menu';
import { isDrink } from '../drinks.ts';
import type { OpenMenu } from '../menu-search.ts';
import { listed, priced, say, show, type Talk } from '../talk.ts';

export function saySoldOut(talk: Talk, product: Product): null {
  const others = talk.menu.products.filter(
    (one) => one.categoryId === product.categoryId && !one.agotado && one !== product,
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
export function favourites({ menu }: Talk): readonly Product[] {
  const known = FAVOURITES.get(menu) ?? favouritesOf(menu);
  FAVOURITES.set(menu, known);
  return known;
}

const FAVOURITES = new WeakMap<OpenMenu, readonly Product[]>();

function favouritesOf(menu: OpenMenu): Product[] {
  const isFood = (product: Product) => !isDrink(product, menu.categoryOf(product));
  const served = menu.products.filter((product) => !product.agotado && isFood(product));
  const main = served.filter((product) => menu.categoryOf(product)?.esPlatoPrincipal);
  const firsts = menu.categories.flatMap(
    ({ _id }) => served.find(({ categoryId }) => categoryId === _id) ?? [],
  );
  return [...new Set([...main.slice(0, 2), ...firsts, ...served])];
}
