import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface DiscardDraftProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before what was typed about a group is dropped. */
export function DiscardDraft(props: DiscardDraftProps) {
  return (
    <ConfirmDialog
      {...props}
      title="¿Descartar los cambios?"
      confirmLabel="Descartar"
      cancelLabel="Seguir editando"
    >
      <p className="text-ink-soft">Lo que cambiaste no se ha guardado.</p>
    </ConfirmDialog>
  );
}
