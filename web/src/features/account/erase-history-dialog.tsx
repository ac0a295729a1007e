import { clientsMessages } from '@comanda/contract/clients/clients.messages';
import { useState } from 'react';
import { explainFailure, type Failure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { forgetFinishedAt } from '../tracking/placed-orders.ts';
import { type AccountDialogProps, eraseOwnHistory } from './account.api.ts';

export function EraseHistoryDialog({ dbName, client, onClose }: AccountDialogProps) {
  const [failure, setFailure] = useState<Failure>();
  const [isErasing, run] = useBusy();

  const erase = async () => {
    setFailure(undefined);
    try {
      const { message } = await eraseOwnHistory(dbName);
      forgetFinishedAt(dbName);
      toast.success(message);
      onClose();
    } catch (error) {
      setFailure(explainFailure(error, 'No pudimos borrar tu historial'));
    }
  };

  return (
    <ConfirmDialog
      open
      title="¿Borrar tu historial de pedidos?"
      confirmLabel="Borrar historial"
      busy={isErasing}
      onConfirm={() => run(erase)}
      onCancel={onClose}
    >
      <div className="grid gap-3 text-ink-soft">
        <p>
          Ya no verás tus pedidos terminados en esta sede. El restaurante conserva sus ventas, pero
          sin tu nombre ni tus datos.
        </p>
        <p>Los pedidos que están en curso se quedan. Esto no se puede deshacer.</p>
        {!client.correoConfirmado && <p>{clientsMessages.guestOrdersStay}</p>}
        {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      </div>
    </ConfirmDialog>
  );
}
