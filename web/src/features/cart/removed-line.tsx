import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsTouched } from '../../lib/touch.ts';

interface RemovedLineProps {
  nombre: string;
  /** As high as the line was, in pixels. */
  height: number;
  onUndo: () => void;
  /** Its time is over and the place is closed. */
  onGone: () => void;
}

/** Long enough to notice a slip of the finger. */
const UNDO_MS = 6000;
/** `duration-200` below must match. */
const CLOSING_MS = 200;

/** The place of a line that was removed, with a way to take it back. It closes when nobody touches the screen. */
export function RemovedLine({ nombre, height, onUndo, onGone }: RemovedLineProps) {
  const isClosing = useClosing(onGone);
  return (
    <li
      style={{ height: isClosing ? 0 : height }}
      className="overflow-hidden transition-[height] duration-200 ease-out"
    >
      {/* The button is not where the line's own were: a second tap must not take the first one back. */}
      <div className="relative mt-2 flex h-[calc(100%-1rem)] items-start justify-between gap-3 overflow-hidden rounded-card border-2 border-control border-dashed pl-3">
        <p className="wrap-anywhere line-clamp-2 min-w-0 py-2.5 text-14 text-ink-soft">
          Quitaste {nombre}
        </p>
        <button
          type="button"
          data-clear
          onClick={onUndo}
          className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 font-semibold text-14 text-achiote-ink"
        >
          <Undo2 aria-hidden size={18} />
          Deshacer<span className="sr-only"> {nombre}</span>
        </button>
        <span
          aria-hidden
          className="absolute bottom-0 left-0 h-1 w-full origin-left scale-x-0 bg-control transition-transform ease-linear starting:scale-x-100 motion-reduce:hidden"
          style={{ transitionDuration: `${UNDO_MS}ms` }}
        />
      </div>
    </li>
  );
}

/** True while the place closes. */
function useClosing(onGone: () => void): boolean {
  const isTouched = useIsTouched();
  const [isOver, setOver] = useState(false);
  const [isClosing, setClosing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOver, UNDO_MS, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOver && !isTouched) setClosing(true);
  }, [isOver, isTouched]);
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(onGone, CLOSING_MS);
    return () => clearTimeout(timer);
  }, [isClosing, onGone]);
  return isClosing;
}
