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
