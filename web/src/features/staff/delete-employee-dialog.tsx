import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { toast } from '../../lib/toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
  const confirm = () => {
    if (!employee) return;
    remove.mutate(employee.id, {
      onSuccess: () => {
        toast.success(staffMessages.deleted, { id: 'staff' });
        onDeleted();
      },
      onError: ({ message }) =>
        toast.error(staffMessages.deleteFailed, { id: 'staff', description: message }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={employee !== null}
      title="¿Eliminar a este empleado?"
      confirmLabel="Eliminar"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p className="text-ink-soft">
        La sesión de <strong className="wrap-anywhere text-ink">{employee?.nombre}</strong> se
        cierra en el acto y no podrá volver a ingresar. Los pedidos que tomó se quedan en las
        cuentas de la sede.
      </p>
    </ConfirmDialog>
  );
}
