import { SearchX, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { IconButton } from './icon-button.tsx';

interface NarrowedListProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  isEmpty: boolean;
  isNarrowed: boolean;
  onClear: () => void;
  /** Shown while the list loads. */
  skeleton: ReactNode;
  failedTitle: string;
  noMatch: { title: string; text: string };
  /** Shown if there is nothing at all. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list with filters, or what replaces it while it loads, fails or is empty. */
export function NarrowedList(props: NarrowedListProps) {
  const { query, isEmpty, isNarrowed, onClear, noMatch } = props;
  if (query.isPending) return props.skeleton;
  if (!isEmpty) return props.children;
  if (query.error) {
    return (
      <ErrorState
        title={props.failedTitle}
        message={query.error.message}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!isNarrowed) return props.empty;
  return (
    <EmptyState
      icon={<SearchX size={36} />}
      title={noMatch.title}
      action={
        <Button variant="secondary" onClick={onClear}>
          Quitar filtros
        </Button>
      }
    >
      {noMatch.text}
    </EmptyState>
  );
}

interface FilterToggleProps {
  isOpen: boolean;
  /** True if a filter is set, which the button shows while the filters are folded away. */
  isNarrowed: boolean;
  /** The id of the part that the button opens. */
  controls: string;
  onToggle: () => void;
}

/** Opens the filters on a phone, where only the search is always visible. */
export function FilterToggle({ isOpen, isNarrowed, controls, onToggle }: FilterToggleProps) {
  return (
    <span className="relative md:hidden">
      <IconButton
        label={isNarrowed ? 'Filtros: hay algunos puestos' : 'Filtros'}
        variant="outline"
        icon={<SlidersHorizontal aria-hidden size={20} />}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
        className="size-13"
      />
      {isNarrowed && (
        <span
          aria-hidden
          className="-top-1 -right-1 pointer-events-none absolute size-3.5 rounded-full border-2 border-paper bg-achiote"
        />
      )}
    </span>
  );
}
