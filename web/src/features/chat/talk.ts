import type { ChatMessage } from '@comanda/contract/chat/chat';
import { CHAT_IDLE_MS } from '@comanda/contract/chat/chat.rules';
import { newId } from '../../lib/new-id.ts';
import { storedObject } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import type { ChangeWords } from './cart-changes.ts';

/** A message of the talk, with what came with it. */
export interface TalkEntry extends ChatMessage {
  id: string;
  /** `_id`s of products. */
  productosSugeridos?: readonly string[];
  cart?: { changes: readonly ChangeWords[]; total: number };
  /** In place of an answer: what was said and got none, and why. */
  unanswered?: { mensaje: string; cause: string };
}

export interface Talk {
  dbName: string;
  entries: readonly TalkEntry[];
  /** The diner has to confirm or cancel before saying more. */
  isConfirming: boolean;
}

/** Kept with whose it is, and when something was last said (ms). */
interface SavedTalk extends Talk {
  sessionId: string | null;
  at: number;
}

/** On the device, as long as the assistant remembers it too; every tab has the same one. */
const saved = storedObject<SavedTalk>('chat_talk', isSaved);
/** What is older scrolled away long ago. */
const MAX_ENTRIES = 80;

/** The talk of this visit with the sede, as it was left, or a new one. */
export function restoreTalk(dbName: string): Talk {
  const known = saved.get();
  if (known && known.dbName === dbName && isGoingOn(known)) {
    const { entries, isConfirming } = known;
    return { dbName, entries, isConfirming };
  }
  return { dbName, entries: [], isConfirming: false };
}

export function saveTalk(talk: Talk): void {
  saved.set({ ...talk, sessionId: stored.chatSessionId.get(), at: Date.now() });
}

export function forgetTalk(): void {
  saved.remove();
}

/** Calls back when it is saved or forgotten, in whichever tab. */
export const onSavedTalk = saved.subscribe;

export function withEntry(talk: Talk, entry: Omit<TalkEntry, 'id'>): Talk {
  const entries = [...talk.entries, { id: newId(), ...entry }].slice(-MAX_ENTRIES);
  return { ...talk, entries };
}

function isGoingOn({ sessionId, at }: SavedTalk): boolean {
  return sessionId === stored.chatSessionId.get() && Date.now() - at < CHAT_IDLE_MS;
}

function isSaved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { dbName, entries, isConfirming, at } = value as Partial<SavedTalk>;
  return (
    typeof dbName === 'string' &&
    typeof at === 'number' &&
    typeof isConfirming === 'boolean' &&
    Array.isArray(entries) &&
    entries.every(({ id, text }) => typeof id === 'string' && typeof text === 'string')
  );
}
