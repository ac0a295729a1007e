// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { restoreTalk, saveTalk, withEntry } from './talk.ts';

beforeEach(clearStorage);
afterEach(() => vi.useRealTimers());

const said = (dbName: string, ...texts: string[]) =>
  texts.reduce((talk, text) => withEntry(talk, { from: 'user', text }), restoreTalk(dbName));

test('a conversation is restored as it was left', () => {
  saveTalk({ ...said('centro', 'Hola'), isConfirming: true });
  expect(restoreTalk('centro')).toMatchObject({ entries: [{ text: 'Hola' }], isConfirming: true });
});

test('a conversation ends after two hours of silence, as it does for the assistant', () => {
  vi.useFakeTimers();
  saveTalk(said('centro', 'Hola'));
  vi.advanceTimersByTime(2 * 3_600_000 - 1);
  expect(restoreTalk('centro').entries).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(restoreTalk('centro').entries).toEqual([]);
});

test('another sede starts a new conversation', () => {
  saveTalk(said('centro', 'Hola'));
  expect(restoreTalk('chapinero').entries).toEqual([]);
});

test('after a sign-out in another tab nobody sees the conversation', () => {
  stored.chatSessionId.set('de Laura');
  saveTalk(said('centro', 'Soy Laura'));
  stored.chatSessionId.set('de otro');
  expect(restoreTalk('centro').entries).toEqual([]);
  stored.chatSessionId.remove();
});

test('a malformed stored conversation is discarded', () => {
  for (const corrupt of ['{', '7', '{"dbName":"centro"}', '{"dbName":"centro","entries":[{}]}']) {
    clearStorage();
    localStorage.setItem('chat_talk', corrupt);
    expect(restoreTalk('centro').entries).toEqual([]);
  }
});

test('only the newest eighty messages are kept', () => {
  const talk = said('centro', ...Array.from({ length: 90 }, (_, at) => `m${at}`));
  expect(talk.entries).toHaveLength(80);
  expect(talk.entries.at(-1)?.text).toBe('m89');
});
