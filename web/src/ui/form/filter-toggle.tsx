import { SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';

interface FilterToggleProps {
  isOpen: boolean;
  /** Some filter is set: seen although they are folded away. */
  isNarrowed: boolean;
  /** Of the part it opens. */
  controls: string;
  onToggle: () => void;
}

/** Opens the filters on a phone, where only the search stands open. */
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
