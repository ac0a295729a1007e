import type { Category, Product } from '@comanda/contract/menu/menu';
import { categoriesMessages } from '@comanda/contract/menu/menu-admin.messages';
import {
  categoryNameProblems,
  categoryProblems,
  FLAGS,
  type Flag,
  flagProblems,
  takenFlags,
} from '@comanda/contract/menu/menu-form.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { TIEMPOS, tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { useMemo, useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { refusedAs } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ImageField } from '../../ui/image/image-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CategoryStation } from '../stations/station-field.tsx';
import { routeName } from '../stations/station-words.ts';
import { useStations } from '../stations/stations.queries.ts';
import { useSaveCategory } from './categories.queries.ts';
import {
  type CategoryDraft,
  categoryDraft,
  categoryInput,
  SubcategoryFields,
} from './category-form.tsx';
import { FLAG_WORDS, specialMeaning } from './category-words.ts';

interface CategoryDialogProps {
  dbName: string;
  /** Null for a new category. */
  category: Category | null;
  categories: readonly Category[];
  products: readonly Product[];
  onClose: () => void;
}

export function CategoryDialog(props: CategoryDialogProps) {
  const { dbName, category, categories, products, onClose } = props;
  const stations = useStations(dbName);
  const form = useCategoryForm(dbName, category, categories, onClose, stations);
  const { draft, set, problems, isSending } = form;
  const usedBy = (id: string) =>
    products.filter(
      ({ categoryId, subcategoryIds }) =>
        categoryId === category?._id && subcategoryIds.includes(id),
    ).length;

  return (
    <FormDialog
      title={category ? 'Editar categoría' : 'Agregar categoría'}
      submitLabel="Guardar categoría"
      size="lg"
      form={form}
    >
      <div className="grid gap-5">
        <FormFailure form={form} />
        {form.progress !== null && (
          <ProgressBar label="Subiendo la imagen…" share={form.progress} />
        )}
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-[17rem_minmax(0,1fr)]">
          <ImageField
            label="Imagen"
            shape="plate"
            current={category?.imageUrl}
            value={draft.imageUpload}
            onChange={(imageUpload) => set({ imageUpload })}
            error={problems.imageUpload}
            disabled={isSending}
          />
          <fieldset disabled={isSending} className="grid gap-5">
            <TextField
              label="Nombre"
              {...form.field('name')}
              hint={specialMeaning(draft) ?? undefined}
              maxLength={TEXT_LIMITS.nombre}
              autoComplete="off"
              data-autofocus
            />
            <FlagFields
              draft={draft}
              onChange={set}
              categories={categories}
              ownId={category?._id ?? null}
              errors={problems}
            />
            <Select
              label="Cuándo sale"
              placeholder={tiemposMessages.atOnce}
              hint="En pedidos del personal, los platos de un tiempo posterior esperan hasta que los marchen."
              options={TIEMPOS.map((tiempo) => ({
                value: String(tiempo),
                label: tiemposMessages.course(tiempo),
              }))}
              value={draft.tiempo}
              onChange={(event) => set({ tiempo: event.target.value })}
              error={problems.tiempo}
            />
            <CategoryStation
              stations={stations}
              name={draft.name}
              value={draft.estacion}
              onChange={(estacion) => set({ estacion })}
              error={problems.estacion}
            />
            <SubcategoryFields
              subcategorias={draft.subcategorias}
              onChange={(subcategorias) => set({ subcategorias })}
              usedBy={usedBy}
              error={problems.subcategorias}
            />
          </fieldset>
        </div>
      </div>
    </FormDialog>
  );
}

interface FlagFieldsProps {
  draft: CategoryDraft;
  onChange: (change: Partial<Record<Flag, boolean>>) => void;
  categories: readonly Category[];
  ownId: string | null;
  errors: Record<string, string>;
}

/** Each flag belongs to one category; flags of other categories are not offered. */
function FlagFields({ draft, onChange, categories, ownId, errors }: FlagFieldsProps) {
  const taken = takenFlags(categories, ownId);
  const problem = FLAGS.map((flag) => errors[flag]).find(Boolean);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">Qué es esta categoría</legend>
      {FLAGS.filter((flag) => !taken.includes(flag)).map((flag) => (
        <Checkbox
          key={flag}
          look="tile"
          checked={draft[flag]}
          onChange={(event) => onChange({ [flag]: event.target.checked })}
          aria-invalid={errors[flag] ? true : undefined}
        >
          <span className="grid">
            <span className="font-semibold">{FLAG_WORDS[flag].word}</span>
            <span className="text-ink-soft">{FLAG_WORDS[flag].meaning}</span>
          </span>
        </Checkbox>
      ))}
      {taken.map((flag) => (
        <p key={flag} className="text-14 text-ink-soft">
          {FLAG_WORDS[flag].word}: ya lo es «{holderOf(flag)}».
        </p>
      ))}
      {problem && (
        <p role="alert" className="font-medium text-14 text-aji">
          {problem}
        </p>
      )}
    </fieldset>
  );

  function holderOf(flag: Flag): string {
    return categories.find((category) => category._id !== ownId && category[flag])?.name ?? '';
  }
}

const TEXTS = categoriesMessages;

/** `category` is null for a new one. */
function useCategoryForm(
  dbName: string,
  opened: Category | null,
  categories: readonly Category[],
  onClose: () => void,
  stations: readonly Station[] = [],
) {
  const [category, setCategory] = useState(opened);
  const initial = useMemo(
    () => ({ ...categoryDraft(category), imageUpload: null as File | null }),
    [category],
  );
  const [progress, setProgress] = useState(0);
  const save = useSaveCategory(dbName);
  const isNew = category === null;
  /** Where it is made goes only if somebody changed it: who sees no stations leaves it as it is. */
  const sentOf = (draft: CategoryDraft, typed: CategoryDraft) => {
    const { estacion, ...input } = categoryInput(draft);
    const had = isNew ? '' : initial.estacion;
    return typed.estacion === had ? input : { ...input, estacion };
  };

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
      const { imageUpload: _, ...before } = initial;
      const input = {
        ...sentOf(draft, draft),
        ...(!isNew && { antes: sentOf(before, draft) }),
      };
      await save.mutateAsync({ id: category?._id ?? null, input, image, onProgress: setProgress });
      toast.success(isNew ? TEXTS.created : TEXTS.updated, { id: 'category' });
      onClose();
    },
    refused: (error) => {
      const text = isNew ? TEXTS.saveFailed : TEXTS.updateFailed;
      const clash = clashOf<Category>(error);
      if (clash) {
        setCategory(clash.saved);
        const now = categoryDraft(clash.saved);
        return clash.refusal({ ...now, estacion: routeName(stations, now.estacion) });
      }
      return refusedAs(text, error);
    },
    onClose,
  });
  return { ...form, progress: form.isSending && form.draft.imageUpload ? progress : null };
}
