import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

export interface OpenRowMenu {
  /** The button that opened it. */
  button: HTMLElement;
  /** What the actions are about: 'Acciones de Ajiaco'. */
  label: string;
  actions: readonly RowAction[];
}

interface RowAction {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
}

interface RowMenuProps {
  opened: OpenRowMenu | null;
  onClose: () => void;
}

const WIDTH = 224;
const ROW = 48;
const PADDING = 12;
const EDGE = 8;

/** One menu for all rows of a list, shown beside the button that opened it. */
export function RowMenu({ opened, onClose }: RowMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const button = opened?.button;

  useEffect(() => {
    const menu = ref.current;
    if (!button || !menu) return;
    menu.showPopover?.();
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [button]);

  const choose = ({ onSelect }: RowAction) => {
    // The focus returns to the button first, because a dialog will restore it there.
    ref.current?.hidePopover?.();
    button?.focus();
    onSelect();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') ref.current?.hidePopover?.();
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };

  return (
    <div
      ref={ref}
      popover="auto"
      role="menu"
      aria-label={opened?.label ?? 'Acciones'}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onKeyDown={onKeyDown}
      style={opened ? placeBeside(opened) : undefined}
      className="absolute m-0 w-56 rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      {opened?.actions.map((action) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => choose(action)}
          className={cx(
            'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-14 -outline-offset-3',
            action.isDanger ? 'text-aji hover:bg-aji-wash' : 'hover:bg-sunken',
          )}
        >
          {action.icon}
          {action.label}
        </button>
      ))}
    </div>
  );
}

/** Below the button, or above it at the end of the screen. Page coordinates let it scroll with the button. */
function placeBeside({ button, actions }: OpenRowMenu): { top: number; left: number } {
  const { top, bottom, right } = button.getBoundingClientRect();
  const height = actions.length * ROW + PADDING;
  const fitsBelow = bottom + height + EDGE <= window.innerHeight;
  return {
    top: window.scrollY + (fitsBelow ? bottom : Math.max(EDGE, top - height)),
    left: Math.max(EDGE, right - WIDTH),
  };
}
