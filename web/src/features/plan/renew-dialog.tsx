import { bareTable } from '@comanda/contract/orders/table.words';
import { useState } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useRenewCode } from './plan.queries.ts';

interface RenewDialogProps {
  dbName: string;
  table: { id: string; mesa: string };
  onClose: () => void;
}

/** Asks before the printed codes of a table end. */
export function RenewDialog({ dbName, table, onClose }: RenewDialogProps) {
  const renew = useRenewCode(dbName);
  const [isRenewing, run] = useBusy();
  const [failure, setFailure] = useState('');
  const confirm = async () => {
    setFailure('');
    try {
      const { message } = await renew.mutateAsync(table.id);
      toast.success(message, { id: 'codigo' });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title={`¿Renovar el código de la mesa ${bareTable(table.mesa)}?`}
      confirmLabel="Renovar"
      busy={isRenewing}
      onConfirm={() => run(confirm)}
      onCancel={onClose}
    >
      <p className="text-ink-soft">
        El código impreso deja de servir. Imprime el nuevo desde «QR de mesas».
      </p>
      {failure && (
        <div className="pt-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
    </ConfirmDialog>
  );
}
