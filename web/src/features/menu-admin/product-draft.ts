import type { Product, ProductInput } from '@comanda/contract/menu/menu';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';

/** A product as the form holds it: the price is still a text. */
export interface ProductDraft {
  nombre: string;
  precio: string;
  descripcion: string;
  categoryId: string;
  id_sigo: string;
  subcategoryIds: readonly string[];
  permiteAdiciones: boolean;
  agotado: boolean;
}

export function newDraft(categoryId: string): ProductDraft {
  return {
    nombre: '',
    precio: '',
    descripcion: '',
    categoryId,
    id_sigo: '',
    subcategoryIds: [],
    permiteAdiciones: false,
    agotado: false,
  };
}

export function draftOf(product: Product): ProductDraft {
  return {
    nombre: product.nombre,
    precio: pesosText(product.precio),
    descripcion: product.descripcion,
    categoryId: product.categoryId,
    id_sigo: product.id_sigo,
    subcategoryIds: product.subcategoryIds,
    permiteAdiciones: product.permiteAdiciones,
    agotado: product.agotado === true,
  };
}

const COPY_MARK = ' (copia)';

/** A duplicate needs a code of its own: it is unique in a sede. */
export function copyOf(product: Product): ProductDraft {
  const room = TEXT_LIMITS.nombre - COPY_MARK.length;
  return {
    ...draftOf(product),
    nombre: product.nombre.slice(0, room) + COPY_MARK,
    id_sigo: '',
    agotado: false,
  };
}

/** Subcategories belong to a category: another one starts without any. */
export function withCategory(draft: ProductDraft, categoryId: string): ProductDraft {
  return categoryId === draft.categoryId ? draft : { ...draft, categoryId, subcategoryIds: [] };
}

export function inputOf(draft: ProductDraft): ProductInput {
  return {
    ...draft,
    nombre: draft.nombre.trim(),
    descripcion: draft.descripcion.trim(),
    id_sigo: draft.id_sigo.trim(),
    subcategoryIds: [...draft.subcategoryIds],
    precio: readPesos(draft.precio),
  };
}
