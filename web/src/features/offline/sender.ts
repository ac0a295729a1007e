import { stored } from '../../lib/stored.ts';
import type { Author, Sender } from './outbox.ts';

/** Who works at this screen; null when nobody does. */
export function authorHere(): Author | null {
  const user = stored.user.get();
  return user?.tipo === 'empleado' ? { id: user.id, nombre: user.nombre, email: user.email } : null;
}

/** Whose deeds may go now: those of who is signed in, at this sede. */
export function senderHere(): Sender | null {
  const author = authorHere();
  const dbName = stored.location.get()?.dbName;
  return author && dbName ? { author: author.id, dbName } : null;
}
