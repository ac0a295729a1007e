import type { PublicService } from '@comanda/contract/locations/locations';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';

/** When the diner's sede opens, pauses and what it takes; undefined where it has decided nothing of it. */
export function useService(): PublicService | undefined {
  return useStored(stored.location)?.servicio;
}

/** The same for code that is not drawn. */
export function serviceHere(): PublicService | undefined {
  return stored.location.get()?.servicio;
}
