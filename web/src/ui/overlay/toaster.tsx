import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Toast, useToasts } from '../../lib/toast.ts';
import { ToastCard } from './toast-card.tsx';

const GAP_PX = 14;

/** The toasts, in the top layer: an open <dialog> would cover them anywhere else. */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [heights, setHeights] = useState<Record<number, number>>({});
  const toasts = useToasts();
  const newest = toasts[0]?.key;
  const focus = useBorrowedFocus(toasts);

  useEffect(() => {
    const element = layer.current;
    if (newest === undefined || !element?.showPopover) return;
    // Shown anew, it comes to lie above whatever dialog was opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') {
        setExpanded(true);
        list.current?.focus();
      }
      if (event.code === 'Escape' && list.current?.contains(document.activeElement)) {
        setExpanded(false);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // One toast has nothing behind it.
  useEffect(() => {
    if (toasts.length <= 1) setExpanded(false);
  }, [toasts.length]);

  let offset = 0;
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <section
        aria-label="Avisos alt+T"
        aria-live="polite"
        aria-relevant="additions text"
        aria-atomic="false"
        tabIndex={-1}
      >
        {toasts.length > 0 && (
          <ol
            ref={list}
            tabIndex={-1}
            className="toasts"
            data-expanded={isExpanded}
            onMouseMove={() => setExpanded(true)}
            onMouseLeave={() => setExpanded(false)}
            onFocus={focus.take}
            onBlur={focus.leave}
          >
            {toasts.map((toast, depth) => {
              const top = offset;
              offset += (heights[toast.key] ?? 0) + GAP_PX;
              return (
                <ToastCard
                  key={toast.key}
                  toast={toast}
                  depth={depth}
                  isPaused={isExpanded}
                  top={top}
                  frontHeight={heights[newest ?? 0]}
                  onHeight={(height) => setHeights((all) => ({ ...all, [toast.key]: height }))}
                />
              );
            })}
          </ol>
        )}
      </section>
    </div>
  );
}

/** Whoever closes a toast with its button goes on where they were. */
function useBorrowedFocus(toasts: readonly Toast[]) {
  const lender = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (toasts && isLost && lender.current) {
      lender.current.focus({ preventScroll: true });
      lender.current = null;
    }
  }, [toasts]);
  return {
    take: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget))
        lender.current = relatedTarget as HTMLElement;
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) lender.current = null;
    },
  };
}
