import { dinerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { ChefHat, Utensils } from 'lucide';
import type { Door } from '../../features/auth/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

interface DoorDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (door: Door) => void;
}

/** For who is both client and employee of the sede. */
export function DoorDialog({ open, onClose, onChoose }: DoorDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={dinerAuthMessages.howToEnter}>
      <div className="grid gap-3">
        <Button
          variant="secondary"
          size="lg"
          icon={<Icon of={Utensils} aria-hidden size={20} />}
          onClick={() => onChoose('cliente')}
        >
          {dinerAuthMessages.asClient}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          icon={<Icon of={ChefHat} aria-hidden size={20} />}
          onClick={() => onChoose('empleado')}
        >
          {dinerAuthMessages.asEmployee}
        </Button>
      </div>
    </Dialog>
  );
}
