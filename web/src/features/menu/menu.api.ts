import type { Category, Product } from '@comanda/contract/menu';
import { useCallback } from 'react';
import { api } from '../../lib/api-client.ts';
import { useResource } from '../../lib/use-resource.ts';

export interface SedeMenu {
  categories: Category[];
  products: Product[];
}

export async function fetchMenu(dbName: string): Promise<SedeMenu> {
  const query = { dbName };
  const [categories, products] = await Promise.all([
    api<Category[]>('/api/categories', { query }),
    api<Product[]>('/api/products', { query }),
  ]);
  return { categories, products };
}

export function useSedeMenu(dbName: string) {
  const load = useCallback(() => fetchMenu(dbName), [dbName]);
  return useResource(`menu ${dbName}`, load);
}
