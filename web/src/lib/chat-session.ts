import { newId } from './new-id.ts';
import { stored } from './stored.ts';

/** The conversation's id: created once and kept for the next visit. */
export function chatSessionId(): string {
  const known = stored.chatSessionId.get();
  if (known) return known;
  const fresh = newId();
  stored.chatSessionId.set(fresh);
  return fresh;
}
