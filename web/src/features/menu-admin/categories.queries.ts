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
  /** Null for a new category. */
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
      // Products lose the subcategories that were removed, so the menu is reloaded.
      void askMenuAgain(client, dbName);
    },
  });
}

export function useToggleCategory(dbName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, active }: Category) =>
      api('PATCH /api/categories/toggle/', {
        // Sends the wanted value instead of a toggle, so that two people who hide the category at once leave it
        // hidden.
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
      // Somebody may have added products to it since this screen loaded, so the menu is reloaded.
      void askMenuAgain(client, dbName);
      toast.error(TEXTS.deleteFailed, { description: error.message });
    },
  });
}

interface CategoryOrder {
  ids: string[];
  /** The old order, restored if saving fails. */
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
