import { bogotaDay, dayRange } from '@comanda/contract/days';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { CalendarDays } from 'lucide-react';
import { now } from '../../lib/clock.ts';
import { SearchField } from '../../ui/form/search-field.tsx';

interface OrderSearchBarProps {
  search: string;
  onSearch: (text: string) => void;
  /** 'YYYY-MM-DD' */
  day: string;
  onDay: (day: string) => void;
}

/** Search and day, which wrap to the next row together. */
export function OrderSearchBar({ search, onSearch, day, onDay }: OrderSearchBarProps) {
  return (
    <div className="flex min-w-full flex-1 gap-2 sm:min-w-auto sm:gap-3">
      <OrderSearch value={search} onChange={onSearch} className="flex-1 sm:min-w-72" />
      <DayFilter day={day} onChange={onDay} />
    </div>
  );
}

const DAY_WORDS = new Intl.DateTimeFormat('es-CO', {
  day: 'numeric',
  month: 'short',
  timeZone: 'America/Bogota',
});

interface DayFilterProps {
  /** 'YYYY-MM-DD' */
  day: string;
  onChange: (day: string) => void;
}

/** The device's date picker behind words: 'Hoy, 14 nov'. */
function DayFilter({ day, onChange }: DayFilterProps) {
  const today = bogotaDay(now());
  const words = DAY_WORDS.format(dayRange(day).from).replace('.', '').replace(' de ', ' ');
  return (
    <label className="relative flex min-h-13 shrink-0 items-center gap-2.5 whitespace-nowrap rounded-control border border-control bg-surface px-3 font-medium sm:px-4 text-16 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <CalendarDays aria-hidden className="size-5" />
      <span>
        {day === today ? 'Hoy' : words}
        {day === today && <span className="max-sm:sr-only">, {words}</span>}
      </span>
      <input
        type="date"
        aria-label="Fecha"
        value={day}
        max={today}
        // Clearing the date goes back to today.
        onChange={(event) => onChange(event.target.value || today)}
        onClick={(event) => openCalendar(event.currentTarget)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}

/**
 * A click anywhere opens the calendar, not only on its small icon. Some browsers refuse; then the
 * field still works.
 */
function openCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker();
  } catch {
    input.focus();
  }
}

interface OrderSearchProps {
  value: string;
  onChange: (text: string) => void;
  className?: string;
}

export function OrderSearch(props: OrderSearchProps) {
  return <SearchField {...props} label={ordersMessages.searchPlaceholder} />;
}
