import type { Product, ProductInput } from '@comanda/contract/menu/menu';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { toast } from '../../lib/toast.ts';
import {
  askMenuAgain,
  changeMenu,
  holdMenu,
  withAgotado,
  withoutProduct,
  withProduct,
  withProductOrder,
} from './menu-cache.ts';

const TEXTS = productsMessages;

interface ProductSave {
  input: ProductInput;
  image: File | null;
  onProgress: (share: number) => void;
}

export function useSaveProduct(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, image, onProgress }: ProductSave) => {
      const form = { dbName, product: input, imageUpload: image ?? undefined };
      return uploadForm('POST /api/products/upsert', { form, onProgress });
    },
    onSuccess: ({ data }) => {
      changeMenu(client, dbName, (menu) => withProduct(menu, data));
      // Only the server knows the product's place, so the menu is reloaded.
      void askMenuAgain(client, dbName);
    },
  });
}

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
      const text = agotado ? TEXTS.soldOut(data.nombre) : TEXTS.available(data.nombre);
      toast.success(text, { id: `agotado ${product._id}` });
    },
    onError: (error, { product, agotado }) => {
      show(product._id, !agotado);
      toast.error(TEXTS.updateFailed, {
        id: `agotado ${product._id}`,
        description: `${product.nombre}: ${error.message}`,
      });
    },
  });
}

export function useDeleteProduct(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Product) =>
      api('DELETE /api/products/delete/:id', { params: { id: _id }, query: { dbName } }),
    onSuccess: (_answer, { _id }) => {
      changeMenu(client, dbName, (menu) => withoutProduct(menu, _id));
      toast.success(TEXTS.deleted);
    },
    onError: (error) => toast.error(TEXTS.deleteFailed, { description: error.message }),
  });
}

interface ProductOrder {
  categoryId: string;
  ids: string[];
  /** The old order, restored if saving fails. */
  before: string[];
}

export function useReorderProducts(dbName: string) {
  const client = useQueryClient();
  const show = (ids: string[]) => changeMenu(client, dbName, (menu) => withProductOrder(menu, ids));
  return useMutation({
    mutationFn: ({ categoryId, ids }: ProductOrder) =>
      api('PATCH /api/products/reorder', { body: { dbName, categoryId, ids } }),
    onMutate: async ({ ids }) => {
      show(ids);
      await holdMenu(client, dbName);
    },
    onSuccess: () => toast.success(TEXTS.reordered),
    onError: (error, { before }) => {
      show(before);
      // Somebody else may have changed the list meanwhile, so it is reloaded.
      void askMenuAgain(client, dbName);
      toast.error(TEXTS.reorderFailed, { description: error.message });
    },
  });
}
