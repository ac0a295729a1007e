import type { Client } from '@comanda/contract/clients/clients';
import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { toast } from '../../lib/toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
  const confirm = () => {
    if (!client) return;
    remove.mutate(client._id, {
      onSuccess: () => {
        toast.success(clientsMessages.deleted);
        onDeleted();
      },
      onError: ({ message }) => toast.error(clientsMessages.deleteFailed, { description: message }),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={client !== null}
      title={clientsMessages.confirmDelete}
      confirmLabel="Eliminar"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p className="text-ink-soft">
        Olvidamos a <strong className="wrap-anywhere text-ink">{client?.nombre}</strong> y sus
        datos; sus ventas se quedan en tus cuentas. No se puede deshacer.
      </p>
    </ConfirmDialog>
  );
}
