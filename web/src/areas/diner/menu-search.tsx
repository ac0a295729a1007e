import { Search } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSedeMenu } from '../../features/menu/menu.api.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchOverlay } from './search-overlay.ts';

const SearchSheet = lazy(() =>
  import('./search-sheet.tsx').then((m) => ({ default: m.SearchSheet })),
);

/** Fewer are seen at a glance. */
const WORTH_SEARCHING = 12;
const SLOT = 'menu-search';

/** The way to a dish of a long menu: beside the chips, which leave it its room, once all is there. */
export function MenuSearch({ dbName }: { dbName: string }) {
  const { data: menu } = useSedeMenu(dbName);
  const { shown, open } = useOverlay<SearchOverlay>();
  const [slot, setSlot] = useState<Element | null>(null);
  const isLong = menu !== undefined && menu.products.length > WORTH_SEARCHING;
  useEffect(() => setSlot(isLong ? document.getElementById(SLOT) : null), [isLong]);

  return (
    <>
      {slot &&
        createPortal(
          <div className="flex h-full animate-fade items-center bg-linear-to-l from-75% from-paper to-transparent pr-4 pl-8">
            <button
              type="button"
              aria-label="Buscar en la carta"
              aria-haspopup="dialog"
              onClick={() => open({ search: true })}
              className="grid size-11 place-items-center rounded-full bg-sunken hover:inset-ring hover:inset-ring-control"
            >
              <Icon of={Search} aria-hidden size={20} />
            </button>
          </div>,
          slot,
        )}
      <Suspense>{menu && shown?.search && <SearchSheet menu={menu} />}</Suspense>
    </>
  );
}
