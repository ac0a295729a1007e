import type { Product } from '@comanda/contract/menu/menu';
import { productProblems } from '@comanda/contract/menu/menu-form.rules';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { useState } from 'react';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { copyOf, draftOf, inputOf, newDraft, type ProductDraft } from './product-draft.ts';
import { useSaveProduct } from './products.queries.ts';

const TEXTS = productsMessages;

/** What the form was opened for. */
export type ProductTask =
  | { kind: 'add'; categoryId: string }
  | { kind: 'edit'; product: Product }
  | { kind: 'copy'; product: Product };

/** What is typed, what is wrong with it and the way to the server. */
export function useProductForm(dbName: string, task: ProductTask, onSaved: () => void) {
  const [initial] = useState(() => draftFor(task));
  const [draft, setDraft] = useState(initial);
  const [image, setImage] = useState<File | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const [progress, setProgress] = useState(0);
  const save = useSaveProduct(dbName);
  const isNew = task.kind !== 'edit';

  const refuse = (byPath: Record<string, string>) => {
    setErrors(byPath);
    setRefusals((count) => count + 1);
  };

  const set = (change: Partial<ProductDraft>) => {
    setDraft((before) => ({ ...before, ...change }));
    const changed = Object.keys(change);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !changed.includes(path))),
    );
  };

  const submit = () => {
    const { agotado, ...rest } = inputOf(draft);
    // Unless it was switched here: the kitchen may have run out of it while the form was open.
    const input = { ...rest, ...((isNew || agotado !== initial.agotado) && { agotado }) };
    setFailure(undefined);
    if (!dbName) {
      setFailure({ text: TEXTS.locationUnresolved });
      return;
    }
    const problems = productProblems(input);
    if (problems.length > 0) {
      refuse(byField(problems));
      return;
    }
    setErrors({});
    setProgress(0);
    save.mutate(
      { input: { ...input, ...idsOf(task) }, image, onProgress: setProgress },
      {
        onSuccess: ({ action, message }) => {
          toast.success(action === 'created' ? TEXTS.created : TEXTS.updated, { id: 'product' });
          if (message) toast.warning(message, { id: 'product-image' });
          onSaved();
        },
        onError: (error) => {
          const text = isNew ? TEXTS.createFailed : TEXTS.updateFailed;
          const { text: said, cause } = explainFailure(error, text);
          const byPath = fieldErrors(error);
          if (Object.keys(byPath).length > 0) refuse(byPath);
          else setFailure({ text: said, ...(cause && { cause }) });
          toast.error(text, { id: 'product' });
        },
      },
    );
  };

  return {
    draft,
    set,
    image,
    setImage,
    errors,
    failure,
    refusals,
    progress: save.isPending && image ? progress : null,
    isSaving: save.isPending,
    isDirty: image !== null || JSON.stringify(draft) !== JSON.stringify(initial),
    submit,
  };
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
