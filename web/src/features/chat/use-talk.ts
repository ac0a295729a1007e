import { useSyncExternalStore } from 'react';
import { subscribeToTalk, talkOf } from './talk-store.ts';

export function useTalk(dbName: string) {
  return useSyncExternalStore(subscribeToTalk, () => talkOf(dbName));
}
