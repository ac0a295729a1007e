import type { Location } from '@comanda/contract/locations/locations';
import type { Cierre } from '@comanda/contract/sede-life/cierre';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';

/** What an owner does with a whole sede. A `cierre` of null opens it again. */
export type SedeDeed =
  | { deed: 'cierre'; cierre: Cierre | null }
  | { deed: 'cerrar' }
  | { deed: 'reabrir' };

/** Every list of the owner's sedes shows the change at once. */
export function useSedeDeed(email: string, { dbName }: Pick<Location, 'dbName'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: SedeDeed) => ask(dbName, wanted),
    onSuccess: ({ data }) => {
      client.setQueryData<Location[]>(['locations', email], (sedes = []) =>
        sedes.map((sede) => (sede._id === data._id ? data : sede)),
      );
      void client.invalidateQueries({ queryKey: ['locations', email] });
      void client.invalidateQueries({ queryKey: ['restaurant'] });
    },
  });
}

function ask(dbName: string, wanted: SedeDeed) {
  if (wanted.deed === 'cerrar') {
    return api('POST /api/locations/cerrar', { body: { dbName, confirma: true } });
  }
  if (wanted.deed === 'reabrir') return api('POST /api/locations/reabrir', { body: { dbName } });
  const { cierre } = wanted;
  if (!cierre) return api('DELETE /api/locations/cierre', { body: { dbName } });
  return api('PUT /api/locations/cierre', { body: { dbName, ...cierre } });
}
