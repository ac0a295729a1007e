import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PendingDishes } from './pending-dishes.tsx';
import type { PendingDish } from './por-preparar.ts';

interface PendingDialogProps {
  open: boolean;
  onClose: () => void;
  dishes: readonly PendingDish[];
  total: number;
}

/** Everything still to be cooked, however long the list. */
export function PendingDialog({ open, onClose, dishes, total }: PendingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Por preparar: ${total}`}>
      <PendingDishes dishes={dishes} />
      {/* Inside the list, so that a keyboard can scroll it. */}
      <Button variant="secondary" size="lg" full onClick={onClose} className="mt-3">
        Seguir cocinando
      </Button>
    </Dialog>
  );
}
