import { restaurantIn } from '@comanda/contract/pages/addresses';
import { useAddress, useSearchParams } from '../../lib/address.tsx';
import { RestaurantSedes } from './restaurant-sedes.tsx';
import { TableEntry } from './table-entry.tsx';

/** A restaurant's public page; the link of a table names its sede and leads past the list. */
export function RestaurantPage() {
  const path = restaurantIn(useAddress().pathname);
  const params = useSearchParams();
  const mesa = params.get('mesa');
  if (mesa === null) return <RestaurantSedes path={path} />;
  const [sede, firma] = [params.get('sede') ?? '', params.get('firma') ?? ''];
  return <TableEntry path={path} link={{ sede, mesa, firma }} />;
}
