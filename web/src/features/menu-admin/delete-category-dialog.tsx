import type { Category } from '@comanda/contract/menu/menu';
import { useBusy } from '../../lib/use-busy.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteCategory } from './categories.queries.ts';

interface DeleteCategoryDialogProps {
  dbName: string;
  category: Category;
  onClose: () => void;
}

export function DeleteCategoryDialog({ dbName, category, onClose }: DeleteCategoryDialogProps) {
  const remove = useDeleteCategory(dbName);
  const [isRemoving, run] = useBusy();
  // How it went is said where it is removed.
  const confirm = () => remove.mutateAsync(category).then(onClose, onClose);
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${category.name}?`}
      confirmLabel="Eliminar"
      busy={isRemoving}
      onConfirm={() => run(confirm)}
      onCancel={onClose}
    />
  );
}
