import type { Client } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useDeleteClient } from './clients.queries.ts';

interface DeleteClientDialogProps {
  dbName: string;
  client: Client | null;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteClientDialog(props: DeleteClientDialogProps) {
  const { dbName, client, onClose, onDeleted } = props;
  const remove = useDeleteClient(dbName);
  const [isRemoving, run] = useBusy();
  const confirm = async () => {
    if (!client) return;
    try {
      await remove.mutateAsync(client._id);
      toast.success(clientsMessages.deleted);
      onDeleted();
    } catch (error) {
      toast.error(clientsMessages.deleteFailed, { description: messageOf(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={client !== null}
      title={clientsMessages.confirmDelete}
      confirmLabel="Eliminar"
      busy={isRemoving}
      onCancel={onClose}
      onConfirm={() => run(confirm)}
    >
      <p className="text-ink-soft">
        Olvidamos a <strong className="wrap-anywhere text-ink">{client?.nombre}</strong> y sus
        datos; sus ventas se quedan en tus cuentas. No se puede deshacer.
      </p>
    </ConfirmDialog>
  );
}
