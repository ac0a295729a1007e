import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { amountWaiting } from './amount-waiting.ts';
import type { QueuedDeed } from './outbox.ts';

interface LeaveDialogProps {
  open: boolean;
  deeds: readonly QueuedDeed[];
  sede: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before a session ends that still has something to send. */
export function LeaveDialog({ open, deeds, sede, onStay, onLeave }: LeaveDialogProps) {
  const isOne = deeds.length === 1;
  return (
    <ConfirmDialog
      open={open}
      title={`Tienes ${amountWaiting(deeds)} sin enviar`}
      confirmLabel="Cerrar sesión de todos modos"
      cancelLabel="Quedarme"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p className="text-ink-soft">
        Si te quedas, {isOne ? 'sale solo' : 'salen solos'} al volver la red. Si cierras sesión,{' '}
        {isOne ? 'espera' : 'esperan'} en este dispositivo hasta que ingreses otra vez en {sede} con
        tu cuenta: nadie más {isOne ? 'lo' : 'los'} envía ni {isOne ? 'lo' : 'los'} ve.
      </p>
    </ConfirmDialog>
  );
}
