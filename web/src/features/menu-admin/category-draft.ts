import type { Category, CategoryInput } from '@comanda/contract/menu/menu';
import { isBlank } from '@comanda/contract/text';

/** `id` is null for one that is new; `key` tells the rows of the form apart. */
export interface SubcategoryDraft {
  key: string;
  id: string | null;
  name: string;
}

export interface CategoryDraft {
  name: string;
  esBebida: boolean;
  esPlatoPrincipal: boolean;
  esAdicional: boolean;
  subcategorias: readonly SubcategoryDraft[];
}

export function categoryDraft(category: Category | null): CategoryDraft {
  return {
    name: category?.name ?? '',
    esBebida: category?.esBebida ?? false,
    esPlatoPrincipal: category?.esPlatoPrincipal ?? false,
    esAdicional: category?.esAdicional ?? false,
    subcategorias: (category?.subcategorias ?? []).map(({ id, name }) => ({ key: id, id, name })),
  };
}

/** A row added and left empty is no subcategory; one that had a name and lost it is a mistake. */
export function categoryInput(draft: CategoryDraft): CategoryInput {
  return {
    ...draft,
    name: draft.name.trim(),
    subcategorias: draft.subcategorias
      .filter(({ id, name }) => id !== null || !isBlank(name))
      .map(({ id, name }) => ({ ...(id !== null && { id }), name: name.trim() })),
  };
}
