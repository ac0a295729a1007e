import { categoriesMessages } from '@comanda/contract/menu/categories.messages';
import type { Category } from '@comanda/contract/menu/menu';
import {
  categoryNameProblems,
  categoryProblems,
  flagProblems,
} from '@comanda/contract/menu/menu-form.rules';
import { useState } from 'react';
import { problemsOrFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveCategory } from './categories.queries.ts';
import { categoryDraft, categoryInput } from './category-draft.ts';

const TEXTS = categoriesMessages;

/** `category` is null for a new one. */
export function useCategoryForm(
  dbName: string,
  category: Category | null,
  categories: readonly Category[],
  onClose: () => void,
) {
  const [initial] = useState(() => ({
    ...categoryDraft(category),
    imageUpload: null as File | null,
  }));
  const [progress, setProgress] = useState(0);
  const save = useSaveCategory(dbName);
  const isNew = category === null;

  const form = useForm({
    initial,
    check: ({ imageUpload, ...draft }) => {
      const input = categoryInput(draft);
      return [
        ...categoryProblems(input, { isNew, hasImage: imageUpload !== null }),
        ...categoryNameProblems(input, categories, category?._id),
        ...flagProblems(input, categories, category?._id),
      ];
    },
    send: async ({ imageUpload: image, ...draft }) => {
      setProgress(0);
      const input = categoryInput(draft);
      await save.mutateAsync({ id: category?._id ?? null, input, image, onProgress: setProgress });
      toast.success(isNew ? TEXTS.created : TEXTS.updated, { id: 'category' });
      onClose();
    },
    refused: (error) => {
      const text = isNew ? TEXTS.saveFailed : TEXTS.updateFailed;
      toast.error(text, { id: 'category' });
      return problemsOrFailure(error, text);
    },
    onClose,
  });
  return { ...form, progress: form.isSending && form.draft.imageUpload ? progress : null };
}
