import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import {
  type CSSProperties,
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dismissToast, type Toast, type ToastType, useToasts } from '../../lib/toast.ts';
import { useToastPlace } from './toast-place.ts';

const GAP_PX = 14;

/** The toasts, in the top layer, because an open <dialog> would cover them elsewhere. */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [heights, setHeights] = useState<Record<number, number>>({});
  const toasts = useToasts();
  const front = toasts[0];
  const focus = useBorrowedFocus(toasts);

  const lastRaised = useRef(0);
  useLayoutEffect(() => {
    const element = layer.current;
    // Not for an older toast that comes to the front because a newer one left.
    if (!front || front.isLeaving || front.key < lastRaised.current) return;
    lastRaised.current = front.key;
    if (!element?.showPopover) return;
    // Opening it again puts it above dialogs that were opened since, also if only its text is new.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [front]);
  useToastPlace(list, toasts);

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

  // A single toast is never spread out.
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
                  frontHeight={heights[front?.key ?? 0]}
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

/** Gives the focus back to where it was after a person closes a toast. */
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

const SHOWN_MS = 4000;
const VISIBLE = 3;

const ICONS: Record<ToastType, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

interface ToastCardProps {
  toast: Toast;
  /** How many newer toasts lie on it. */
  depth: number;
  isPaused: boolean;
  /** Its position in pixels when the toasts are spread out. */
  top: number;
  frontHeight: number | undefined;
  onHeight: (height: number) => void;
}

/**
 * One toast of the pile. It leaves by itself, unless a person looks at the pile or at another tab.
 */
function ToastCard({ toast, depth, isPaused, top, frontHeight, onHeight }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const report = useRef(onHeight);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const { key, type, text, description, action, isLeaving } = toast;
  const Icon = ICONS[type];
  useAutoDismiss(toast, isPaused || isOpen);

  useLayoutEffect(() => {
    report.current = onHeight;
  });
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !words.current || !(text || description)) return;
    const measure = () => {
      // As high as its text, even while it lies behind a smaller one.
      element.style.height = 'auto';
      report.current(element.offsetHeight);
      element.style.height = '';
      setCut(isOpen || isCutOff(words.current));
    };
    // Its words have a size once the layer is shown, which happens after the card is drawn.
    const observer = new ResizeObserver(measure);
    observer.observe(words.current);
    return () => observer.disconnect();
  }, [text, description, isOpen]);

  const style = {
    '--depth': depth,
    '--top': `${top}px`,
    '--front-height': frontHeight === undefined ? 'auto' : `${frontHeight}px`,
    zIndex: -depth,
  } as CSSProperties;
  return (
    <li
      ref={card}
      className="toast"
      style={style}
      data-toast
      data-type={type}
      data-front={depth === 0}
      data-visible={depth < VISIBLE}
      data-leaving={isLeaving}
      data-open={isOpen}
    >
      <button type="button" aria-label="Cerrar aviso" data-close onClick={() => dismissToast(key)}>
        <X aria-hidden size={16} />
      </button>
      <span data-icon>
        <Icon aria-hidden size={20} />
      </span>
      <div ref={words} data-words>
        <div data-title>{text}</div>
        {description && <div data-description>{description}</div>}
        {isCut && (
          <button
            type="button"
            data-opener
            aria-expanded={isOpen}
            aria-label="Ver el aviso completo"
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {action && (
        <button
          type="button"
          data-action
          onClick={() => {
            dismissToast(key);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  );
}

/** True if a phone's one line does not show everything. */
function isCutOff(words: HTMLElement | null): boolean {
  const [title, description] = words?.children ?? [];
  const isHidden = description?.matches('[data-description]') && description.clientHeight === 0;
  return Boolean(isHidden) || (title !== undefined && title.scrollWidth > title.clientWidth);
}

function useAutoDismiss(toast: Toast, isPaused: boolean): void {
  const isHidden = useIsPageHidden();
  const left = useRef({ of: toast, ms: 0 });

  useEffect(() => {
    const { key, duration = SHOWN_MS, isLeaving } = toast;
    // A new text is shown for the whole time.
    if (left.current.of !== toast || left.current.ms === 0) {
      left.current = { of: toast, ms: duration };
    }
    if (isPaused || isHidden || isLeaving || duration === Number.POSITIVE_INFINITY) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(key), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms = Math.max(1, left.current.ms - (Date.now() - startedAt));
    };
  }, [toast, isPaused, isHidden]);
}

function useIsPageHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}
