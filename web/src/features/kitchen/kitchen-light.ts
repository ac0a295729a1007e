import { storedText, useStored } from '../../lib/storage.ts';

// Present where the sun falls on the screen and dark is hard to read: a tablet stays as its crew left it.
const light = storedText('cocina_clara');

/** Kitchens are dark unless somebody asked for light. */
export function useKitchenLight(): boolean {
  return useStored(light) !== null;
}

export function setKitchenLight(isLight: boolean): void {
  if (isLight) light.set('1');
  else light.remove();
}
