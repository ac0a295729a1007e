import type { Category } from '@comanda/contract/menu/menu';
import { Search } from 'lucide';
import { Icon } from '../../ui/icon.tsx';

interface CategoryTabsProps {
  categories: readonly Category[];
  /** Their ids; none means all. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Opens the search; undefined if the menu is so short that it needs none. */
  onSearch: (() => void) | undefined;
}

/** The lower row of the header: the search, and the categories as a filter in one row that scrolls sideways. */
export function CategoryTabs({ categories, selected, onChange, onSearch }: CategoryTabsProps) {
  return (
    <div className="flex">
      {onSearch && (
        <button
          type="button"
          aria-label="Buscar en la carta"
          aria-haspopup="dialog"
          onClick={onSearch}
          className="ml-2 grid size-11 shrink-0 place-items-center"
        >
          <Icon of={Search} size={20} />
        </button>
      )}
      <fieldset className="no-scrollbar flex overflow-x-auto overscroll-x-contain px-1">
        <legend className="sr-only">Filtrar por categoría</legend>
        {categories.map(({ _id, name }) => (
          <button
            key={_id}
            type="button"
            aria-pressed={selected.includes(_id)}
            onClick={() =>
              onChange(
                selected.includes(_id) ? selected.filter((one) => one !== _id) : [...selected, _id],
              )
            }
            className="h-11 shrink-0 border-transparent border-y-3 px-2.5 font-semibold text-ink-soft outline-offset-[-3px] hover:text-ink aria-pressed:border-b-achiote aria-pressed:text-achiote-ink"
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
