import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface DiscardDialogProps {
  /** What would be lost: changes to an order, or a new order that was not sent. */
  what: 'changes' | 'new-order' | null;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before the order being taken is discarded. */
export function DiscardDialog({ what, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={what !== null}
      title={
        what === 'changes' ? '¿Descartar los cambios?' : '¿Descartar la orden que estás tomando?'
      }
      confirmLabel="Descartar"
      cancelLabel={what === 'changes' ? 'Seguir editando' : 'Volver'}
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      <p className="text-ink-soft">
        {what === 'changes'
          ? 'La orden queda como estaba en la cocina.'
          : 'Todavía no se ha enviado a la cocina.'}
      </p>
    </ConfirmDialog>
  );
}
