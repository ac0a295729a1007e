import { Search, X } from 'lucide-react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';

interface SearchFieldProps {
  /** What can be typed, as placeholder and as accessible name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** True if the dialog was opened to search. */
  autoFocus?: boolean;
  className?: string;
}

/** Longer labels do not fit on a phone, so there they are smaller and take two rows. */
const LONG_LABEL = 32;

/** A search field that Escape and the cross clear. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, autoFocus = false, className } = props;
  const isLong = label.length > LONG_LABEL;
  return (
    <div className={cx('@container relative block', className)}>
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-4 left-3.5 text-ink-soft"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        title={label}
        data-autofocus={autoFocus || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Keeps the dialog around it open; the next Escape closes it.
          event.preventDefault();
          onChange('');
        }}
        className={cx(
          'min-h-13 w-full text-ellipsis rounded-control border border-control bg-surface pr-12 pl-11 text-16 text-ink placeholder:text-ink-soft focus-visible:border-ink',
          isLong && '@max-[33rem]:placeholder:text-transparent',
        )}
      />
      {isLong && value === '' && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 left-11 hidden items-center text-12 text-ink-soft leading-tight @max-[33rem]:flex"
        >
          {label}
        </span>
      )}
      {value !== '' && (
        <IconButton
          label="Borrar la búsqueda"
          icon={<X aria-hidden size={20} />}
          onClick={() => onChange('')}
          className="absolute top-1 right-1"
        />
      )}
    </div>
  );
}
