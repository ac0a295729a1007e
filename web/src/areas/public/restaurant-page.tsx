import { useParams, useSearchParams } from 'react-router';
import { RestaurantSedes } from './restaurant-sedes.tsx';
import { TableEntry } from './table-entry.tsx';

/** A restaurant's public page; the link of a table names its sede and leads past the list. */
export function RestaurantPage() {
  const { idRestaurant = '' } = useParams();
  // However its letters are written, a link is one page.
  const path = idRestaurant.toLowerCase();
  const [params] = useSearchParams();
  const mesa = params.get('mesa');
  if (mesa === null) return <RestaurantSedes path={path} />;
  const [sede, firma] = [params.get('sede') ?? '', params.get('firma') ?? ''];
  return <TableEntry path={path} link={{ sede, mesa, firma }} />;
}
