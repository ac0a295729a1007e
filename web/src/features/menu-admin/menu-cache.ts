import type { Category, Product } from '@comanda/contract/menu/menu';
import type { QueryClient } from '@tanstack/react-query';
import type { SedeMenu } from '../menu/menu.api.ts';

const keyOf = (dbName: string) => ['menu', dbName];

/** Changes the menu this browser shows. Whoever asks first for it afterwards gets the server's. */
export function changeMenu(
  client: QueryClient,
  dbName: string,
  change: (menu: SedeMenu) => SedeMenu,
): void {
  client.setQueryData<SedeMenu>(keyOf(dbName), (menu) => menu && change(menu));
}

/** An answer on its way would undo what is shown before it is saved. */
export function holdMenu(client: QueryClient, dbName: string): Promise<void> {
  return client.cancelQueries({ queryKey: keyOf(dbName) });
}

export function askMenuAgain(client: QueryClient, dbName: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(dbName) });
}

export function withProduct(menu: SedeMenu, product: Product): SedeMenu {
  return { ...menu, products: withOne(menu.products, product) };
}

export function withoutProduct(menu: SedeMenu, id: string): SedeMenu {
  return { ...menu, products: menu.products.filter(({ _id }) => _id !== id) };
}

export function withAgotado(menu: SedeMenu, id: string, agotado: boolean): SedeMenu {
  const product = menu.products.find(({ _id }) => _id === id);
  return product ? withProduct(menu, { ...product, agotado }) : menu;
}

export function withCategory(menu: SedeMenu, category: Category): SedeMenu {
  return { ...menu, categories: withOne(menu.categories, category) };
}

export function withoutCategory(menu: SedeMenu, id: string): SedeMenu {
  return { ...menu, categories: menu.categories.filter(({ _id }) => _id !== id) };
}

export function withProductOrder(menu: SedeMenu, ids: readonly string[]): SedeMenu {
  return { ...menu, products: inOrder(menu.products, ids) };
}

export function withCategoryOrder(menu: SedeMenu, ids: readonly string[]): SedeMenu {
  return { ...menu, categories: inOrder(menu.categories, ids) };
}

/** In its place, or at the end when it is new. */
function withOne<T extends { _id: string }>(list: readonly T[], item: T): T[] {
  const isKnown = list.some(({ _id }) => _id === item._id);
  return isKnown ? list.map((one) => (one._id === item._id ? item : one)) : [...list, item];
}

/** Those named take each other's places; the rest stays where it is. */
function inOrder<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const named = new Set(ids);
  const byId = new Map(list.map((item) => [item._id, item]));
  const queue = ids.flatMap((id) => byId.get(id) ?? []);
  return list.map((item) => (named.has(item._id) ? (queue.shift() ?? item) : item));
}
