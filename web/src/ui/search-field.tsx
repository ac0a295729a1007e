import { Search, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps {
  /** What can be typed, as placeholder and as name. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** It is what its dialog was opened for. */
  autoFocus?: boolean;
  className?: string;
}

/** Escape and the cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, autoFocus = false, className = '' } = props;
  return (
    <div className={`relative block ${className}`}>
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
          // A dialog around it stays open: the next one closes it.
          event.preventDefault();
          onChange('');
        }}
        className="min-h-13 w-full text-ellipsis rounded-control border border-control bg-surface pr-12 pl-11 text-16 text-ink placeholder:text-ink-soft focus-visible:border-achiote"
      />
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
