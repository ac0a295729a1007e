import { MESSAGES } from '@comanda/contract/messages';
import { Search, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

interface OrderSearchProps {
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

export function OrderSearch({ value, onChange, className = '' }: OrderSearchProps) {
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
        aria-label={MESSAGES.orders.searchPlaceholder}
        placeholder={MESSAGES.orders.searchPlaceholder}
        title={MESSAGES.orders.searchPlaceholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
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
