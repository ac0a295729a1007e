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
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
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
