import { useState } from 'react';
import { useBackCloses } from '../../lib/back-closes.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { forgetDraft } from './dish-draft.ts';

interface AskedClose {
  /** True once something was chosen that is not in the cart. */
  isDirty: boolean;
  /** True if a line of the cart is changed. */
  isLine: boolean;
  onClose: () => void;
}

/** Closes the form of a dish, or asks first. */
export function useAskedClose({ isDirty, isLine, onClose }: AskedClose) {
  const [isAsking, setIsAsking] = useState(false);
  const discard = () => {
    forgetDraft();
    onClose();
  };
  const question = (
    <ConfirmDialog
      open={isAsking}
      title="¿Descartar lo que elegiste?"
      confirmLabel="Descartar"
      cancelLabel="Seguir eligiendo"
      onConfirm={discard}
      onCancel={() => setIsAsking(false)}
    >
      <p className="text-ink-soft">
        {isLine ? 'El plato queda en tu carrito como estaba.' : 'Aún no está en tu carrito.'}
      </p>
    </ConfirmDialog>
  );
  return { leave: () => (isDirty ? setIsAsking(true) : onClose()), question };
}

/** The dish closes with its history entry; on this one the back button asks first, as the cross does. */
export function BackAsks({ onBack }: { onBack: () => void }) {
  useBackCloses(onBack);
  return null;
}
