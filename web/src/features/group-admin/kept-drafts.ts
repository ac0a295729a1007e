import { useCallback, useSyncExternalStore } from 'react';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import type { GroupDraft } from './group-draft.ts';

/** A group that somebody is changing. */
export interface KeptDraft {
  /** As it was when the first thing was typed. */
  opened: GroupDraft;
  typed: Partial<GroupDraft>;
}

type KeptDrafts = Readonly<Record<string, KeptDraft>>;

const NONE: KeptDrafts = {};

// Survives a change of screen, so that nothing typed is lost, but not the session.
const kept = new Map<string, KeptDrafts>();
const listeners = new Set<() => void>();

/** What is typed about the groups of a sede and not saved yet, by the key of the form. */
export function useKeptDrafts(dbName: string) {
  const session = `${useStored(stored.token)} ${dbName}`;
  const drafts = useSyncExternalStore(subscribe, () => kept.get(session) ?? NONE);
  const put = useCallback(
    (key: string, draft: KeptDraft | null) => {
      const { [key]: _, ...others } = kept.get(session) ?? NONE;
      const [token] = session.split(' ');
      for (const other of kept.keys()) if (!other.startsWith(`${token} `)) kept.delete(other);
      kept.set(session, draft ? { ...others, [key]: draft } : others);
      for (const listener of listeners) listener();
    },
    [session],
  );
  return { drafts, put };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
