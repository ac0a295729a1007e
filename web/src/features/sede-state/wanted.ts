import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';

/** The slot that was chosen here, as an instant; null for as soon as it can be. */
export function useWanted(): string | null {
  const chosen = useStored(stored.wanted);
  const location = useStored(stored.location);
  return chosen && chosen.dbName === location?.dbName ? chosen.programado : null;
}

export function want(programado: string | null): void {
  const dbName = stored.location.get()?.dbName;
  if (programado && dbName) stored.wanted.set({ dbName, programado });
  else stored.wanted.remove();
}
