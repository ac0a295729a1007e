import { useCallback, useSyncExternalStore } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import type { DraftChange, EmployeeDraft } from './employee-draft.ts';

/** What is being written about a sede's people and not saved yet. */
interface StaffDrafts {
  news: readonly EmployeeDraft[];
  edits: readonly EmployeeDraft[];
}

const NONE: StaffDrafts = { news: [], edits: [] };

// Outlives the screen, so that going to look at something else loses nothing; never the session.
const kept = new Map<string, StaffDrafts>();
const listeners = new Set<() => void>();

export function useStaffDrafts(dbName: string) {
  const key = `${useStored(stored.token)} ${dbName}`;
  const drafts = useSyncExternalStore(subscribe, () => kept.get(key) ?? NONE);

  const update = useCallback(
    (change: (before: StaffDrafts) => StaffDrafts) => put(key, change(kept.get(key) ?? NONE)),
    [key],
  );
  return {
    ...drafts,
    add: (draft: EmployeeDraft) =>
      update(({ news, edits }) =>
        draft.id === null ? { news: [...news, draft], edits } : { news, edits: [...edits, draft] },
      ),
    change: (draftKey: string, change: DraftChange) =>
      update(({ news, edits }) => {
        const changed = (one: EmployeeDraft) =>
          one.key === draftKey ? { ...one, ...change } : one;
        return { news: news.map(changed), edits: edits.map(changed) };
      }),
    drop: (...draftKeys: readonly string[]) =>
      update(({ news, edits }) => {
        const stays = (one: EmployeeDraft) => !draftKeys.includes(one.key);
        return { news: news.filter(stays), edits: edits.filter(stays) };
      }),
  };
}

export type Drafts = ReturnType<typeof useStaffDrafts>;

function put(key: string, drafts: StaffDrafts): void {
  const [token] = key.split(' ');
  for (const other of kept.keys()) if (!other.startsWith(`${token} `)) kept.delete(other);
  kept.set(key, drafts);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
