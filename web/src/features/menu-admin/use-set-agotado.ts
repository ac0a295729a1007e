import type { Product } from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { toast } from '../../lib/toast.ts';
import { changeMenu, holdMenu, withAgotado, withProduct } from './menu-cache.ts';

interface SoldOut {
  product: Product;
  agotado: boolean;
}

/** Shown at once, and undone if the server refuses. */
export function useSetAgotado(dbName: string) {
  const client = useQueryClient();
  const mutationKey = ['agotado', dbName];
  // While several taps are being sent, only the answer to the last one may change the screen.
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const show = (id: string, agotado: boolean) =>
    changeMenu(client, dbName, (menu) => withAgotado(menu, id, agotado));
  return useMutation({
    mutationKey,
    // Sent one after the other, so that the last tap also wins on the server.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ product, agotado }: SoldOut) =>
      api('PATCH /api/products/agotado', {
        body: { dbName, productId: product._id, agotado },
      }),
    onMutate: async ({ product, agotado }) => {
      show(product._id, agotado);
      await holdMenu(client, dbName);
    },
    onSuccess: ({ data }, { product, agotado }) => {
      if (isLast()) changeMenu(client, dbName, (menu) => withProduct(menu, data));
      const text = agotado
        ? productsMessages.soldOut(data.nombre)
        : productsMessages.available(data.nombre);
      toast.success(text, { id: `agotado ${product._id}` });
    },
    onError: (error, { product, agotado }) => {
      show(product._id, !agotado);
      toast.error(productsMessages.updateFailed, {
        id: `agotado ${product._id}`,
        description: `${product.nombre}: ${error.message}`,
      });
    },
  });
}
