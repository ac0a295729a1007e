import type { Category } from '@comanda/contract/menu/menu';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteCategory } from './categories.queries.ts';

interface DeleteCategoryDialogProps {
  dbName: string;
  category: Category;
  onClose: () => void;
}

export function DeleteCategoryDialog({ dbName, category, onClose }: DeleteCategoryDialogProps) {
  const remove = useDeleteCategory(dbName);
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${category.name}?`}
      confirmLabel="Eliminar"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(category, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
