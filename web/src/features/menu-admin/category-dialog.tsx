import type { Category, Product } from '@comanda/contract/menu/menu';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ImageField } from '../../ui/image/image-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { specialMeaning } from './category-words.ts';
import { FlagFields } from './flag-fields.tsx';
import { SubcategoryFields } from './subcategory-fields.tsx';
import { useCategoryForm } from './use-category-form.ts';

interface CategoryDialogProps {
  dbName: string;
  /** Null for a new one. */
  category: Category | null;
  categories: readonly Category[];
  products: readonly Product[];
  onClose: () => void;
}

export function CategoryDialog(props: CategoryDialogProps) {
  const { dbName, category, categories, products, onClose } = props;
  const form = useCategoryForm(dbName, category, categories, onClose);
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
        {form.failure && <FormAlert cause={form.failure.cause}>{form.failure.text}</FormAlert>}
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
