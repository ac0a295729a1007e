import type { MenuPlan } from '@comanda/contract/menu/menu';
import { Button } from '../../ui/button.tsx';
import { canWrite, planTotals } from './plan-words.ts';

interface PlanFooterProps {
  plan: MenuPlan | null;
  label: string;
  busyLabel: string;
  isLooking: boolean;
  isWriting: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Nothing is written but from here, and red when products go out. */
export function PlanFooter(props: PlanFooterProps) {
  const { plan, label, busyLabel, isLooking, isWriting, onCancel, onConfirm } = props;
  const takesOut = plan !== null && planTotals(plan).sale > 0;
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <Button variant="secondary" size="lg" onClick={onCancel} disabled={isWriting}>
        Cancelar
      </Button>
      <Button
        size="lg"
        variant={takesOut ? 'danger' : 'primary'}
        onClick={onConfirm}
        busy={isWriting}
        busyLabel={busyLabel}
        disabled={isLooking || plan === null || !canWrite(plan)}
      >
        {label}
      </Button>
    </div>
  );
}
