// @vitest-environment happy-dom
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { say, talkOf } from './talk-store.ts';

beforeEach(clearStorage);
afterEach(() => vi.unstubAllGlobals());

function enter(dbName: string) {
  const empty = { direccion: '', telefono: '', horario: '', logo: '', imagen: '' };
  stored.location.set({ _id: dbName, dbName, nombre: dbName, ...empty });
}

test('a message sent in another tab appears in this one too', () => {
  enter('centro');
  stored.chatSessionId.set('s1');
  expect(talkOf('centro').entries).toEqual([]);
  const entries = [{ id: 'e1', from: 'user', text: 'Hola' }];
  const talk = { dbName: 'centro', entries, isConfirming: false, sessionId: 's1', at: Date.now() };
  localStorage.setItem('chat_talk', JSON.stringify(talk));
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'chat_talk', storageArea: localStorage }),
  );
  expect(talkOf('centro').entries).toEqual(entries);
});

test('an answer that came while the diner was at another sede does not block the conversation', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  enter('centro');
  say('centro', 'Dos limonadas');
  enter('norte');
  const words = { respuesta: 'Listo.', productosSugeridos: [], redirigirACarrito: false };
  answer.resolve(Response.json({ ...words, carrito: [] }));
  await vi.waitFor(() => expect(talkOf('centro').speaking).toBeNull());
  expect(talkOf('centro').entries.at(-1)).toMatchObject({
    text: chatMessages.failed,
    unanswered: { mensaje: 'Dos limonadas' },
  });
  enter('centro');
  expect(say('centro', '¿Sigues ahí?')).toBe(true);
});
