import type { Product } from '@comanda/contract/menu/menu';
import { useBusy } from '../../lib/use-busy.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteProduct } from './products.queries.ts';

interface DeleteProductDialogProps {
  dbName: string;
  product: Product;
  onClose: () => void;
}

export function DeleteProductDialog({ dbName, product, onClose }: DeleteProductDialogProps) {
  const remove = useDeleteProduct(dbName);
  const [isRemoving, run] = useBusy();
  // How it went is said where it is removed.
  const confirm = () => remove.mutateAsync(product).then(onClose, onClose);
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${product.nombre}?`}
      confirmLabel="Eliminar"
      busy={isRemoving}
      onConfirm={() => run(confirm)}
      onCancel={onClose}
    >
      <p className="text-ink-soft">
        Sale de la carta para siempre. Los pedidos que ya lo llevan no cambian. Si solo se acabó por
        hoy, márcalo como agotado.
      </p>
    </ConfirmDialog>
  );
}
