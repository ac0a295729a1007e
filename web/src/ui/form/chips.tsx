import type { ReactNode } from 'react';
import { CHOSEN } from '../chosen.ts';
import { cx } from '../cx.ts';

interface Chip {
  id: string;
  label: string;
  icon?: ReactNode;
  count?: number;
}

interface ChipsProps {
  /** What the chips filter: 'Filtrar por categoría'. */
  label: string;
  chips: readonly Chip[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** True for as many rows as needed; false for one row that scrolls sideways, as on phones. */
  wrap?: boolean;
  className?: string;
}

/** Several can be chosen; none means all. */
export function Chips({ label, chips, selected, onChange, wrap = false, className }: ChipsProps) {
  const toggle = (id: string) =>
    onChange(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);

  return (
    <fieldset
      className={cx(
        'flex gap-2 py-1',
        wrap ? 'flex-wrap' : 'no-scrollbar overflow-x-auto overscroll-x-contain',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {chips.map(({ id, label: text, icon, count }) => {
        const pressed = selected.includes(id);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={pressed}
            onClick={() => toggle(id)}
            className={cx(
              'flex min-h-touch shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-4 font-semibold text-14 outline-offset-0 transition-colors duration-150',
              pressed ? CHOSEN : 'bg-sunken text-ink hover:inset-ring hover:inset-ring-control',
            )}
          >
            {icon}
            <span className="max-w-64 truncate">{text}</span>
            {count !== undefined && <span className="text-ink-soft">{count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
