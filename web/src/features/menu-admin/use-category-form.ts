import { categoriesMessages } from '@comanda/contract/menu/categories.messages';
import type { Category } from '@comanda/contract/menu/menu';
import {
  categoryNameProblems,
  categoryProblems,
  flagProblems,
} from '@comanda/contract/menu/menu-form.rules';
import { useState } from 'react';
import { byField, explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useSaveCategory } from './categories.queries.ts';
import { type CategoryDraft, categoryDraft, categoryInput } from './category-draft.ts';

const TEXTS = categoriesMessages;

/** `category` is null for a new one. */
export function useCategoryForm(
  dbName: string,
  category: Category | null,
  categories: readonly Category[],
  onSaved: () => void,
) {
  const [initial] = useState(() => categoryDraft(category));
  const [draft, setDraft] = useState(initial);
  const [image, setImage] = useState<File | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; cause?: string }>();
  const [refusals, setRefusals] = useState(0);
  const [progress, setProgress] = useState(0);
  const save = useSaveCategory(dbName);
  const isNew = category === null;

  const refuse = (byPath: Record<string, string>) => {
    setErrors(byPath);
    setRefusals((count) => count + 1);
  };
  const forget = (...paths: string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path))),
    );

  const submit = () => {
    const input = categoryInput(draft);
    setFailure(undefined);
    const problems = [
      ...categoryProblems(input, { isNew, hasImage: image !== null }),
      ...categoryNameProblems(input, categories, category?._id),
      ...flagProblems(input, categories, category?._id),
    ];
    if (problems.length > 0) {
      refuse(byField(problems));
      return;
    }
    setErrors({});
    setProgress(0);
    save.mutate(
      { id: category?._id ?? null, input, image, onProgress: setProgress },
      {
        onSuccess: () => {
          toast.success(isNew ? TEXTS.created : TEXTS.updated, { id: 'category' });
          onSaved();
        },
        onError: (error) => {
          const text = isNew ? TEXTS.saveFailed : TEXTS.updateFailed;
          const { text: said, cause } = explainFailure(error, text);
          const byPath = fieldErrors(error);
          if (Object.keys(byPath).length > 0) refuse(byPath);
          else setFailure({ text: said, ...(cause && { cause }) });
          toast.error(text, { id: 'category' });
        },
      },
    );
  };

  return {
    draft,
    set: (change: Partial<CategoryDraft>) => {
      setDraft((before) => ({ ...before, ...change }));
      forget(...Object.keys(change));
    },
    image,
    setImage: (file: File | null) => {
      setImage(file);
      forget('imageUpload');
    },
    errors,
    failure,
    refusals,
    progress: save.isPending && image ? progress : null,
    isSaving: save.isPending,
    isDirty: image !== null || JSON.stringify(draft) !== JSON.stringify(initial),
    submit,
  };
}
