import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteEmployee } from './staff.queries.ts';

interface DeleteEmployeeDialogProps {
  dbName: string;
  employee: Employee | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteEmployeeDialog(props: DeleteEmployeeDialogProps) {
  const { dbName, employee, onClose, onDeleted } = props;
  const remove = useDeleteEmployee(dbName);
  const [isRemoving, run] = useBusy();
  const confirm = async () => {
    if (!employee) return;
    try {
      await remove.mutateAsync(employee.id);
      toast.success(staffMessages.deleted, { id: 'staff' });
      onDeleted();
    } catch (error) {
      const description = messageOf(error);
      toast.error(staffMessages.deleteFailed, { id: 'staff', description });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={employee !== null}
      title="¿Eliminar a este empleado?"
      confirmLabel="Eliminar"
      busy={isRemoving}
      onCancel={onClose}
      onConfirm={() => run(confirm)}
    >
      <p className="text-ink-soft">
        La sesión de <strong className="wrap-anywhere text-ink">{employee?.nombre}</strong> se
        cierra en el acto y no podrá volver a ingresar. Los pedidos que tomó se quedan en las
        cuentas de la sede.
      </p>
    </ConfirmDialog>
  );
}
