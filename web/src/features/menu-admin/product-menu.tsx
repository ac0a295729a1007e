import type { Product } from '@comanda/contract/menu/menu';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';

export interface OpenMenu {
  product: Product;
  button: HTMLElement;
}

interface ProductMenuProps {
  opened: OpenMenu | null;
  onClose: () => void;
  onEdit: (product: Product) => void;
  onCopy: (product: Product) => void;
  onDelete: (product: Product) => void;
}

const WIDTH = 208;
const HEIGHT = 160;
const EDGE = 8;

/** One menu for all rows, shown beside the button that opened it. */
export function ProductMenu({ opened, onClose, onEdit, onCopy, onDelete }: ProductMenuProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!opened || !menu) return;
    menu.showPopover?.();
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [opened]);

  const choose = (act: (product: Product) => void) => () => {
    // The focus returns to the button first, because a dialog will restore it there.
    ref.current?.hidePopover?.();
    opened?.button.focus();
    if (opened) act(opened.product);
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
      aria-label={opened ? `Acciones de ${opened.product.nombre}` : 'Acciones'}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onKeyDown={onKeyDown}
      style={opened ? placeBeside(opened.button) : undefined}
      className="absolute m-0 w-52 rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      {opened && (
        <>
          <Item icon={<Pencil aria-hidden size={18} />} onClick={choose(onEdit)}>
            Editar
          </Item>
          <Item icon={<Copy aria-hidden size={18} />} onClick={choose(onCopy)}>
            Duplicar
          </Item>
          <Item icon={<Trash2 aria-hidden size={18} />} onClick={choose(onDelete)} isDanger>
            Eliminar
          </Item>
        </>
      )}
    </div>
  );
}

interface ItemProps {
  icon: React.ReactNode;
  children: string;
  onClick: () => void;
  isDanger?: boolean;
}

function Item({ icon, children, onClick, isDanger = false }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onClick}
      className={cx(
        'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-14 -outline-offset-3',
        isDanger ? 'text-aji hover:bg-aji-wash' : 'hover:bg-sunken',
      )}
    >
      {icon}
      {children}
    </button>
  );
}

/** Below the button, or above it at the end of the screen. Page coordinates let it scroll with the button. */
function placeBeside(button: HTMLElement): { top: number; left: number } {
  const { top, bottom, right } = button.getBoundingClientRect();
  const fitsBelow = bottom + HEIGHT + EDGE <= window.innerHeight;
  return {
    top: window.scrollY + (fitsBelow ? bottom : Math.max(EDGE, top - HEIGHT)),
    left: Math.max(EDGE, right - WIDTH),
  };
}
