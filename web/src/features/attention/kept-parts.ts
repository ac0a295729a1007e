import type { SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { stored } from '../../lib/stored.ts';

/** What is typed about a part of the settings, and the settings as they were when it was begun. */
export interface KeptPart {
  opened: SedeSettingsAnswer;
  typed: object;
}

// Survives a change of screen, so that nothing typed is lost, but not the session.
let session: string | null = null;
const parts = new Map<string, KeptPart>();

export function keptPart(key: string): KeptPart | undefined {
  return session === stored.token.get() ? parts.get(key) : undefined;
}

export function keepPart(key: string, part: KeptPart | null): void {
  if (session !== stored.token.get()) parts.clear();
  session = stored.token.get();
  if (part) parts.set(key, part);
  else parts.delete(key);
}
