import type { Product } from '@comanda/contract/menu/menu';
import { productProblems } from '@comanda/contract/menu/menu-form.rules';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { useState } from 'react';
import { problemsOrFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { copyOf, draftOf, inputOf, newDraft, type ProductDraft } from './product-draft.ts';
import { useSaveProduct } from './products.queries.ts';

const TEXTS = productsMessages;

/** What the form was opened for. */
export type ProductTask =
  | { kind: 'add'; categoryId: string }
  | { kind: 'edit'; product: Product }
  | { kind: 'copy'; product: Product };

/** What is typed, what is wrong with it and the way to the server. */
export function useProductForm(dbName: string, task: ProductTask, onClose: () => void) {
  const [initial] = useState(() => ({ ...draftFor(task), imageUpload: null as File | null }));
  const [progress, setProgress] = useState(0);
  const save = useSaveProduct(dbName);
  const isNew = task.kind !== 'edit';

  const inputFor = ({ imageUpload: _, ...draft }: typeof initial) => {
    const { agotado, ...rest } = inputOf(draft);
    // Unless it was switched here: the kitchen may have run out of it while the form was open.
    return { ...rest, ...((isNew || agotado !== initial.agotado) && { agotado }) };
  };

  const form = useForm({
    initial,
    check: (draft) =>
      dbName ? productProblems(inputFor(draft)) : [{ message: TEXTS.locationUnresolved }],
    send: async (draft) => {
      setProgress(0);
      const { action, message } = await save.mutateAsync({
        input: { ...inputFor(draft), ...idsOf(task) },
        image: draft.imageUpload,
        onProgress: setProgress,
      });
      toast.success(action === 'created' ? TEXTS.created : TEXTS.updated, { id: 'product' });
      if (message) toast.warning(message, { id: 'product-image' });
      onClose();
    },
    refused: (error) => {
      const text = isNew ? TEXTS.createFailed : TEXTS.updateFailed;
      toast.error(text, { id: 'product' });
      return problemsOrFailure(error, text);
    },
    onClose,
  });
  return { ...form, progress: form.isSending && form.draft.imageUpload ? progress : null };
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
