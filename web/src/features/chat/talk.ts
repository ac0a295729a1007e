import type { ChatMessage } from '@comanda/contract/chat/chat';
import { CHAT_IDLE_MS } from '@comanda/contract/chat/chat.rules';
import { newId } from '../../lib/new-id.ts';
import { storedObject } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import type { ChangeWords } from './cart-changes.ts';

/** A message of the conversation with its suggestions and cart changes. */
export interface TalkEntry extends ChatMessage {
  id: string;
  /** `_id`s of the suggested products. */
  productosSugeridos?: readonly string[];
  cart?: { changes: readonly ChangeWords[]; total: number };
  /** Set instead of an answer: the message that got none, and why. */
  unanswered?: { mensaje: string; cause: string };
}

export interface Talk {
  dbName: string;
  entries: readonly TalkEntry[];
  /** The diner has to confirm or cancel before sending more. */
  isConfirming: boolean;
}

/** Stored with the session it belongs to and the time of the last message (ms). */
interface SavedTalk extends Talk {
  sessionId: string | null;
  at: number;
}

/** Kept on the device as long as the assistant remembers the conversation; all tabs share it. */
const saved = storedObject<SavedTalk>('chat_talk', isSaved);
/** Older messages are dropped: nobody scrolls that far back. */
const MAX_ENTRIES = 80;

/** The stored conversation with the sede, or a new one. */
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

/** Calls back when any tab saves or forgets the conversation. */
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
