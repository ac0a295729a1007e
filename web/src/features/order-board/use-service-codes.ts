import { isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import { useMemo } from 'react';
import type { SedeMenu } from '../menu/menu.api.ts';
import { useMenuOf } from '../menu/menu.queries.ts';

/**
 * The `id_sigo` of services, which are charged but not cooked. Until the menu has loaded every line
 * counts as a dish: showing the kitchen a service is better than hiding a dish.
 */
export function useServiceCodes(dbName: string): ReadonlySet<string> {
  const { data: menu } = useMenuOf(dbName);
  return useMemo(() => serviceCodes(menu), [menu]);
}

function serviceCodes(menu: SedeMenu | undefined): ReadonlySet<string> {
  const categories = menu?.categories.filter((one) => isSpecialCategory(one, 'servicios')) ?? [];
  const ids = new Set(categories.map(({ _id }) => _id));
  const services = menu?.products.filter(({ categoryId }) => ids.has(categoryId)) ?? [];
  return new Set(services.map(({ id_sigo }) => id_sigo));
}
