import type { Category, Product } from '@comanda/contract/menu/menu';
import type { QueryClient } from '@tanstack/react-query';
import type { SedeMenu } from '../menu/menu.api.ts';

const keyOf = (dbName: string) => ['menu', dbName];

/** Changes the cached menu. The next reload replaces it with the server's. */
export function changeMenu(
  client: QueryClient,
  dbName: string,
  change: (menu: SedeMenu) => SedeMenu,
): void {
  client.setQueryData<SedeMenu>(keyOf(dbName), (menu) => menu && change(menu));
}

/** Cancels running requests, whose answers would overwrite a change that is shown before it is saved. */
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

/** Replaces the item, or appends it if it is new. */
function withOne<T extends { _id: string }>(list: readonly T[], item: T): T[] {
  const isKnown = list.some(({ _id }) => _id === item._id);
  return isKnown ? list.map((one) => (one._id === item._id ? item : one)) : [...list, item];
}

/** Reorders the named items among their own places; the others stay. */
function inOrder<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const named = new Set(ids);
  const byId = new Map(list.map((item) => [item._id, item]));
  const queue = ids.flatMap((id) => byId.get(id) ?? []);
  return list.map((item) => (named.has(item._id) ? (queue.shift() ?? item) : item));
}
