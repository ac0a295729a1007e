import type { Station } from '@comanda/contract/menu/stations';
import { useEffect, useRef } from 'react';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { EVERYTHING, PASS, type Post, standAt } from './kitchen-post.ts';

interface StationTabsProps {
  panelId: string;
  post: Post;
  stations: readonly Station[];
  /** How many orders wait at a post. */
  count: (post: Post) => number;
  alert: string | undefined;
}

/** Chooses where this screen stands: everything, one station or the pass. */
export function StationTabs({ panelId, post, stations, count, alert }: StationTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen, and it gets shorter when something stands beside it.
  useEffect(() => {
    if (!list.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => showChosen(list.current));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const tab = (id: Post, label: string): Tab<Post> => ({
    id,
    label,
    count: count(id),
    ...(alert && id === post && { alert }),
  });
  return (
    <div ref={list} className="min-w-0">
      <Tabs
        label="Estación"
        panelId={panelId}
        look="line"
        value={post}
        onChange={standAt}
        tabs={[
          tab(EVERYTHING, 'Todas'),
          ...stations.map(({ clave, nombre }) => tab(clave, nombre)),
          tab(PASS, 'Pase'),
        ]}
      />
    </div>
  );
}

/** Moves the row alone: the slips below it stay where they are. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[aria-selected=true]');
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const { left, width } = chosen.getBoundingClientRect();
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  row.scrollLeft += left + width / 2 - middle;
}
