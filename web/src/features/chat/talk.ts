import type { ChatMessage } from '@comanda/contract/chat';
import { newId } from '../../lib/new-id.ts';
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

/** Kept with whose it is: another tab may have signed out meanwhile. */
interface SavedTalk extends Talk {
  sessionId: string | null;
}

const KEY = 'chat_talk';
/** What is older scrolled away long ago. */
const MAX_ENTRIES = 80;

/** The talk of this visit with the sede, as it was left, or a new one. */
export function restoreTalk(dbName: string): Talk {
  const saved = read();
  return saved?.dbName === dbName ? saved : { dbName, entries: [], isConfirming: false };
}

export function saveTalk(talk: Talk): void {
  try {
    const saved: SavedTalk = { ...talk, sessionId: stored.chatSessionId.get() };
    sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Without storage the talk lasts as long as the page.
  }
}

export function forgetTalk(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}

export function withEntry(talk: Talk, entry: Omit<TalkEntry, 'id'>): Talk {
  const entries = [...talk.entries, { id: newId(), ...entry }].slice(-MAX_ENTRIES);
  return { ...talk, entries };
}

function read(): Talk | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSaved(value) && value.sessionId === stored.chatSessionId.get() ? value : null;
  } catch {
    return null;
  }
}

function isSaved(value: unknown): value is SavedTalk {
  if (typeof value !== 'object' || value === null) return false;
  const { dbName, entries, isConfirming } = value as Partial<Talk>;
  return (
    typeof dbName === 'string' &&
    typeof isConfirming === 'boolean' &&
    Array.isArray(entries) &&
    entries.every(({ id, text }) => typeof id === 'string' && typeof text === 'string')
  );
}
