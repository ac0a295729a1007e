import type { Category } from '@comanda/contract/menu/menu';

interface SearchStartProps {
  categories: readonly Category[];
  onPick: (text: string) => void;
}

/** Before anything is typed: what there is to search in. */
export function SearchStart({ categories, onPick }: SearchStartProps) {
  return (
    <div className="grid gap-3 p-4">
      <p className="text-14 text-ink-soft">
        Escribe el nombre de un plato, un ingrediente, o elige:
      </p>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="min-h-11 rounded-full border border-control bg-surface px-4 font-semibold text-14 hover:bg-sunken"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
