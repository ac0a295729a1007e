import { storedText, useStored } from '../../lib/storage.ts';

// Set on tablets where sunlight makes the dark screen hard to read; the choice survives a restart.
const light = storedText('cocina_clara');

/** The kitchen screen is dark unless somebody chose light. */
export function useKitchenLight(): boolean {
  return useStored(light) !== null;
}

export function setKitchenLight(isLight: boolean): void {
  if (isLight) light.set('1');
  else light.remove();
}
