import type { Impuesto } from '@comanda/contract/menu/impuestos.words';
import type { Product, ProductInput } from '@comanda/contract/menu/menu';
import { productProblems } from '@comanda/contract/menu/menu-form.rules';
import { codeFromName } from '@comanda/contract/menu/product-code.rules';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import type { Station } from '@comanda/contract/menu/stations';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { useMemo, useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { refusedAs } from '../../lib/api/failure.ts';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { routeName } from '../stations/station-words.ts';
import { useSaveProduct } from './products.queries.ts';

const TEXTS = productsMessages;
const NOTHING_OWN = { grupos: [], estacion: '' };

/** What the form was opened for. */
export type ProductTask =
  | { kind: 'add'; categoryId: string }
  | { kind: 'edit'; product: Product }
  | { kind: 'copy'; product: Product };

/** The form of a product: what was typed, its problems, and saving it. */
export function useProductForm(
  dbName: string,
  opened: ProductTask,
  products: readonly Product[],
  onClose: () => void,
  stations: readonly Station[] = [],
) {
  const [task, setTask] = useState(opened);
  const initial = useMemo(() => ({ ...draftFor(task), imageUpload: null as File | null }), [task]);
  const [progress, setProgress] = useState(0);
  const save = useSaveProduct(dbName);
  const isNew = task.kind !== 'edit';

  /** The code that the product gets if its field stays empty. */
  const ownCode = (nombre: string) =>
    codeFromName(nombre, new Set(products.map(({ id_sigo }) => id_sigo)));
  const inputFor = ({ imageUpload: _, ...draft }: typeof initial) => {
    const input = inputOf(draft);
    return { ...input, id_sigo: input.id_sigo || ownCode(draft.nombre) };
  };
  /** Groups and the station that nobody changed are left to whoever changes them at the same time. */
  const sentOf = (draft: typeof initial, typed: typeof initial) => {
    const { grupos, estacion, ...input } = inputFor(draft);
    const had = isNew ? NOTHING_OWN : initial;
    return {
      ...input,
      ...(typed.grupos.join() !== had.grupos.join() && { grupos }),
      ...(typed.estacion !== had.estacion && { estacion }),
    };
  };

  const form = useForm({
    initial,
    check: (draft) =>
      dbName
        ? productProblems(inputFor(draft)).filter(
            // An empty code is made from the name, so without a name only that is missing.
            ({ path }) => path !== 'id_sigo' || draft.nombre.trim() !== '',
          )
        : [{ message: TEXTS.locationUnresolved }],
    send: async (draft) => {
      setProgress(0);
      const { action, message } = await save.mutateAsync({
        input: {
          ...sentOf(draft, draft),
          ...idsOf(task),
          ...(!isNew && { antes: sentOf(initial, draft) }),
        },
        image: draft.imageUpload,
        onProgress: setProgress,
      });
      const said = action === 'created' ? TEXTS.created : TEXTS.updated;
      toast.success(said, { id: 'product', ...(message && { description: TEXTS.photoLater }) });
      onClose();
    },
    refused: (error) => {
      const text = isNew ? TEXTS.createFailed : TEXTS.updateFailed;
      const clash = clashOf<Product>(error);
      if (clash) {
        setTask({ kind: 'edit', product: clash.saved });
        const now = draftOf(clash.saved);
        return clash.refusal({
          ...now,
          estacion: now.estacion && routeName(stations, now.estacion),
        });
      }
      return refusedAs(text, error);
    },
    onClose,
  });
  return { ...form, ownCode, progress: form.isSending && form.draft.imageUpload ? progress : null };
}

export type ProductForm = ReturnType<typeof useProductForm>;

function draftFor(task: ProductTask): ProductDraft {
  if (task.kind === 'add') return newDraft(task.categoryId);
  return task.kind === 'edit' ? draftOf(task.product) : copyOf(task.product);
}

function idsOf(task: ProductTask): { _id?: string; copiaDe?: string } {
  if (task.kind === 'edit') return { _id: task.product._id };
  return task.kind === 'copy' ? { copiaDe: task.product._id } : {};
}

/** A product as the form holds it; the price is still text. */
export interface ProductDraft {
  nombre: string;
  precio: string;
  descripcion: string;
  categoryId: string;
  id_sigo: string;
  subcategoryIds: readonly string[];
  permiteAdiciones: boolean;
  agotado: boolean;
  /** As the list of the form has it; '' is as the sede. */
  impuesto: Impuesto | '';
  /** Where it is made; '' is as its category. */
  estacion: string;
  /** Codes of its groups, in their order. */
  grupos: readonly string[];
}

function newDraft(categoryId: string): ProductDraft {
  return {
    nombre: '',
    precio: '',
    descripcion: '',
    categoryId,
    id_sigo: '',
    subcategoryIds: [],
    permiteAdiciones: false,
    agotado: false,
    impuesto: '',
    estacion: '',
    grupos: [],
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
    impuesto: product.impuesto ?? '',
    estacion: product.estacion ?? '',
    grupos: product.grupos ?? [],
  };
}

const COPY_MARK = ' (copia)';

/** A duplicate needs its own code, which is unique in a sede. */
export function copyOf(product: Product): ProductDraft {
  const room = TEXT_LIMITS.nombre - COPY_MARK.length;
  return {
    ...draftOf(product),
    nombre: product.nombre.slice(0, room) + COPY_MARK,
    id_sigo: '',
    agotado: false,
  };
}

/** Subcategories belong to a category, so a new category starts without any. */
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
    impuesto: draft.impuesto || null,
    estacion: draft.estacion || null,
    grupos: [...draft.grupos],
  };
}
