import type { Category, CategoryInput } from '@comanda/contract/menu/menu';
import { categoriesMessages } from '@comanda/contract/menu/menu-admin.messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api-client.ts';
import { uploadForm } from '../../lib/api/upload.ts';
import { toast } from '../../lib/toast.ts';
import {
  askMenuAgain,
  changeMenu,
  holdMenu,
  withCategory,
  withCategoryOrder,
  withoutCategory,
} from './menu-cache.ts';

const TEXTS = categoriesMessages;

interface CategorySave {
  /** Null for a new one. */
  id: string | null;
  input: CategoryInput;
  image: File | null;
  onProgress: (share: number) => void;
}

export function useSaveCategory(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, input, image, onProgress }: CategorySave) => {
      const form = { dbName, category: input, imageUpload: image ?? undefined };
      return id
        ? uploadForm('PATCH /api/categories/update/:id', { params: { id }, form, onProgress })
        : uploadForm('POST /api/categories/create', { form, onProgress });
    },
    onSuccess: ({ data }) => {
      changeMenu(client, dbName, (menu) => withCategory(menu, data));
      // A subcategory that went out also left its products.
      void askMenuAgain(client, dbName);
    },
  });
}

export function useToggleCategory(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, active }: Category) =>
      api('PATCH /api/categories/toggle/', {
        // What was seen and tapped: two people who hide it at once leave it hidden.
        body: { dbName, categoryId: _id, active: !active },
      }),
    onSuccess: ({ data }) => {
      changeMenu(client, dbName, (menu) => withCategory(menu, data));
      toast.success(TEXTS.toggled);
    },
    onError: (error) => toast.error(TEXTS.updateFailed, { description: error.message }),
  });
}

export function useDeleteCategory(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Category) =>
      api('DELETE /api/categories/delete/:id', { params: { id: _id }, query: { dbName } }),
    onSuccess: (_answer, { _id }) => {
      changeMenu(client, dbName, (menu) => withoutCategory(menu, _id));
      toast.success(TEXTS.deleted);
    },
    onError: (error) => {
      // It may have got products since this screen looked.
      void askMenuAgain(client, dbName);
      toast.error(TEXTS.deleteFailed, { description: error.message });
    },
  });
}

interface CategoryOrder {
  ids: string[];
  /** As it was, to go back to. */
  before: string[];
}

export function useReorderCategories(dbName: string) {
  const client = useQueryClient();
  const show = (ids: string[]) =>
    changeMenu(client, dbName, (menu) => withCategoryOrder(menu, ids));
  return useMutation({
    mutationFn: ({ ids }: CategoryOrder) =>
      api('PATCH /api/categories/reorder', { body: { dbName, ids } }),
    onMutate: async ({ ids }) => {
      show(ids);
      await holdMenu(client, dbName);
    },
    onSuccess: () => toast.success(TEXTS.reordered),
    onError: (error, { before }) => {
      show(before);
      void askMenuAgain(client, dbName);
      toast.error(TEXTS.reorderFailed, { description: error.message });
    },
  });
}
