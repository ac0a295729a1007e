import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button.tsx';

interface Action {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

interface ActionMenuProps {
  label: string;
  icon?: ReactNode;
  actions: readonly Action[];
}

const GAP = 8;
const EDGE = 16;

/** A button that opens a menu. The browser's popover closes it on Escape or a tap outside. */
export function ActionMenu({ label, icon, actions }: ActionMenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // A popover is in the top layer, so it is placed by page coordinates to scroll with its button.
  const place = () => {
    const box = opener.current?.getBoundingClientRect();
    if (!box || !list.current) return;
    const room = document.documentElement.clientWidth - list.current.offsetWidth - EDGE;
    list.current.style.left = `${Math.max(EDGE, Math.min(box.left, room))}px`;
    list.current.style.top = `${box.bottom + window.scrollY + GAP}px`;
  };

  return (
    <>
      <Button ref={opener} variant="secondary" icon={icon} popoverTarget={id}>
        {label}
        <ChevronDown aria-hidden size={18} />
      </Button>
      <ul
        ref={list}
        id={id}
        popover="auto"
        onToggle={place}
        className="absolute inset-auto m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-float"
      >
        {actions.map(({ label: text, icon: mark, onSelect }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => {
                // Before the action, so that a dialog it opens gives the focus back to the button.
                list.current?.hidePopover?.();
                onSelect();
              }}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-16 outline-offset-[-3px] hover:bg-sunken"
            >
              {mark}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
