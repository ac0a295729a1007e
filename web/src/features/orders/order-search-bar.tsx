import { DayFilter } from './day-filter.tsx';
import { OrderSearch } from './order-search.tsx';

interface OrderSearchBarProps {
  search: string;
  onSearch: (text: string) => void;
  /** 'YYYY-MM-DD' */
  day: string;
  onDay: (day: string) => void;
}

/** The search and its day go to the next row together. */
export function OrderSearchBar({ search, onSearch, day, onDay }: OrderSearchBarProps) {
  return (
    <div className="flex min-w-full flex-1 gap-2 sm:min-w-auto sm:gap-3">
      <OrderSearch value={search} onChange={onSearch} className="flex-1 sm:min-w-72" />
      <DayFilter day={day} onChange={onDay} />
    </div>
  );
}
