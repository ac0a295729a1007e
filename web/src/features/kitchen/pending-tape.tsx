import { useState } from 'react';
import { PendingDialog } from './pending-dialog.tsx';
import { PendingDishes } from './pending-dishes.tsx';
import type { PendingDish } from './por-preparar.ts';

// What a ten-inch tablet shows without scrolling, long names included.
const ON_TAPE = 8;

/** 'Por preparar' as a cream till tape beside the slips. */
export function PendingTape({ dishes, total }: { dishes: readonly PendingDish[]; total: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label="Por preparar"
      className="perforated rounded-t-card bg-ink px-3 pt-3 pb-5 text-on-ink"
    >
      <h2 className="flex items-baseline justify-between gap-2 pb-2.5 text-18">
        Por preparar <span className="figures text-24">{total}</span>
      </h2>
      <PendingDishes dishes={dishes.slice(0, ON_TAPE)} />
      {dishes.length > ON_TAPE && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="min-h-12 w-full rounded-control border border-current/30 font-semibold text-16 outline-offset-[-4px]"
        >
          y {dishes.length - ON_TAPE} más
        </button>
      )}
      <PendingDialog open={isOpen} onClose={() => setIsOpen(false)} dishes={dishes} total={total} />
    </section>
  );
}
