import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { productsMessages } from '@comanda/contract/menu/products.messages';
import { ChevronUp, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { PendingDish } from './pending-dishes.ts';
import { SoldOutButton, useSoldOut } from './sold-out-button.tsx';

// As many dishes as a ten-inch tablet shows without scrolling, even with long names.
const ON_TAPE = 8;

interface PendingTapeProps {
  dishes: readonly PendingDish[];
  /** What waits for its course. */
  later: readonly PendingDish[];
  total: number;
}

/** 'Por preparar' as a paper tape beside the slips. */
export function PendingTape({ dishes, later, total }: PendingTapeProps) {
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
      {later.length > 0 && <LaterDishes dishes={later.slice(0, ON_TAPE)} />}
      <PendingDialog open={isOpen} onClose={() => setIsOpen(false)} dishes={dishes} total={total} />
    </section>
  );
}

interface PendingBarProps {
  dishes: readonly PendingDish[];
  total: number;
  className?: string;
}

/** 'Por preparar' at the bottom of screens that have no room for the tape. */
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
        <ChevronUp aria-hidden className="size-5.5" />
      </button>
      <PendingDialog open={isOpen} onClose={() => setIsOpen(false)} dishes={dishes} total={total} />
    </div>
  );
}

interface PendingDialogProps {
  open: boolean;
  onClose: () => void;
  dishes: readonly PendingDish[];
  total: number;
}

/** The whole list of dishes to cook. */
function PendingDialog({ open, onClose, dishes, total }: PendingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Por preparar: ${total}`}>
      <PendingDishes dishes={dishes} />
      {/* The button stands at the end of the list, so moving the focus to it scrolls a long list. */}
      <Button variant="secondary" size="lg" full onClick={onClose} className="mt-3">
        Seguir cocinando
      </Button>
    </Dialog>
  );
}

/** What comes once its course is fired. */
function LaterDishes({ dishes }: { dishes: readonly PendingDish[] }) {
  return (
    <>
      <h3 className="flex items-center gap-2 border-current/50 border-t-2 pt-2 font-semibold text-16">
        <Hourglass aria-hidden className="size-4.5" />
        {coursesMessages.later}
        <span className="figures ml-auto text-20">
          {dishes.reduce((sum, { cantidad }) => sum + cantidad, 0)}
        </span>
      </h3>
      <ul className="pt-1 text-16">
        {dishes.map(({ id_sigo, nombre, cantidad }) => (
          <li key={id_sigo} className="hyphens-auto break-words">
            {cantidad} {nombre}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The rows of the tape. */
function PendingDishes({ dishes }: { dishes: readonly PendingDish[] }) {
  const { productOf, toggle } = useSoldOut();
  return (
    <ul>
      {dishes.map(({ id_sigo, nombre, cantidad }) => {
        const product = productOf(id_sigo);
        const isSoldOut = product?.agotado === true;
        return (
          <li
            key={id_sigo}
            className="grid min-h-12 grid-cols-[minmax(1.25rem,auto)_minmax(0,1fr)_auto] items-center gap-x-1.5 border-current/25 border-t border-dashed"
          >
            <span className="figures text-22">{cantidad}</span>
            <span className="hyphens-auto break-words py-1.5 font-medium text-18 leading-tight">
              <span className={cx(isSoldOut && 'line-through')}>{nombre}</span>
              {isSoldOut && (
                <span className="block font-semibold text-14">{productsMessages.isSoldOut}</span>
              )}
            </span>
            {product && <SoldOutButton product={product} onToggle={toggle} />}
          </li>
        );
      })}
    </ul>
  );
}
