import type { Category, Product } from '@comanda/contract/menu/menu';
import { expect } from 'vitest';
import { makeEmployee, makeMenu, makeRestaurant, makeSede } from './factories.ts';
import { formOf, picture } from './forms.ts';
import { startTestApp } from './harness.ts';

/** A sede with a menu, its owner and an employee with `menu`, over the API. */
export async function openMenu() {
  const server = await startTestApp();
  const owner = await makeRestaurant(server.db);
  const sede = await makeSede(server.db, owner);
  await makeMenu(server.db, sede);
  const { dbName } = sede;

  const categories = async (): Promise<Category[]> =>
    (await server.call('GET', `/api/categories?dbName=${encodeURIComponent(dbName)}`)).body;
  const products = async (): Promise<Product[]> =>
    (await server.call('GET', `/api/products?dbName=${encodeURIComponent(dbName)}`)).body;

  return {
    server,
    owner,
    sede,
    menuKeeper: await makeEmployee(server.db, sede, ['menu']),
    waiter: await makeEmployee(server.db, sede, ['pedidos']),
    image: await picture(),
    categories,
    products,
    category: async (name: string) => {
      const found = (await categories()).find((one) => one.name === name);
      expect(found, name).toBeDefined();
      return found as Category;
    },
    product: async (id_sigo: string) => {
      const found = (await products()).find((one) => one.id_sigo === id_sigo);
      expect(found, id_sigo).toBeDefined();
      return found as Product;
    },
    createCategory: (category: object, imageUpload?: Buffer, token = owner.token) =>
      server.call('POST', '/api/categories/create', {
        token,
        body: formOf({ dbName, category, imageUpload }),
      }),
    updateCategory: (id: string, category: object, imageUpload?: Buffer) =>
      server.call('PATCH', `/api/categories/update/${id}`, {
        token: owner.token,
        body: formOf({ dbName, category, imageUpload }),
      }),
    upsert: (product: object, imageUpload?: Buffer, token = owner.token) =>
      server.call('POST', '/api/products/upsert', {
        token,
        body: formOf({ dbName, product, imageUpload }),
      }),
    patch: (path: string, body: object, token = owner.token) =>
      server.call('PATCH', path, { token, body: { dbName, ...body } }),
    remove: (path: string, token = owner.token) =>
      server.call('DELETE', `${path}?dbName=${encodeURIComponent(dbName)}`, { token }),
  };
}
