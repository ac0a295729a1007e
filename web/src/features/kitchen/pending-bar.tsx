import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { PendingDialog } from './pending-dialog.tsx';
import type { PendingDish } from './por-preparar.ts';

interface PendingBarProps {
  dishes: readonly PendingDish[];
  total: number;
  className?: string;
}

/** 'Por preparar' near the thumb, where the tape has no room. */
export function PendingBar({ dishes, total, className = '' }: PendingBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-15 w-full items-center gap-3 rounded-card bg-ink px-4 py-1.5 text-left text-on-ink shadow-float"
      >
        <span className="figures text-28">{total}</span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold text-16">Por preparar</span>
          <span className="block truncate text-14">
            {dishes.map(({ cantidad, nombre }) => `${cantidad} ${nombre}`).join(', ')}
          </span>
        </span>
        <ChevronUp aria-hidden size={22} />
      </button>
      <PendingDialog open={isOpen} onClose={() => setIsOpen(false)} dishes={dishes} total={total} />
    </div>
  );
}
