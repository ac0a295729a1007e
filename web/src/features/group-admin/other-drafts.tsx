import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { type OpenedGroup, openGroup } from './use-opened-group.ts';

/** What is typed and not saved of something that is not in the list of groups. */
export interface OtherDraft {
  key: string;
  nombre: string;
  /** Null if nobody can save it any more: the group was deleted. */
  opens: OpenedGroup | null;
}

interface OtherDraftsProps {
  drafts: readonly OtherDraft[];
  onDiscard: (key: string) => void;
}

/** New groups that are not saved yet, and text of groups that somebody deleted, so that each can be finished or dropped. */
export function OtherDrafts({ drafts, onDiscard }: OtherDraftsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  if (drafts.length === 0) return null;
  return (
    <>
      <ul aria-label="Sin guardar" className="grid grid-cols-1 gap-2.5">
        {drafts.map(({ key, nombre, opens }) => (
          <li
            key={key}
            className="grid gap-2 rounded-card border border-control border-dashed bg-surface px-4 py-2.5"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="wrap-anywhere min-w-0 flex-1 font-semibold">
                {nombre || 'Grupo nuevo'}
              </strong>
              <Badge tone="achiote">Sin guardar</Badge>
            </p>
            {!opens && <p className="text-14 text-ink-soft">Alguien eliminó el grupo.</p>}
            <div className="flex flex-wrap gap-2">
              {opens && (
                <Button variant="secondary" onClick={() => openGroup(opens)}>
                  Seguir<span className="sr-only"> con {nombre || 'el grupo nuevo'}</span>
                </Button>
              )}
              <Button variant="ghost" onClick={() => setAsked(key)}>
                Descartar<span className="sr-only"> {nombre || 'el grupo nuevo'}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <DiscardDraft
        open={asked !== null}
        onConfirm={() => {
          if (asked !== null) onDiscard(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
