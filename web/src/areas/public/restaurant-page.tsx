import { restaurantIn } from '@comanda/contract/pages/addresses';
import { useEffect } from 'react';
import { sitDown, type TableLinkQuery, useTable } from '../../features/locations/sit-down.ts';
import { navigate, useAddress, useSearchParams } from '../../lib/address.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { RestaurantLoading, RestaurantSedes } from './restaurant-sedes.tsx';

/** A restaurant's public page. The link of a table names its sede and skips the list. */
export function RestaurantPage() {
  const path = restaurantIn(useAddress().pathname);
  const params = useSearchParams();
  const mesa = params.get('mesa');
  if (mesa === null) return <RestaurantSedes path={path} />;
  const [sede, firma] = [params.get('sede') ?? '', params.get('firma') ?? ''];
  return <TableEntry path={path} link={{ sede, mesa, firma }} />;
}

interface TableEntryProps {
  path: string;
  link: TableLinkQuery;
}

/**
 * Leads a diner who scanned a table's code to the menu; with an invalid code they choose a sede.
 */
function TableEntry({ path, link }: TableEntryProps) {
  const { data: table, error, isLoading, reload } = useTable(link);

  useEffect(() => {
    if (!table) return;
    sitDown(table, link, path);
    navigate(PATHS.user.menu, { replace: true });
  }, [table, link, path]);

  if (!error) return <RestaurantLoading />;
  const isRefused = error.status === 422 || error.status === 404;
  return (
    <RestaurantSedes
      path={path}
      notice={
        <div className="grid justify-items-start gap-2">
          <FormAlert cause="También puedes elegir tu sede aquí y escribir tu mesa al pedir.">
            {error.message}
          </FormAlert>
          {!isRefused && (
            <Button variant="secondary" onClick={reload} busy={isLoading}>
              Intentar de nuevo
            </Button>
          )}
        </div>
      }
    />
  );
}
